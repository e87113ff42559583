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

/** What is charged with power, and no money: "charge my phone", "does it charge by USB". */
const powered =
  /\b(charg)(?:e|es|ed|ing)\b(?= (?:(?:an?|the|my|your|his|her|their|its?|two|both|up|my old|by|via|over|while|from|through|at)\b ?){1,3}(?:phones?|laptops?|tablets?|watch(?:es)?|buds?|earbuds?|headphones?|devices?|iphones?|ipads?|macbooks?|galaxy|pixel|batter(?:y|ies)|usb|solar|cable|the wall|itself|being|plugged)\b)/giu;
/** A phone that somebody has is none that a shop is called by. */
const handset =
  /\b(?:my|his|her|their|old|new|every|which|cheap) (?:phones?|cell ?phones?|mobile)\b(?! (?:number|call|line|support|order))/giu;
/** How often, and of what kind of power. */
const ofPower =
  /\b(?:re)?charg(?:e|es|ing)(?= (?:port|speed|pad|case|cable|level)\b)|\b(?:wireless|quick|fast) charg(?:e|es|ing)\b/giu;
/** No feathers: "sit down", "does it fold down". */
const downwards =
  /\b(sit|sits|sitting|lie|lies|size|sizing|sized|let|lets|break|breaks|broke|go|goes|slow|turn|fold|folds|folded|put|wind|write|calm|look|lay|upside|shut|step|steps|come|comes|take|takes) down\b/giu;
/** How often it can be charged costs nothing. */
const cycles = /\bcharg(?:e|es|ing) (?=(?:cycles?|times?)\b)/giu;
/** What lies beside a thing is no parcel. */
const included = /\b(?:in|inside) the box\b/giu;
const withoutPower = (text: string) =>
  text
    .replace(powered, 'recharging')
    .replace(ofPower, 'recharging')
    .replace(handset, 'handset')
    .replace(cycles, '')
    .replace(downwards, '$1')
    .replace(included, 'included');

/** The matters that an English text names, in order. */
export const conceptsIn = (text: string): Concept[] =>
  wordsOfLanguage('en')
    .finder.inWords(foldedWords(withoutPower(withoutFrees(text))))
    .map((it) => it.concept);

/** What an English text is about: its matters, and its other words by their stems. Words for one matter are one meaning. */
export function meaningsIn(text: string): Set<string> {
  const words = foldedWords(withoutPower(text));
  const found = wordsOfLanguage('en').finder.inWords(words);
  const taken = new Set(found.flatMap((it) => Array.from({ length: it.length }, (_, i) => it.at + i)));
  const rest = words.filter((_, at) => !taken.has(at)).join(' ');
  return new Set([...found.map((it) => it.concept).filter((it) => !questionWords.has(it)), ...termsOf(rest)]);
}

/** Whether a matter of the shop is named; where all of its products are made is one, where a thing is made is not. */
export const isOfShop = (named: readonly Concept[]): boolean =>
  named.some((it) => matters.has(it) || (it === 'origin' && !named.some((one) => goods.has(one))));
