import { fileMaxBytes } from '@chatty/contract/limits';

const megabytes = fileMaxBytes / 1_024 / 1_024;

/** What the editor of formatted text says. */
export const texts = {
  required: 'This field is required',
  formatting: 'Formatting',
  withKeys: (label: string, keys: string) => `${label} (${keys})`,
  insert: 'Insert',
  apply: 'Apply',
  remove: 'Remove',

  tools: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strikethrough: 'Strikethrough',
    code: 'Code',
    heading: 'Heading',
    subheading: 'Subheading',
    bulletedList: 'Bulleted list',
    numberedList: 'Numbered list',
    quote: 'Quote',
    codeBlock: 'Code block',
    undo: 'Undo',
    redo: 'Redo',
  },

  link: {
    label: 'Link',
    address: 'Link to',
    placeholder: 'https://example.com/returns',
    newTab: 'Open in a new tab',
    wrong: 'Enter a web address such as https://example.com, an email address, or a path such as /pages/returns',
  },

  image: {
    label: 'Image',
    choose: 'Upload an image',
    limits: `PNG, JPEG, GIF, WebP, or AVIF, up to ${megabytes} MB. You can also paste or drop images into the text.`,
    or: 'or link to an image',
    address: 'Image address',
    placeholder: 'https://example.com/sizes.png',
    describe: 'Describe this image for people who can’t see it',
    describePlaceholder: 'Size chart from XS to XL',
    wrong: 'Enter an image address that begins with https://',
  },

  upload: {
    list: 'Image uploads',
    pasted: 'Pasted image',
    uploading: (name: string) => `Uploading ${name}`,
    failed: 'Not uploaded.',
    tooLarge: `Images can’t be larger than ${megabytes} MB.`,
    empty: 'This file is empty.',
    wrongKind: 'Visitors can’t see this type of image. Use PNG, JPEG, GIF, WebP, or AVIF.',
    tryAgain: 'Try again',
    tryAgainWith: (name: string) => `Try again: ${name}`,
    removeWith: (name: string) => `Remove ${name}`,
    waitFor: 'Wait for your images to finish uploading.',
    mend: 'An image wasn’t uploaded. Try again or remove it.',
  },

  video: {
    label: 'Video',
    address: 'Video link',
    placeholder: 'https://www.youtube.com/watch?v=…',
    wrong: 'Paste the full link of a video on YouTube, Vimeo, or TikTok',
    title: 'Title',
    titlePlaceholder: 'How to measure your feet',
    untitled: 'Video',
    preview: 'What visitors see',
    check: 'Open the video',
    from: (site: string) => `${site} video. Loads when visitors press play.`,
  },
};
