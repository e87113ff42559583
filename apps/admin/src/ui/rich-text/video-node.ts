import { videoPlayer } from '@chatty/contract/rich-text';
import { Node } from '@tiptap/react';

const siteOf = (src: string): string => {
  const { hostname } = new URL(src);
  if (hostname.endsWith('vimeo.com')) return 'Vimeo';
  return hostname.endsWith('tiktok.com') ? 'TikTok' : 'YouTube';
};

/** A video of YouTube, Vimeo or TikTok. In the editor it is a quiet card: the player itself runs for readers only. */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return { src: { default: null }, title: { default: 'Video' } };
  },

  parseHTML() {
    const known = (it: HTMLElement) => {
      const src = videoPlayer(it.getAttribute('src') ?? '');
      return src ? { src, title: it.getAttribute('title') || 'Video' } : false;
    };
    return [{ tag: 'iframe', getAttrs: known }];
  },

  renderHTML({ HTMLAttributes }) {
    return ['iframe', HTMLAttributes];
  },

  addNodeView() {
    return ({ node }) => {
      const src = String(node.attrs.src);
      const dom = document.createElement('div');
      dom.dataset.video = siteOf(src);
      const name = document.createElement('strong');
      name.textContent = `${siteOf(src)} video`;
      const address = document.createElement('span');
      address.textContent = src.replace(/^https:\/\/(?:www\.)?/, '');
      dom.append(name, address);
      return { dom };
    };
  },
});
