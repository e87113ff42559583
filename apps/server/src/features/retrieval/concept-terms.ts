import { broader, demanding, goods, matters, questionWords, telling } from '../../language/concept-kinds.ts';
import { foldText, foldedWords, unspaced } from '../../language/fold.ts';
import type { Language } from '../../language/languages.ts';
import { wordsOfLanguage } from '../../language/lexica.ts';
import { countriesIn } from '../../language/places/places.ts';
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

/** Those that are enough to tell what is asked. */
export const tellingTermsOf = (text: string, language: Language): string[] => [
  ...new Set(
    conceptsIn(text, language)
      .filter((it) => telling.has(it))
      .map(termOf),
  ),
];

/** Matters that are other ones for each kind of goods. */
const ofGoods: ReadonlySet<Concept> = new Set<Concept>(['wash', 'warranty', 'repair', 'spareParts', 'assembly']);

/** Those countries and goods of a question that its answer should name: who returns a jacket asks about returns. */
export function wantedTermsOf(question: string, language: Language): string[] {
  const asked = conceptsIn(question, language).filter((it) => matters.has(it));
  const isOfGoods = asked.every((it) => ofGoods.has(it));
  const wanted = isOfGoods ? goodsTermsOf(question, language).map((it) => it.term) : [];
  return [...new Set([...wanted, ...countryTermsOf(question, language)])];
}

/** The countries that an English text names, as terms. */
export const countryTermsOf = (text: string, language: Language): string[] =>
  language === 'en' ? countriesIn(text).map((it) => `§at ${it}`) : [];

/** Those that an answer must name. */
export const demandedTermsOf = (text: string, language: Language): string[] => [
  ...new Set(
    conceptsIn(text, language)
      .filter((it) => demanding.has(it))
      .map(termOf),
  ),
];
