import { createElement as h, Fragment, type ReactElement } from 'react';
import type { Media, ReadMedia } from './media.ts';
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
  media?: MediaDrawing | undefined;
}

/** Reads and draws pictures and videos (`mediaShown`): what shows none does not load it. */
export interface MediaDrawing {
  mediaAt: ReadMedia;
  draw(media: Media): ReactElement;
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
        return links.media ? h(Fragment, { key }, links.media.draw(node.media)) : h('span', { key }, node.media.title);
      case 'link':
        return link(node, key, links);
      default:
        return h(node.type, { key }, draw(node.children, links));
    }
  });
}

/** Shows message text. Works with React and with preact/compat; no JSX, so that the file is found like all others. */
export function Prose({ text, className, ...links }: ProseProps): ReactElement {
  const blocks = parseProse(text, { mediaAt: links.media?.mediaAt }).map((block, key) => {
    if (block.type === 'paragraph') return h('p', { key }, draw(block.children, links));
    const items = block.items.map((it, item) => h('li', { key: item }, draw(it, links)));
    return block.ordered ? h('ol', { key, start: block.start }, items) : h('ul', { key }, items);
  });
  // Each message is written in its own direction, whatever the page's is.
  return h('div', { className, dir: 'auto' }, blocks);
}
