import { htmlToProse } from './html-to-prose.ts';
import { type Media, mediaAt } from './media.ts';
import { parseProse } from './parse.ts';
import type { Inline } from './parse-inlines.ts';

const inlinesOf = (nodes: readonly Inline[]): Media[] =>
  nodes.flatMap((it) => (it.type === 'media' ? [it.media] : 'children' in it ? inlinesOf(it.children) : []));

/** The pictures and videos of rich text, in their order, each once. */
export function mediaOf(html: string): Media[] {
  const all = parseProse(htmlToProse(html, { media: true }), { mediaAt }).flatMap((block) =>
    block.type === 'list' ? block.items.flatMap(inlinesOf) : inlinesOf(block.children),
  );
  return [...new Map(all.map((it) => [it.src, it])).values()];
}
