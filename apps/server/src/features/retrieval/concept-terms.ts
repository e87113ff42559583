import { broader, demanding, goods, questionWords } from '../../language/concept-kinds.ts';
import { foldText, foldedWords, unspaced } from '../../language/fold.ts';
import type { Language } from '../../language/languages.ts';
import { wordsOfLanguage } from '../../language/lexica.ts';
import { countriesIn } from '../../language/places.ts';
import type { Concept } from '../../language/lexicon/concepts.ts';

const conceptsIn = (text: string, language: Language): Concept[] => {
  const { finder } = wordsOfLanguage(language);
  const named = unspaced.test(text) ? finder.inRun(foldText(text)) : finder.inWords(foldedWords(text));
  return named.map((it) => it.concept).filter((it) => !questionWords.has(it));
};

/** How a matter stands among the words of an index: no word of a text looks like it. */
const termOf = (concept: Concept) => `§${concept}`;

/** The matters that a text names, with the broader ones they belong to, as terms that mean the same in every language. */
export function conceptTermsOf(text: string, language: Language): string[] {
  const named = conceptsIn(text, language);
  return named.flatMap((it) => [it, ...(broader[it] ? [broader[it]] : [])]).map(termOf);
}

/** The kinds of goods that a text names, each with the words that name it: a "knit cap" is one kind of the shop's hats. */
export function goodsTermsOf(text: string, language: Language): { term: string; words: string[] }[] {
  const words = foldedWords(text);
  return wordsOfLanguage(language)
    .finder.inWords(words)
    .filter(({ concept }) => goods.has(concept))
    .map(({ concept, at, length }) => ({ term: termOf(concept), words: words.slice(at, at + length) }));
}

/** Countries and goods that a text names, as terms: of two answers the one that names them is meant. */
export function preferredTermsOf(text: string, language: Language): string[] {
  const named = goodsTermsOf(text, language).map((it) => it.term);
  const countries = language === 'en' ? countriesIn(text).map((it) => `§at ${it}`) : [];
  return [...new Set([...named, ...countries])];
}

/** Those that an answer must name. */
export const demandedTermsOf = (text: string, language: Language): string[] => [
  ...new Set(
    conceptsIn(text, language)
      .filter((it) => demanding.has(it))
      .map(termOf),
  ),
];
