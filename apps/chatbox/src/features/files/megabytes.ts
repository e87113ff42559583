import { fileMaxBytes } from '@chatty/contract/limits';

/** How large a file may be. */
export const megabytes = fileMaxBytes / 1024 / 1024;
