export { readOwnFile } from './read-own-file.ts';
export { attachableFiles, saveFile } from './save-file.ts';
export { mountFiles } from './serve-file.ts';
