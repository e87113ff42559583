/** Files that people send and open. */
export const texts = {
  thisFile: 'This file',
  oneOfTheFiles: 'One of the files',
  oneOfTheImages: 'One of the images',
  notForVisitors: 'Visitors couldn’t see this file. Use a PNG, JPEG, GIF, WebP, or AVIF image.',
  empty: 'This file is empty.',
  unsupported: 'This type of file isn’t supported. Send an image, a PDF, a text file, or an MP4 video.',
  damagedPicture: 'This picture is damaged. Save it again, then send the new copy.',
};
