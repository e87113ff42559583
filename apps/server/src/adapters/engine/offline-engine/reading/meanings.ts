import { goods, matters, questionWords } from '../../../../language/concept-kinds.ts';
import { foldedWords } from '../../../../language/fold.ts';
import { wordsOfLanguage } from '../../../../language/lexica.ts';
import type { Concept } from '../../../../language/lexicon/concepts.ts';
import { termsOf } from './words.ts';

/** The matters that an English text names, in order. */
export const conceptsIn = (text: string): Concept[] =>
  wordsOfLanguage('en')
    .finder.inWords(foldedWords(text))
    .map((it) => it.concept);

/** What an English text is about: its matters, and its other words by their stems. Words for one matter are one meaning. */
export function meaningsIn(text: string): Set<string> {
  const words = foldedWords(text);
  const found = wordsOfLanguage('en').finder.inWords(words);
  const taken = new Set(found.flatMap((it) => Array.from({ length: it.length }, (_, i) => it.at + i)));
  const rest = words.filter((_, at) => !taken.has(at)).join(' ');
  return new Set([...found.map((it) => it.concept).filter((it) => !questionWords.has(it)), ...termsOf(rest)]);
}

/** Whether a matter of the shop is named; where all of its products are made is one, where a thing is made is not. */
export const isOfShop = (named: readonly Concept[]): boolean =>
  named.some((it) => matters.has(it) || (it === 'origin' && !named.some((one) => goods.has(one))));
