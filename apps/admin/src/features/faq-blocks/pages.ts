export { applyToBlocks } from './block-queries.ts';
export { AddBlockPage } from './form/add-block-page.tsx';
export { EditBlockPage } from './form/edit-block-page.tsx';
export { BlockListPage } from './list/block-list-page.tsx';
