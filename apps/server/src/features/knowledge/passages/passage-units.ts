import type { Embedder } from '../../../ports/embedder.ts';
import type { Passage } from '../search/passage-index.ts';

const mostSentences = 12;
/** Names what `passageUnits` makes of a passage: another way to cut it needs another name. */
const cut = 'whole-last';

/**
 * The texts of a passage to embed, each on its own: the title, every variant, the body sentence by sentence (a question is
 * near to the one sentence that answers it, not to the average of a page), and at last the whole, for a sentence alone often
 * does not say what it speaks of.
 */
export function passageUnits({ title, text, variants = [] }: Pick<Passage, 'title' | 'text' | 'variants'>): string[] {
  const sentences = text.split(/(?<=[.?!])\s+|(?<=[。？！])|\n+/u).map((sentence) => sentence.trim());
  const said = sentences.filter((sentence) => sentence !== '');
  const body = said.slice(0, mostSentences - 1);
  if (said.length >= mostSentences) body.push(said.slice(mostSentences - 1).join(' '));
  const parts = new Set([title.trim(), ...variants.map((variant) => variant.trim()), ...body]);
  return [...[...parts].filter((unit) => unit !== ''), `${title}. ${text}`];
}

/** How the embeddings of passages are named: those of another encoder, or of passages cut otherwise, are never compared. */
export const embeddedBy = ({ id }: Embedder): string => `${id}/${cut}`;
