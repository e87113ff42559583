import { createElement as h, type ReactElement } from 'react';
import { type Inline, parseProse } from './parse.ts';

interface ProseProps {
  text: string;
  className?: string;
  /** Where site-relative links lead when the text is shown on another site, such as the shop's address. */
  base?: string;
  /** Where the writer is not to be trusted: a link under other words than its address is followed by the address. */
  tellAddresses?: boolean;
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

type Links = Pick<ProseProps, 'base' | 'tellAddresses'>;

function link(it: Extract<Inline, { type: 'link' }>, key: number, links: Links): ReactElement {
  const named = h('a', { key, ...linkTo(it.href, links.base) }, draw(it.children, links));
  const isOpen = !links.tellAddresses || wordsOf(it.children) === it.href.replace(/^(?:mailto|tel):/i, '');
  return isOpen ? named : h('span', { key }, named, ` (${it.href})`);
}

function draw(nodes: Inline[], links: Links): ReactElement[] {
  return nodes.map((it, key) => {
    switch (it.type) {
      case 'text':
        return h('span', { key }, it.text);
      case 'code':
        return h('code', { key }, it.text);
      case 'break':
        return h('br', { key });
      case 'link':
        return link(it, key, links);
      default:
        return h(it.type, { key }, draw(it.children, links));
    }
  });
}

/** Shows message text. Works with React and with preact/compat; no JSX, so that the file is found like all others. */
export function Prose({ text, className, ...links }: ProseProps): ReactElement {
  const blocks = parseProse(text).map((block, key) => {
    if (block.type === 'paragraph') return h('p', { key }, draw(block.children, links));
    const items = block.items.map((it, item) => h('li', { key: item }, draw(it, links)));
    return block.ordered ? h('ol', { key, start: block.start }, items) : h('ul', { key }, items);
  });
  // Each message is written in its own direction, whatever the page's is.
  return h('div', { className, dir: 'auto' }, blocks);
}
