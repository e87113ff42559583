import { applyToBlocks } from './block-queries.ts';
import { AddBlockPage } from './form/add-block-page.tsx';
import { EditBlockPage } from './form/edit-block-page.tsx';
import { BlockListPage } from './list/block-list-page.tsx';

/** What comes when it is wanted. */
export const ofBlocks = { AddBlockPage, EditBlockPage, BlockListPage, applyToBlocks };
