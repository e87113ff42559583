import { createElement as h, type ReactElement, useState } from 'react';
import { type Media, quietPlayer, siteOf } from './media.ts';
import { parseProse } from './parse.ts';
import type { Inline } from './parse-inlines.ts';

interface ProseProps {
  text: string;
  className?: string;
  /** Where site-relative links lead when the text is shown on another site, such as the shop's address. */
  base?: string;
  /** Where the writer is not to be trusted: a link under other words than its address is followed by the address. */
  tellAddresses?: boolean;
  /** Shows pictures and videos: for text of the shop's own making only. */
  media?: MediaOptions | undefined;
}

export interface MediaOptions {
  /** Where our own files are kept. */
  origin: string;
  video: string;
  /** What the button before a video says: what it does, and whom it asks. */
  playVideo(title: string): string;
  loadsFrom(site: string): string;
}

// The keyboard goes on where the button was.
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** A video of another site. Nothing of it is asked for before somebody presses the button. */
function Video({ media, options }: { media: Media; options: MediaOptions }): ReactElement {
  const [wanted, setWanted] = useState(false);
  const upright = siteOf(media) === 'TikTok';
  const className = `prose-video${upright ? ' prose-video-upright' : ''}`;
  if (wanted) {
    return h('iframe', {
      className,
      src: quietPlayer(media),
      title: media.title || options.video,
      ref: takeFocus,
      allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
      allowFullScreen: true,
      referrerPolicy: 'strict-origin-when-cross-origin',
      sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
    });
  }
  return h(
    'button',
    { type: 'button', className, onClick: () => setWanted(true) },
    h('span', { className: 'prose-play', 'aria-hidden': true }),
    h('span', { className: 'prose-video-title' }, options.playVideo(media.title)),
    h('span', { className: 'prose-video-site' }, options.loadsFrom(siteOf(media))),
  );
}

/** A picture, or a video behind a button. Their place is kept before they are loaded. */
export function MediaView({ media, options }: { media: Media; options: MediaOptions }): ReactElement {
  if (media.kind === 'video') return h(Video, { media, options });
  const { width, height } = media;
  const sized = width !== null && height !== null;
  return h('img', {
    className: sized ? 'prose-image' : 'prose-image prose-image-unsized',
    src: new URL(media.src, options.origin).href,
    alt: media.title,
    loading: 'lazy',
    // Also where the picture turns out to be of another shape: what is below it stays.
    ...(sized ? { width, height, style: { aspectRatio: `${width} / ${height}` } } : {}),
  });
}

/** Attributes of a link; one that leads to another site opens beside the page and tells it nothing. */
function linkTo(href: string, base: string | undefined): Record<string, string> {
  if (!/^(?:https?:|\/)/i.test(href)) return { href };
  const onPage = typeof location !== 'undefined' && location.protocol.startsWith('http');
  const here = onPage ? location.href : 'https://nowhere.invalid/';
  const full = new URL(href, base ?? here);
  if (full.origin === new URL(here).origin) return { href: full.href };
  return { href: full.href, target: '_blank', rel: 'noopener nofollow' };
}

/** What a reader takes for the address of a link, whatever it leads to. */
const wordsOf = (nodes: Inline[]): string =>
  nodes.map((it) => ('text' in it ? it.text : 'children' in it ? wordsOf(it.children) : '')).join('');

type Links = Pick<ProseProps, 'base' | 'tellAddresses' | 'media'>;

function link(node: Extract<Inline, { type: 'link' }>, key: number, links: Links): ReactElement {
  const named = h('a', { key, ...linkTo(node.href, links.base) }, draw(node.children, links));
  const isOpen = !links.tellAddresses || wordsOf(node.children) === node.href.replace(/^(?:mailto|tel):/i, '');
  return isOpen ? named : h('span', { key }, named, ` (${node.href})`);
}

function draw(nodes: Inline[], links: Links): ReactElement[] {
  return nodes.map((node, key) => {
    switch (node.type) {
      case 'text':
        return h('span', { key }, node.text);
      case 'code':
        return h('code', { key }, node.text);
      case 'break':
        return h('br', { key });
      case 'media':
        return links.media
          ? h(MediaView, { key, media: node.media, options: links.media })
          : h('span', { key }, node.media.title);
      case 'link':
        return link(node, key, links);
      default:
        return h(node.type, { key }, draw(node.children, links));
    }
  });
}

/** Shows message text. Works with React and with preact/compat; no JSX, so that the file is found like all others. */
export function Prose({ text, className, ...links }: ProseProps): ReactElement {
  const blocks = parseProse(text, { media: links.media !== undefined }).map((block, key) => {
    if (block.type === 'paragraph') return h('p', { key }, draw(block.children, links));
    const items = block.items.map((it, item) => h('li', { key: item }, draw(it, links)));
    return block.ordered ? h('ol', { key, start: block.start }, items) : h('ul', { key }, items);
  });
  // Each message is written in its own direction, whatever the page's is.
  return h('div', { className, dir: 'auto' }, blocks);
}
