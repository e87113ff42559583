import { type Block, parseProse } from './parse.ts';
import type { Inline } from './parse-inlines.ts';

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** An address as one would read it out: the site and the last part, without what stands behind the path. */
function shortAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  const parts = pathname.split('/').filter((it) => it !== '');
  const last = parts.at(-1);
  return host.replace(/^www\./, '') + (last ? `${parts.length > 1 ? '/…/' : '/'}${decoded(last)}` : '');
}

const isAddress = /^https?:\/\/\S+$/i;

function inlineWords(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'break') return '\n';
      if ('children' in node) {
        const words = inlineWords(node.children);
        return node.type === 'link' && isAddress.test(words) ? shortAddress(words) : words;
      }
      return 'text' in node ? node.text : '';
    })
    .join('');
}

const linesOf = (block: Block): string[] =>
  block.type === 'list'
    ? block.items.map(inlineWords)
    : inlineWords('children' in block ? block.children : []).split('\n');

/**
 * Message text on one line, for rows and snippets: no marks, links by their words or else by site and last part, and
 * dots between what were lines.
 */
export function proseToPreview(text: string): string {
  return parseProse(text)
    .flatMap(linesOf)
    .map((it) => it.replace(/\s+/g, ' ').trim())
    .filter((it) => it !== '')
    .reduce((line, it) => (line === '' ? it : `${line}${line.endsWith(':') ? ' ' : ' · '}${it}`), '');
}
