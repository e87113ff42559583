import { isAnyProduct, type RecommendationText, type SomeProducts } from '@chatty/contract/recommendations';
import { texts } from '#texts/recommendations.ts';
import { languageName } from '../suite/cases/browser-languages.ts';

const { sums } = texts;

/** Products as they are named, in one line. */
export const namesOf = ({ products, types, vendors, tags }: SomeProducts): string =>
  sums.or([
    ...products.map((it) => it.title),
    ...types.map(sums.type),
    ...vendors.map(sums.vendor),
    ...tags.map(sums.tag),
  ]);

/** What a rule waits for, a line for each condition. */
export function conditionsOf({ when, of, words, audience, minCart, languages }: RecommendationText): string[] {
  return [
    texts.when[when],
    ...(isAnyProduct(of) ? [] : [sums.of(namesOf(of))]),
    ...(words.length > 0 ? [sums.words(sums.or(words))] : []),
    ...(audience === 'everyone' ? [] : [texts.audiences[audience]]),
    ...(minCart === null ? [] : [sums.minCart(minCart)]),
    ...(languages.length > 0 ? [sums.languages(sums.or(languages.map(languageName)))] : []),
  ];
}

/** What a rule recommends, a line for each part. */
export function offersOf({ what }: RecommendationText): string[] {
  if (what.kind === 'alike') return [sums.alike];
  if (what.kind === 'chosen') return [namesOf(what.from)];
  return what.pairs.map(({ product, goesWith }) => sums.pair(product.title, sums.or(goesWith.map((it) => it.title))));
}

/** How it shows them. */
export const mannersOf = ({ most, inStockOnly, onlyNew, sentence }: RecommendationText): string[] => [
  sums.most(most),
  inStockOnly ? sums.inStock : sums.anyStock,
  ...(onlyNew ? [sums.onlyNew] : []),
  ...(sentence === '' ? [] : [sums.sentence(sentence)]),
];
