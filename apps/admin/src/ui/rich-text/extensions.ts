import { isSafeLink } from '@chatty/contract/rich-text';
import type { Extensions } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { ImageNode } from './images/image-node.ts';
import { keptFormatting } from './kept-formatting.ts';
import { VideoNode } from './video/video-node.ts';

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
  ImageNode,
  VideoNode,
  ...keptFormatting,
];
