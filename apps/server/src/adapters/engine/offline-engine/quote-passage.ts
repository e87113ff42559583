import { termsOf } from './words.ts';

const shortEnough = 320;
const mostSentences = 3;
const quoteMaxChars = 420;

const sentenceEnd = /(?<=[.!?…]["'”’)]*)\s+(?=[\p{Lu}\p{N}"'“‘([*-])|\n+/u;

/** The sentences of a text; a heading or a line of a list is one too. */
const sentencesOf = (text: string) =>
  text
    .split(sentenceEnd)
    .map((it) => it.trim())
    .filter(Boolean);

/**
 * The part of a passage that answers the question, word for word: all of a short one, else the run of sentences that
 * shares the most with the question. Words of the title count little, every sentence under it is about them.
 */
export function quotePassage(question: string, { title, text }: { title: string; text: string }): string {
  const sentences = sentencesOf(text);
  if (text.length <= shortEnough) return sentences.join(isList(text) ? '\n' : ' ');
  const asked = termsOf(question);
  const titled = new Set(termsOf(title));
  const spread = new Map(asked.map((term) => [term, sentences.filter((it) => termsOf(it).includes(term)).length]));
  const weight = (term: string) => (titled.has(term) ? 0.3 : 1) / Math.max(1, spread.get(term) ?? 1) ** 0.5;
  const scores = sentences.map((it) => {
    const terms = new Set(termsOf(it));
    return asked.reduce((sum, term) => sum + (terms.has(term) ? weight(term) : 0), 0);
  });
  const best = scores.reduce((at, score, i) => (score > (scores[at] ?? 0) ? i : at), 0);
  const taken = [sentences[best] ?? ''];
  for (let i = best + 1; i < sentences.length && taken.length < mostSentences; i += 1) {
    const next = sentences[i] ?? '';
    if (taken.join(' ').length + next.length > quoteMaxChars) break;
    taken.push(next);
  }
  return taken.join(isList(taken.join('\n')) ? '\n' : ' ');
}

const isList = (text: string) => /^\s*(?:[-*•]|\d+[.)])\s/m.test(text);
