import { everydayWords } from '../../../language/everyday-words.ts';
import type { Language } from '../../../language/languages.ts';
import { goodsTermsOf, stemWord, type TermPostings, wordsOf } from '../../retrieval/index.ts';
import { productTermsOf } from './product-terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A product of the kind that was named, beside one that bears the word itself. */
const kindWorth = 0.7;

/** What a word of a query may stand for. */
export interface Alternative {
  term: string;
  worth: number;
}

const everyday: ReadonlySet<string> = new Set([...everydayWords].map(stemWord));

/** The words that may name a product: what English says of everything ("something", "your") names none that is not called so. */
function namingTerms(text: string, language: Language, isTold: (term: string) => boolean): string[] {
  const terms = [...new Set(productTermsOf(text))];
  const naming = language === 'en' ? terms.filter((it) => !everyday.has(it) || isTold(it)) : terms;
  return naming.length > 0 ? naming : terms;
}

/** Each word of the query with what else may be meant: its two neighbours as one word, or a known one nearby. */
export function meaningsOf(
  text: string,
  language: Language,
  spread: TermPostings,
  vocabulary: Vocabulary,
  isTold: (term: string) => boolean,
): Alternative[][] {
  const terms = namingTerms(text, language, isTold);
  const kinds = goodsTermsOf(text, language).map((it) => ({ ...it, stems: new Set(it.words.map(stemWord)) }));
  const groups = terms.map((term): Alternative[] => {
    const named = kinds
      .filter((it) => it.stems.has(term) && spread.spread(it.term) > 0)
      .map((it) => ({ term: it.term, worth: kindWorth }));
    if (spread.spread(term) > 0) return [{ term, worth: 1 }, ...named];
    const guesses =
      named.length > 0 || everyday.has(term)
        ? []
        : vocabulary.near(term, (word) => spread.spread(word) > 0).map(({ word, worth }) => ({ term: word, worth }));
    return [{ term, worth: 1 }, ...named, ...guesses];
  });
  terms.slice(1).forEach((term, i) => {
    const joined = `${terms[i] ?? ''}${term}`;
    if (spread.spread(joined) === 0) return;
    groups[i]?.push({ term: joined, worth: 1 });
    groups[i + 1]?.push({ term: joined, worth: 1 });
  });
  return groups;
}

/** How many products hold what the word most usually stands for. */
export function spreadOf(meanings: readonly Alternative[], spread: TermPostings): number {
  return Math.max(...meanings.map(({ term }) => spread.spread(term)));
}

/** The words of a query that no product holds, nor any like them. */
export function unknownIn(text: string, meanings: readonly Alternative[][], spread: TermPostings): string[] {
  const unknown = new Set(meanings.filter((it) => spreadOf(it, spread) === 0).map(([it]) => it?.term));
  return [...new Set(wordsOf(text).filter((it) => unknown.has(stemWord(it))))];
}
