export { attachableFiles } from './save-file.ts';
export { mountFiles } from './serve-file.ts';
