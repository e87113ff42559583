import { videoPlayer } from '@chatty/contract/rich-text';
import { Plugin } from '@tiptap/pm/state';
import { Node } from '@tiptap/react';
import { texts } from '#texts/editor.ts';

/** The name of the site that a player is of. */
export const siteOf = (src: string): string => {
  const { hostname } = new URL(src);
  if (hostname.endsWith('vimeo.com')) return 'Vimeo';
  return hostname.endsWith('tiktok.com') ? 'TikTok' : 'YouTube';
};

const element = (name: string, text: string): HTMLElement => {
  const dom = document.createElement(name);
  dom.textContent = text;
  return dom;
};

function card({ node }: { node: { attrs: Record<string, unknown> } }) {
  const src = String(node.attrs.src);
  const dom = document.createElement('div');
  dom.dataset.video = siteOf(src);
  const sign = element('span', '');
  sign.dataset.play = '';
  dom.append(sign, element('strong', String(node.attrs.title)), element('span', texts.video.from(siteOf(src))));
  return { dom };
}

/**
 * A video of YouTube, Vimeo or TikTok. It looks as visitors see it before they press play: nothing is asked of the video
 * site until then.
 */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return { src: { default: null }, title: { default: texts.video.untitled } };
  },

  parseHTML() {
    const known = (element: HTMLElement) => {
      const src = videoPlayer(element.getAttribute('src') ?? '');
      return src ? { src, title: element.getAttribute('title') || texts.video.untitled } : false;
    };
    return [{ tag: 'iframe', getAttrs: known }];
  },

  renderHTML({ HTMLAttributes }) {
    return ['iframe', HTMLAttributes];
  },

  addNodeView: () => card,

  // When a page is left, the library draws the text once more without its own node views, but with those of plugins: a
  // frame would ask the video site for the player then.
  addProseMirrorPlugins() {
    return [new Plugin({ props: { nodeViews: { [this.name]: (node) => card({ node }) } } })];
  },
});
