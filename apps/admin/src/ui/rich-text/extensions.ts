import { isSafeImage, isSafeLink } from '@chatty/contract/rich-text';
import Image from '@tiptap/extension-image';
import type { Extensions } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { keptFormatting } from './kept-formatting.ts';
import { VideoNode } from './video-node.ts';

/** Pictures from anywhere else, such as pasted data addresses, never enter the text. */
const SafeImage = Image.extend({
  parseHTML() {
    return [{ tag: 'img[src]', getAttrs: (it) => (isSafeImage(it.getAttribute('src') ?? '') ? null : false) }];
  },
});

/** What the editor can hold: the same as the server's sanitiser lets through, so that nothing is lost on the way. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: (url) => isSafeLink(url),
      HTMLAttributes: { target: null, rel: null },
    },
    trailingNode: false,
  }),
  SafeImage,
  VideoNode,
  ...keptFormatting,
];
