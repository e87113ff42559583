import { goods, things } from '../../../../language/concept-kinds.ts';
import { foldedWords } from '../../../../language/fold.ts';
import { wordsOfLanguage } from '../../../../language/lexica.ts';
import { withUnitsApart } from '../../../../language/measures/read-measures.ts';
import { conceptsIn, isOfShop } from '../reading/meanings.ts';
import { priceLimits } from '../reading/products/price-limits.ts';
import { spokenAsOne } from '../reading/products/spoken-as-one.ts';
import type { Situation, ToolResult } from '../reading/read-prompt.ts';
import type { Wish } from '../reading/read-wish.ts';
import { termsOf } from '../reading/words.ts';
import { listOf, measuresIn, theOneMeant } from './found-products.ts';
import { subjectOf } from './subject-of.ts';
import { resultOf, type ToolCall } from './tool-call.ts';

type Languages = Pick<Situation, 'language' | 'shopLanguage'>;

/** "Is the Larch tent in stock" asks whether, also of a tent that is sold out. */
const asksWhether = /\b(?:is|are|do you (?:still )?have) (?:the|this|that|these|those|it)\b/i;
const stockWish = /\b(?<!back )(?:in stock|available now|that (?:is|are) available)\b/i;
const saleWish = /\b(?:on sale|reduced|discounted|sale items?|marked down)\b/i;
const textMaxChars = 300;

/** How much may be spent is a limit, and no order. */
const budget = /\bbudget\b.{0,12}\d{1,6}/gi;
const sortOf = (words: string): { sort?: string } => {
  const named = conceptsIn(words.replace(budget, ' '));
  if (named.includes('cheapest')) return { sort: 'cheapest' };
  return named.includes('dearest') ? { sort: 'dearest' } : {};
};

const counted = ['one', 'two', 'three', 'four', 'five', 'six'];
const forPeople = /\sfor (one|two|three|four|five|six|\d{1,2}) (?:persons?|people|adults?|sleepers?)\b/i;
/** "A tent for two people" is a 2 person tent: for so many it is made, and for nothing else. */
const withPeople = (text: string) =>
  text.replace(forPeople, (_, many: string) => ` ${counted.indexOf(many.toLowerCase()) + 1 || many} person`);

/** "A torch for walking at night" is a torch: what it is for stands in few titles. */
function partsOf(text: string): { main: string; purpose?: string } {
  const [main = '', ...rest] = text.split(/\sfor\s/i);
  const isThing = rest.length > 0 && conceptsIn(main).some((it) => goods.has(it));
  const purpose = subjectOf(rest.join(' '));
  return isThing ? { main, ...(purpose === '' ? {} : { purpose: purpose.slice(0, textMaxChars) }) } : { main: text };
}

const seeking =
  /\b(?:is there|are there|need|want|looking for|do you (?:have|sell|carry|stock)|got any|have you got|show me|recommend|suggest|what (?:do|have) you)\b/i;

/** So many measures of a thing are looked for. */
const mostMeasures = 2;

/** The thing that a longer wish names, with the word before it and its measures: "a folding chair that carries 140 kg". */
function thingNamed(text: string): string {
  const words = foldedWords(text);
  const found = wordsOfLanguage('en')
    .finder.inWords(words)
    .find((it) => things.has(it.concept));
  if (!found) return '';
  const before = words[found.at - 1] ?? '';
  const thing = words.slice(termsOf(before).length > 0 ? found.at - 1 : found.at, found.at + found.length);
  return [...thing, ...measuresIn(text).slice(0, mostMeasures)].join(' ');
}

/** So many things of a question are looked for by their names alone. */
const mostSought = 2;

/** A search for a thing that is spoken of as one, by its name alone: undefined where none is one product of the shop. */
function namedCall(wish: Wish, call: ToolCall, results: readonly ToolResult[]): ToolCall | undefined {
  const things = spokenAsOne(wish.english).filter((it) => !isOfShop(conceptsIn(it)));
  for (const thing of things.slice(0, mostSought)) {
    const alone = { ...call, input: { text: thing } };
    const result = resultOf(alone, results);
    if (!result || theOneMeant(wish, listOf(result.output.products))) return alone;
  }
  return undefined;
}

/** Finds a thing by all that is said of it, and where that finds nothing, or not the one that is meant, by what it is. */
export function productCall(
  wish: Wish,
  { language, shopLanguage, results }: Languages & Pick<Situation, 'results'>,
): ToolCall {
  const call = callFor(wish, { language, shopLanguage });
  const first = resultOf(call, results);
  const named =
    first && wish.named === null && !theOneMeant(wish, listOf(first.output.products))
      ? namedCall(wish, call, results)
      : undefined;
  if (named) return named;
  const thing = wish.named === null && seeking.test(wish.words) ? thingNamed(wish.english) : '';
  const result = thing === '' ? undefined : resultOf(call, results);
  return result && result.output.found !== true ? { ...call, input: { ...call.input, text: thing } } : call;
}

/** The cheapest or dearest of all that the shop has. */
const ofAll =
  /\b(?:cheapest|dearest|priciest|(?:most|least) expensive|lowest priced|highest priced)\b.{0,12}\b(?:things?|products?|items?|articles?)\b/i;
export const asksOfAll = (text: string) => ofAll.test(text);

/** What is looked for where no thing is named. */
const anything = 'anything';

function callFor({ text, english, words, named }: Wish, { language, shopLanguage }: Languages): ToolCall {
  const isNative = language !== 'en' && language === shopLanguage;
  const { text: asked, ...limits } = priceLimits(named ?? (isNative ? text : english));
  const { main, purpose } = partsOf(withPeople(asked));
  const wanted = named ? asked : withUnitsApart(main);
  const stock = stockWish.test(words) && !asksWhether.test(words) && !named ? { inStock: true } : {};
  const sale = saleWish.test(words) && !asksWhether.test(words) && !named ? { onSale: true } : {};
  const sort = sortOf(words);
  const isOfAll = named === null && sort.sort !== undefined && asksOfAll(english);
  return {
    name: 'search_products',
    input: {
      text: isOfAll ? anything : (subjectOf(wanted) || wanted).slice(0, textMaxChars),
      ...(named || purpose === undefined ? {} : { purpose }),
      ...limits,
      ...stock,
      ...sale,
      ...(named ? {} : sort),
    },
  };
}
