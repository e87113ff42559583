export { attachableFiles } from './save-file.ts';
