import { namingOneOf, placeWords } from '../../../../language/places/places-named.ts';
import type { Concept } from '../../../../language/lexicon/concepts.ts';
import { conceptsIn, meaningsIn } from '../reading/meanings.ts';
import { isEveryday, termsOf } from '../reading/words.ts';
import { bar, rowAskedFor } from './table-rows.ts';

const mostSentences = 3;
const quoteMaxChars = 420;
const leadingWords = 3;

const sentenceEnd = /(?<=[.!?…。！？]["'”’)]{0,4})\s+(?=[\p{L}\p{N}"'“‘([*-])|(?<=[。！？])|\n+/u;

/** The sentences of a text; a heading, a row of a table, or a line of a list is one too. */
const sentencesOf = (text: string) =>
  text
    .split(sentenceEnd)
    .map((it) => it.trim())
    .filter(Boolean);

export interface Passage {
  title: string;
  text: string;
}

/** What kind of fact a question expects, a time, an amount, or a place, and what a sentence that holds one looks like. */
const factsExpected: readonly [question: RegExp, sentence: RegExp][] = [
  [
    /\b(?:how long|how soon|how fast|how quick|how many days|when)\b/i,
    /\d[^.]{0,30}\b(?:minutes?|hours?|days?|weeks?|months?)\b|\b(?:am|pm)\b/i,
  ],
  [/\b(?:how much|what does .{0,100} cost|costs?|price|fees?)\b/i, /[$€£]\s?\d|\d\s?[$€£]|\bfree\b/i],
  [
    /\bwhere\b|\baddress\b/i,
    /\b\d{1,6} \w{1,40} (?:\w{1,20} )?(?:street|st|road|rd|avenue|ave|lane|square)\b|\bin [A-Z]/i,
  ],
];
const expected: typeof factsExpected = [
  ...factsExpected,
  [/\b(?:can|may|do|does|is|are) (?:i|you|it|there)\b/i, /\b(?:you can|you may|we|yes|no|cannot|not)\b/i],
];
/** "How many people work there" expects so many people. */
function countOf(question: string): RegExp | null {
  const [, of] = /\bhow many ([a-z]{3,20})\b/i.exec(question) ?? [];
  return of === undefined ? null : new RegExp(`\\d (?:[a-z]{1,15} ){0,2}${of.replace(/s$/i, '')}`, 'i');
}
const expectedBonus = 0.6;
const placeBonus = 1.5;

/** Tells whether a sentence speaks of the place that a question names, or of other countries where it names one. */
export function speakingOfPlace(question: string): (sentence: string) => boolean {
  const places = placeWords(question);
  if (places.length === 0) return () => false;
  const namesOne = namingOneOf(places);
  return (sentence) => namesOne(sentence) || conceptsIn(sentence).includes('international');
}

/** Whether a text holds the kind of fact that a question expects, where it expects one. */
export const holdsWhatIsExpected = (question: string, text: string): boolean =>
  factsExpected.every(([wanted, fact]) => !wanted.test(question) || fact.test(text));

/** How well each sentence answers; words of the title count little, as every sentence under it is about them. */
function sentenceScores(question: string, title: string, sentences: readonly string[]): number[] {
  const asked = [...meaningsIn(question)];
  const titled = meaningsIn(title);
  const held = sentences.map(meaningsIn);
  const spread = new Map(asked.map((term) => [term, held.filter((it) => it.has(term)).length]));
  const weight = (term: string) => (titled.has(term) ? 0.3 : 1) / Math.max(1, spread.get(term) ?? 1) ** 0.5;
  const speaksOfPlace = speakingOfPlace(question);
  const fits = expected.filter(([wanted]) => wanted.test(question)).map(([, sentence]) => sentence);
  const counts = countOf(question);
  if (counts) fits.push(counts);
  return sentences.map((text, i) => {
    const shared = asked.reduce((sum, term) => sum + (held[i]?.has(term) ? weight(term) : 0), 0);
    const bonus = (fits.some((it) => it.test(text)) ? expectedBonus : 0) + (speaksOfPlace(text) ? placeBonus : 0);
    return shared === 0 && titled.size === 0 ? 0 : shared + bonus;
  });
}

const bestOf = (scores: readonly number[]) => scores.reduce((at, score, i) => (score > (scores[at] ?? 0) ? i : at), 0);

const isList = (text: string) => /^[ \t]{0,20}(?:[-*•]|\d{1,6}[.)])\s/m.test(text);

/** A longer list is told from the line on that answers. */
const longestList = 700;

/** The list of a text that holds a sentence, whole, with the line that leads to it; undefined where none does. */
function listAround(text: string, sentence: string): string[] | undefined {
  const lines = text.split('\n').filter((it) => it.trim() !== '');
  const at = lines.findIndex((it) => isList(it) && it.includes(sentence));
  if (at === -1) return undefined;
  let [from, to] = [at, at + 1];
  while (from > 0 && isList(lines[from - 1] ?? '')) from -= 1;
  while (to < lines.length && isList(lines[to] ?? '')) to += 1;
  if (/:\s*$/.test(lines[from - 1] ?? '')) from -= 1;
  const list = lines.slice(from, to);
  return list.join('\n').length > longestList ? undefined : list;
}

/** What turns around what stands below it: "What is not covered". */
const turning = /\b(?:not|no|never|cannot|except|exclu\w+|without)\b/i;
const lastHeading = (title: string) => title.slice(title.lastIndexOf('›') + 1).trim();
const verb = /\b(?:we|you|i|it|they|is|are|was|were|can|cannot|may|must|will|do|does|has|have|takes?|costs?)\b/i;
const ofOneOfThem = /\b(?:that|which|who) (?:is|are|was|were|can|cannot|may|must|will|do|does|has|have)\b/gi;
/**
 * A line that says nothing by itself: it does not say that anything is, does or must. "Candles that have been lit" says only which
 * candles.
 */
const isFragment = (sentence: string) => !verb.test(sentence.replace(ofOneOfThem, ' '));

/** Under a heading that turns it around, a quote is told with it. */
function withHeading(title: string, quote: readonly string[]): string[] {
  const [first = '', ...rest] = quote;
  const heading = lastHeading(title);
  return title.includes('›') && turning.test(heading) && isFragment(first)
    ? [`${heading}: ${first}`, ...rest]
    : [...quote];
}

/** Items of a list and rows of a table stand below each other. */
const joined = (lines: readonly string[]) =>
  lines.join(lines.some((it) => isList(it) || it.includes(bar)) ? '\n' : ' ');

/** A sentence that only the one before it makes clear: "You can try them there." */
const pointsBack = /^(?:it|they|this|these|those|that|there)\b|^.{0,40}\bthere\b(?! (?:is|are|was|were)\b)/i;

/** The part of a passage that answers the question, word for word: all of a short one, else the best run of sentences. */
export function quotePassage(question: string, { title, text }: Passage): string {
  const sentences = sentencesOf(text);
  const row = sentences.some(speakingOfPlace(question)) ? undefined : rowAskedFor(question, text);
  if (row) return row;
  if (text.length <= quoteMaxChars) return joined(withHeading(title, sentences));
  const best = bestOf(sentenceScores(question, title, sentences));
  const list = listAround(text, sentences[best] ?? '');
  if (list) return joined(withHeading(title, list));
  const from = best > 0 && pointsBack.test(sentences[best] ?? '') ? best - 1 : best;
  const taken = sentences.slice(from, best + 1);
  for (let i = best + 1; i < sentences.length && taken.length < mostSentences; i += 1) {
    const next = sentences[i] ?? '';
    // So few words are the heading of what follows, or only lead to it.
    if (taken.join(' ').length + next.length > quoteMaxChars || next.split(/\s+/).length <= leadingWords) break;
    taken.push(next);
  }
  return joined(withHeading(title, taken));
}

/** How a measure looks that is asked for. */
const measures: Partial<Record<Concept, RegExp>> = {
  weight: /\d\s?(?:g|kg|lbs?|oz|ounces?|pounds?|grams?|kilos?)\b/i,
  dimensions: /\d\s?(?:cm|mm|m|in|inch(?:es)?|ft|feet)\b|\d\s?[x×]\s?\d/i,
};
/** What is asked of a thing in words that its description hardly uses, and how the answer looks. */
const facts: readonly [question: RegExp, sentence: RegExp][] = [
  [
    /\bmax(?:imum)? (?:weight|load)|weight limit|how (?:much|many) (?:[a-z]{1,8} )?(?:can|does|do) .{1,60}(?:hold|carry|support)|how (?:much|many) (?:[a-z]{1,8} )?can i (?:load|put|carry|pack)|\b(?:hold|carry|support) (?:me|\d)/i,
    /\b(?:holds?|carries|carry|supports?)\b.{0,30}\d\s?(?:kg|lbs?|pounds?)\b/i,
  ],
  [
    /\bburn(?:ing)? time|battery|run ?time|play ?time|how many hours\b|how (?:long|fast|quick) (?:does|do|will|is|can) .{1,60} (?:burn|last|run|charge|fill|keep|stay|take|recharge)/i,
    /\d\s?(?:hours?|hrs?|h|minutes?|mins?)\b|\b(?:an|half an) hour\b/i,
  ],
  [
    /\bhow (?:tall|high)\b|\bheight\b/i,
    /\d\s?(?:cm|mm|m|in|inch(?:es)?|ft|feet)\b.{0,20}\b(?:high|tall)\b|\b(?:height|high|tall)\b.{0,12}\d/i,
  ],
  [/\bhow wide\b|\bwidth\b/i, /\d\s?(?:cm|mm|m|in|inch(?:es)?|ft|feet)\b.{0,20}\bwide\b|\b(?:width|wide)\b.{0,12}\d/i],
  [
    /\brain(?=\W*$)|\bin (?:the |heavy )?rain\b|\bwet\b|\bwaterproof|\bwater resistant|\bin water\b/i,
    /\bIPX?\d|\bwaterproof|\bwater column|water[- ](?:resistant|repellent|proof)|\bkeeps? (?:the )?(?:water|rain) out|\d,?\d{3} mm\b/i,
  ],
  [
    /\bhow (?:cold|warm|hot)\b|\b(?:warm|cold)er\b|\btemp(?:erature)?s?\b|degrees|\bfreez|\bcomfort/i,
    /\d\s?°\s?[CF]\b/,
  ],
  [
    /\b(?:loud|noisy|noise|quiet|silent|decibels?)\b/i,
    /\d\s?dB\b|\b(?:quiet\w{0,2}|silent\w{0,2}|silence|noise(?:less)?|loud\w{0,2})\b/i,
  ],
  [/\b(?:watts?|wattage|how powerful|power consumption|horsepower)\b/i, /\d\s?(?:k?W|watts?)\b/i],
  [/\b(?:voltage|volts?)\b/i, /\d\s?(?:V|volts?)\b/],
  [
    /\bhow (?:thick|thin)\b|\bthickness\b/i,
    /\d\s?(?:cm|mm|in|inch(?:es)?|gsm)\b.{0,20}\bthick\w{0,4}|\b(?:thick\w{0,4})\b.{0,12}\d/i,
  ],
  [/\bitch\w{0,3}\b|\bscratchy\b|\bprickl\w{1,3}\b/i, /\b(?:itch\w{0,3}|scratchy|prickl\w{1,3}|bare skin|soft)\b/i],
  [
    /\bc[oa]me back|back in stock|restock|made again|(?:make|making|have) (?:it|them|more|another)\b/i,
    /\b(?:again|restock\w{0,3}|small run|limited|last of|one-off|next batch|no more|discontinued)\b/i,
  ],
  [
    /\b(?:wash|clean|care for|look after|take care of)\b/i,
    /\b(?:wash\w{0,4}|clean\w{0,3}|soap|wipe|rinse|dishwasher|cloth|balm|lukewarm)\b/i,
  ],
  [/\b(?:which|what) side\b/i, /\b(?:left|right)\b/i],
  [
    /\b(?:in|inside) the box\b|\b(?:come|comes|came|supplied|ship|ships) with\b|\binclud\w{1,5}\b/i,
    /\b(?:in the box|includ\w{1,5}|comes? with|supplied with)\b/i,
  ],
  [
    /\b(?:taste|tastes|flavou?rs?|smells?|scents?|aroma)\b/i,
    /\b(?:tastes?|flavou?rs?|notes? of|hints? of|smells?|scents?|aroma|sweet\w{0,4}|fruity|bitter\w{0,4})\b/i,
  ],
  [/\blumens?\b|\bbright/i, /\blumens?\b/i],
  [/\bpercent(?:age)?\b|\bconcentration\b|\bhow (?:strong|concentrated)\b/i, /\d\s?%/],
  [
    /\b(?:which|what)(?: kind of| type of)? (?:wood|leather|fabric|material|wool|metal|steel)\b|made (?:out )?of|\b(?:filled|stuffed) with|\bfilling\b/i,
    /\bmade (?:of|from)\b|\b(?:filled|filling|stuffed)\b/i,
  ],
  [/\bcapacity|volume|how (?:many|much) (?:lit(?:er|re)s?|water|ounces|cups)\b/i, /\d\s?(?:l|ml|lit(?:er|re)s?|oz)\b/i],
];
/** A range of measures in a sentence: "40 to 46 cm", and what each holds. */
const ranges = /(\d{1,4}(?:[.,]\d)?)\s?(?:to|-|–)\s?(\d{1,4}(?:[.,]\d)?)/g;
/** A measure that somebody tells, with its unit. */
const told = /(\d{1,4}(?:[.,]\d)?)\s?(?:cm|mm|kg|g|lbs?|l|in|inch(?:es)?)\b/gi;

/** Nobody tells more of them in one question. */
const mostMeasures = 8;

/** Tells whether a sentence names a range that a measure lies in that the question tells: "my back is 48 cm". */
function holdingMeasure(question: string): (sentence: string) => boolean {
  const measures = [...question.matchAll(told)]
    .slice(0, mostMeasures)
    .map(([, it = '']) => Number(it.replace(',', '.')));
  if (measures.length === 0) return () => false;
  return (sentence) =>
    [...sentence.matchAll(ranges)].some(([, from = '', to = '']) =>
      measures.some((it) => Number(from) <= it && it <= Number(to)),
    );
}

/** Words with endings that the stems keep: "shrink" and "shrinkage". */
const [leastShared, longestEnding] = [4, 4];
const isAlike = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= leastShared && long.length - short.length <= longestEnding && long.startsWith(short);
};
/** What words that stand in every text are worth beside others. */
const everydayWorth = 0.3;

/** How much of what is asked a sentence speaks of; a word of a matter's name counts by itself too, such as "machine". */
function sharedBy(asked: ReadonlySet<string>, text: string): number {
  const held = [...new Set([...meaningsIn(text), ...termsOf(text)])];
  return [...asked]
    .filter((it) => held.some((one) => one === it || isAlike(it, one)))
    .reduce((sum, it) => sum + (isEveryday(it) ? everydayWorth : 1), 0);
}

const whole =
  /\b(?:details?|more about|tell me about|describe|features?)\b|\bwhat(?:'s| is| are)?\b.{0,80}\blike\W{0,9}$/i;

/** What a product's description says to a question about it; null where it says nothing on the matter. */
export function quoteDetail(question: string, { title, text: description }: Passage, least = 0): string | null {
  const sentences = sentencesOf(description);
  if (whole.test(question)) return sentences.slice(0, 2).join(' ') || null;
  const measure = conceptsIn(question)
    .map((it) => measures[it])
    .find((it) => it !== undefined);
  const holdsMeasure = holdingMeasure(question);
  const fact = facts.find(([asked]) => asked.test(question))?.[1];
  const titled = meaningsIn(title);
  const asked = new Set([...meaningsIn(question)].filter((it) => !titled.has(it)));
  const scored = sentences.map((text) => {
    const shared = sharedBy(asked, text);
    const isMeasured = measure?.test(text) ?? false;
    const measured = isMeasured ? (shared > 0 ? 1 : 0.5) : 0;
    return {
      text,
      score: shared + measured + (fact?.test(text) ? 1.5 : 0) + (holdsMeasure(text) ? 2 : 0),
    };
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best && best.score > 0 && best.score >= least ? best.text : null;
}
