import { broader, goods, matters, productFacts } from '../../../language/concept-kinds.ts';
import { correctSpelling } from '../../../language/spelling/correct-spelling.ts';
import { foldedWords } from '../../../language/fold.ts';
import type { Language } from '../../../language/languages.ts';
import { wordsOfLanguage } from '../../../language/lexica.ts';
import { countriesIn } from '../../../language/places/places.ts';
import type { Concept } from '../../../language/lexicon/concepts.ts';
import { retellInEnglish } from '../../../language/retelling/retell.ts';
import { termsOf } from '../../retrieval/index.ts';
import { hiddenPattern } from './vault.ts';

/** So many messages that ask the same, one after the other, are two answers that did not help. */
const asksInARow = 3;

/** How a question asks: when, how much and where are other questions, whatever they are about. */
const ways: Partial<Record<Concept, string>> = {
  howLong: 'time',
  when: 'time',
  deadline: 'time',
  howMuch: 'amount',
  cost: 'amount',
  where: 'place',
};

/** What questions of all kinds are about: sharing it says as little as sharing any word. */
const general: ReadonlySet<Concept> = new Set<Concept>(['product', 'order', 'account']);

/** Words that make a question longer and say nothing of what it is about. */
const idle = new Set(
  termsOf(
    'time way long much kind question ask tell say explain answer help assist assistance information info details again still ' +
      'already really get take go come make give find see look use work check need let try thing something anything',
  ),
);

/** What a message asks, in terms that mean the same in every language. */
export interface Asked {
  words: string;
  /** When, how much, where. */
  ways: ReadonlySet<string>;
  /** Matters of the shop, and facts of products. */
  matters: ReadonlySet<string>;
  goods: ReadonlySet<string>;
  countries: ReadonlySet<string>;
  /** Of orders, sizes. */
  numbers: ReadonlySet<string>;
  /** What else the search would look for: names above all. */
  terms: ReadonlySet<string>;
}

/** Reads what a message asks. */
export function readAsked(text: string, language: Language): Asked {
  const plain = text.replace(hiddenPattern, ' ');
  const english = correctSpelling(retellInEnglish(plain, language));
  const told = foldedWords(english);
  const found = wordsOfLanguage('en').finder.inWords(told);
  const named = new Set(found.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)));
  const rest = told.filter((_, at) => !named.has(at));
  const concepts = found.map((it) => broader[it.concept] ?? it.concept);
  return {
    words: foldedWords(plain).join(' '),
    ways: new Set(concepts.flatMap((it) => ways[it] ?? [])),
    matters: new Set(
      concepts.filter((it) => (matters.has(it) || productFacts.has(it)) && !ways[it] && !general.has(it)),
    ),
    goods: new Set(concepts.filter((it) => goods.has(it))),
    countries: new Set(countriesIn(english)),
    numbers: new Set(told.filter((it) => /\d/.test(it))),
    terms: new Set([
      ...termsOf(rest.join(' ')).filter((it) => !idle.has(it) && !/\d/.test(it)),
      ...concepts.filter((it) => general.has(it)),
    ]),
  };
}

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((it) => b.has(it)).length;
/** Both name some, and none that is the other's. */
const differ = (a: ReadonlySet<string>, b: ReadonlySet<string>) => a.size > 0 && b.size > 0 && shared(a, b) === 0;

/** How much a word that no lexicon knows counts beside a matter: people wrap the same question in other words. */
const termWeight = 0.1;
/** So much of all that two messages name must be named by both. */
const leastShared = 0.4;

const asksOf = ({ ways, matters }: Asked) => new Set([...ways, ...matters]);

/** Whether two messages name things of one kind that are not the same: what they ask cannot be the same then. */
export const asksOtherThings = (a: Asked, b: Asked): boolean =>
  // The price of a tent and whether it is in stock are two questions about one thing.
  differ(asksOf(a), asksOf(b)) ||
  differ(a.ways, b.ways) ||
  differ(a.goods, b.goods) ||
  differ(a.countries, b.countries) ||
  differ(a.numbers, b.numbers);

/** Whether two messages ask the same, by the matters and words that they name. */
export function asksTheSame(a: Asked, b: Asked): boolean {
  if (a.words === b.words) return true;
  if (asksOtherThings(a, b)) return false;
  const weighted = [
    [a.ways, b.ways, 1],
    [a.matters, b.matters, 1],
    [a.goods, b.goods, 1],
    [a.terms, b.terms, termWeight],
  ] as const;
  const both = weighted.reduce((sum, [one, other, weight]) => sum + weight * shared(one, other), 0);
  const all = weighted.reduce((sum, [one, other, weight]) => sum + weight * (one.size + other.size), 0) - both;
  return both > 0 && both >= leastShared * all;
}

/** Whether a message asks anything: "yes", "thanks" and "1042" repeat nothing. */
const asks = ({ ways, matters, goods, terms }: Asked) => [ways, matters, goods, terms].some((it) => it.size > 0);

/**
 * Whether the latest messages of a visitor ask the same in other words for the third time, by the matters and words that
 * the search looks for; whatever they were answered. `said` oldest first, each with the language it is in.
 */
export function isRephrasedOften(said: readonly { text: string; language: Language }[]): boolean {
  if (said.length < asksInARow) return false;
  const asked = said.slice(-asksInARow).map(({ text, language }) => readAsked(text, language));
  return asked.every((it, at) => asks(it) && asked.slice(at + 1).every((other) => asksTheSame(it, other)));
}
