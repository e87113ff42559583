import { goods, matters, questionWords } from '../../../../language/concept-kinds.ts';
import { everydayWords } from '../../../../language/everyday-words.ts';
import { foldedWords } from '../../../../language/fold.ts';
import { wordsOfLanguage } from '../../../../language/lexica.ts';
import type { Concept } from '../../../../language/lexicon/concepts.ts';
import { termsOf } from './words.ts';

/** "Talc free", "sugar-free": without it, and no matter of money; "is shipping free" is one. */
const withoutIt =
  /(?<![\p{L}\p{N}])(\p{L}{2,20}(?:[^s\W]|ss))[ -]free(?![\p{L}\p{N}]| (?:of|shipping|delivery|returns?|with|from|on|if|to)\b)/giu;
const isOfMoney = (word: string) => everydayWords.has(word) || wordsOfLanguage('en').finder.inWords([word]).length > 0;
const withoutFrees = (text: string) =>
  text.replace(withoutIt, (said, word: string) => (isOfMoney(word.toLowerCase()) ? said : word));

/** The matters that an English text names, in order. */
export const conceptsIn = (text: string): Concept[] =>
  wordsOfLanguage('en')
    .finder.inWords(foldedWords(withoutFrees(text)))
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
