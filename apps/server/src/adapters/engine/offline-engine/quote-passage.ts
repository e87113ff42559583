import { termsOf } from './words.ts';

const shortEnough = 320;
const mostSentences = 3;
const quoteMaxChars = 420;
const leadingWords = 3;

const sentenceEnd = /(?<=[.!?…]["'”’)]{0,4})\s+(?=[\p{Lu}\p{N}"'“‘([*-])|\n+/u;

/** The sentences of a text; a heading or a line of a list is one too. */
const sentencesOf = (text: string) =>
  text
    .split(sentenceEnd)
    .map((it) => it.trim())
    .filter(Boolean);

interface Passage {
  title: string;
  text: string;
}

/** Words for the same thing, so that a question about delivery finds a sentence about shipping. */
const alike = [
  ['deliver', 'delivery', 'ship', 'shipp', 'shipment', 'dispatch', 'arriv'],
  ['return', 'refund', 'exchang'],
  ['cost', 'price', 'fee', 'charg', 'pay', 'expensiv'],
  ['wash', 'clean', 'care'],
  ['contact', 'phon', 'email', 'call', 'reach'],
];
const groupOf = new Map(alike.flatMap((words, at) => words.map((word) => [word, `${at}`] as const)));
const meanings = (text: string) => new Set(termsOf(text).map((term) => groupOf.get(term) ?? term));

/** What kind of fact a question expects, and what a sentence that holds one looks like. */
const expected: readonly [question: RegExp, sentence: RegExp][] = [
  [
    /\b(?:how long|how soon|how fast|how many days|when)\b/i,
    /\d[^.]{0,30}\b(?:minutes?|hours?|days?|weeks?|months?)\b|\b(?:am|pm)\b/i,
  ],
  [/\b(?:how much|what does .{0,100} cost|costs?|price|fees?)\b/i, /[$€£]\s?\d|\d\s?[$€£]|\bfree\b/i],
  [/\bwhere\b|\baddress\b/i, /\b\d{1,6} \w{1,40} (?:street|st|road|rd|avenue|ave|lane)\b|\bin [A-Z]/],
  [/\b(?:can|may|do|does|is|are) (?:i|you|it|there)\b/i, /\b(?:you can|you may|we|yes|no|cannot|not)\b/i],
];
const expectedBonus = 0.6;

/** How well each sentence answers; words of the title count little, as every sentence under it is about them. */
function sentenceScores(question: string, title: string, sentences: readonly string[]): number[] {
  const asked = [...meanings(question)];
  const titled = meanings(title);
  const held = sentences.map(meanings);
  const spread = new Map(asked.map((term) => [term, held.filter((it) => it.has(term)).length]));
  const weight = (term: string) => (titled.has(term) ? 0.3 : 1) / Math.max(1, spread.get(term) ?? 1) ** 0.5;
  const fits = expected.filter(([wanted]) => wanted.test(question)).map(([, sentence]) => sentence);
  return sentences.map((text, i) => {
    const shared = asked.reduce((sum, term) => sum + (held[i]?.has(term) ? weight(term) : 0), 0);
    const bonus = fits.some((it) => it.test(text)) ? expectedBonus : 0;
    return shared === 0 && titled.size === 0 ? 0 : shared + bonus;
  });
}

const bestOf = (scores: readonly number[]) => scores.reduce((at, score, i) => (score > (scores[at] ?? 0) ? i : at), 0);

/** The part of a passage that answers the question, word for word: all of a short one, else the best run of sentences. */
export function quotePassage(question: string, { title, text }: Passage): string {
  const sentences = sentencesOf(text);
  if (text.length <= shortEnough) return sentences.join(isList(text) ? '\n' : ' ');
  const best = bestOf(sentenceScores(question, title, sentences));
  const taken = [sentences[best] ?? ''];
  for (let i = best + 1; i < sentences.length && taken.length < mostSentences; i += 1) {
    const next = sentences[i] ?? '';
    // So few words are the heading of what follows, or only lead to it.
    if (taken.join(' ').length + next.length > quoteMaxChars || next.split(/\s+/).length <= leadingWords) break;
    taken.push(next);
  }
  return taken.join(isList(taken.join('\n')) ? '\n' : ' ');
}

/** Quotes the passage that answers best: retrieval's word, what the question's words cover, and no foreign subject in its title. */
export function quoteBest(question: string, passages: readonly (Passage & { relevance: number })[]): string | null {
  const asked = meanings(question);
  const scored = passages.map((passage) => {
    const titled = meanings(passage.title);
    const all = meanings(`${passage.title} ${passage.text}`);
    const coverage = [...asked].filter((it) => all.has(it)).length / Math.max(1, asked.size);
    const foreign = [...titled].filter((it) => !asked.has(it)).length / Math.max(1, titled.size);
    const sentence = Math.max(0, ...sentenceScores(question, '', sentencesOf(passage.text)));
    return { passage, score: coverage + 0.3 * sentence - 0.3 * foreign + passage.relevance };
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best ? quotePassage(question, best.passage) : null;
}

const isList = (text: string) => /^[ \t]{0,20}(?:[-*•]|\d{1,6}[.)])\s/m.test(text);
