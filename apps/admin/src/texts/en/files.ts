/** Files that are attached to what one writes. */
export const texts = {
  attach: (limits: string) => `Attach files. ${limits}`,
  attached: 'Attached files',
  limits: (mb: number, files: number) =>
    `Images, PDFs, text files, and MP4 videos, up to ${mb} MB each, ${files} per message`,
  uploading: 'Uploading',
  tryAgain: 'Try again',
  remove: (name: string) => `Remove ${name}`,
  pasted: 'Pasted image',
  failedToUpload: 'Failed to upload',
  tooLarge: (mb: number) => `Larger than ${mb} MB`,
  empty: 'This file is empty',
  kind: 'This type of file isn’t accepted',
  tooMany: (names: readonly string[], most: number) =>
    `Not attached: ${names.join(', ')}. A message holds ${most} files at most.`,
};
