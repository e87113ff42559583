import { foldedWords, foldText } from '../../../language/fold.ts';
import type { Language } from '../../../language/languages.ts';
import { wordsOfLanguage } from '../../../language/lexica.ts';
import { datedIn } from '../../../language/measures/calendar.ts';
import { countriesNamed } from '../../../language/places/places.ts';

/** A sentence of the shop, and what a model makes of it in another language. */
export interface Translation {
  original: string;
  translation: string;
  from: Language;
  to: Language;
}

const word = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}'’&+]*|[\p{L}\p{M}]+/gu;
const beginsSentence = /(?:^|[.!?:…。！？¿¡"“„«(*]|\n[-*•]?)\s{0,4}$/u;
/** Languages that are not written in Latin letters: a word in them there is a name. */
export const otherLetters: ReadonlySet<Language> = new Set([
  'ar',
  'el',
  'he',
  'hi',
  'ja',
  'ko',
  'ru',
  'th',
  'uk',
  'zh',
]);

/** The lexica know some names, too; they are names all the same. */
const brands =
  /^(?:visa|mastercard|maestro|amex|american|klarna|affirm|afterpay|clearpay|sezzle|venmo|apple|google|amazon|bitcoin|ethereum|whatsapp)$/i;

/** Words that are written like names, but for those that the lexicon or the calendar of the language knows. */
function namesIn(text: string, language: Language): string[] {
  const { common, finder } = wordsOfLanguage(language);
  return [...text.matchAll(word)].flatMap(({ 0: found, index }) => {
    const letters = found.replace(/\P{L}/gu, '');
    if (letters.length < 2) return [];
    const isUpper = letters === letters.toUpperCase() && letters !== letters.toLowerCase();
    const isLatin = otherLetters.has(language) && /^\p{Script=Latin}/u.test(found);
    if (isUpper || isLatin || brands.test(found) || /\p{Ll}\p{Lu}/u.test(found)) return [found];
    // German writes every noun like a name, and a sentence its first word.
    const before = text.slice(Math.max(0, index - 4), index);
    if (language === 'de' || !/^\p{Lu}/u.test(found) || beginsSentence.test(before)) return [];
    const folded = foldedWords(found);
    const isKnown = folded.every((it) => common.has(it)) || finder.inWords(folded).length > 0;
    return isKnown || datedIn(`a ${found}`, language).names.length > 0 ? [] : [found];
  });
}

/**
 * What stands on one side of a translation only: names, which stay as they are, and countries, which every language has a
 * name of its own for.
 */
export function foreignNames({ original, translation, from, to }: Translation): string[] {
  const [own, theirs] = [foldText(original), foldText(translation)];
  const [places, theirPlaces] = [countriesNamed(original, from), countriesNamed(translation, to)];
  const countryWords = new Set([...places, ...theirPlaces].flatMap((it) => it.words));
  const lacks = (text: string, names: readonly string[]) =>
    names.filter((it) => !text.includes(foldText(it)) && !foldedWords(it).every((part) => countryWords.has(part)));
  const english = (of: typeof places) => new Set(of.map((it) => it.english));
  const [countries, theirCountries] = [english(places), english(theirPlaces)];
  return [
    ...lacks(theirs, namesIn(original, from)),
    ...lacks(own, namesIn(translation, to)),
    ...[...countries].filter((it) => !theirCountries.has(it)),
    ...[...theirCountries].filter((it) => !countries.has(it)),
  ];
}
