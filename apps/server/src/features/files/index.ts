export { findFiles, keepDownload } from './keep-download.ts';
export { attachFiles, giveUnsent } from './attach-files.ts';
export { letGoOfFiles, useFiles } from './uses/file-uses.ts';
export { readOwnFile } from './read-own-file.ts';
export { removeFile } from './remove-file.ts';
export { attachableFiles, saveFile } from './save-file.ts';
export { type FileAddress, fileAddressOf, useImages } from './images/use-images.ts';
