import { isAboutOne, listOf, textOf } from './found-products.ts';
import type { Situation, ToolResult } from './read-prompt.ts';
import type { Wish } from './read-wish.ts';
import { complains } from './route-message.ts';

export interface ToolCall {
  name: string;
  input: Record<string, unknown>;
}

const amount = '(?:[$€£]\\s?)?(\\d{1,12}(?:[.,]\\d{1,2})?)(?:\\s?(?:[$€£]|dollars?|euros?|pounds?|usd|eur|gbp|bucks))?';
const below = new RegExp(
  `\\b(?:under|below|less than|cheaper than|up to|at most|max(?:imum)?(?: of)?|no more than|within)\\s{1,9}${amount}`,
  'i',
);
const above = new RegExp(`\\b(?:over|above|more than|at least|from|min(?:imum)?(?: of)?)\\s{1,9}${amount}`, 'i');
const between = new RegExp(`\\b(?:between|from)\\s{1,9}${amount}\\s{1,9}(?:and|to|-)\\s{1,9}${amount}`, 'i');
/** "Is the Larch tent in stock" asks whether, also of a tent that is sold out. */
const asksWhether = /\b(?:is|are|do you (?:still )?have) (?:the|this|that|these|those|it)\b/i;
const stockWish = /\b(?:in stock|available now|that (?:is|are) available)\b/i;

const number = (text: string | undefined) => (text === undefined ? undefined : Number(text.replace(',', '.')));

/** The limits of price in a wish, and the wish without them. */
export function priceLimits(text: string): {
  text: string;
  minPrice?: number;
  maxPrice?: number;
} {
  const range = between.exec(text);
  const [min, max] = range
    ? [number(range[1]), number(range[2])]
    : [number(above.exec(text)?.[1]), number(below.exec(text)?.[1])];
  const rest = text.replace(between, ' ').replace(below, ' ').replace(above, ' ').replace(/\s+/g, ' ').trim();
  return {
    text: rest || text,
    ...(min ? { minPrice: min } : {}),
    ...(max ? { maxPrice: max } : {}),
  };
}

const wasFound = (result: ToolResult | undefined) => result?.output.found === true;
const textMaxChars = 300;

/** Words that say that something is wanted, not what. */
const wanting =
  /\b(?:do you (?:have|sell|stock|carry|offer)|have you got|(?:i am|i'm|im) looking for|looking for|searching for|i(?:'d| would) like(?: to (?:buy|see|get))?|i (?:want|need)(?: to (?:buy|get))?|can you (?:recommend|suggest|show me)|(?:please )?(?:recommend|suggest|show me|find me)|how much (?:is|are|does|do)|what(?:'s| is) the price of|got any|any|please|cost)\b/gi;
/** What no title says: whether there are pieces left, a size, for how many people. Variants are chosen by it later. */
const qualities =
  /\b(?:(?:which|what)\b(?=.{0,120}\bin stock\b)|(?:(?:is|are) )?(?:currently )?in stock|(?:in )?size (?:\d{1,2}|x{0,3}[sml])|for (?:\d{1,3}|two|three|four) (?:people|persons?|adults))\b/gi;

/** What is looked for, without the words that only say that it is. */
export const subjectOf = (text: string): string =>
  text.replace(wanting, ' ').replace(qualities, ' ').replace(/[?!.]/g, ' ').replace(/\s+/g, ' ').trim();

function productCall({ text, named }: Wish): ToolCall {
  const { text: wanted, ...limits } = priceLimits(named ?? text);
  const stock = stockWish.test(text) && !asksWhether.test(text) && !named ? { inStock: true } : {};
  return {
    name: 'search_products',
    input: {
      text: (subjectOf(wanted) || wanted).slice(0, textMaxChars),
      ...limits,
      ...stock,
    },
  };
}

const knowledgeCall = ({ text }: Wish): ToolCall => ({
  name: 'search_knowledge',
  input: { question: text.slice(0, 500) },
});

/** What a question about one product wants to know that a card does not show. */
const detail =
  /\b(?:waterproof|water resistant|material|made (?:of|from|in)|fabric|weigh|weight|heavy|dimensions?|how (?:big|large|tall|wide|long|heavy|warm|thick)|capacity|volume|wash|machine|care|fit|lining|insulat|breathable|suitable|work with|compatible|include|come with|pockets?|battery|feature|details?|more about|tell me (?:more )?about|describe|rated|rating|season)/i;

export const asksDetail = (text: string) => detail.test(text);

/** Reads on about the one product that is meant, when a card does not answer what is asked. */
function detailCall(wish: Wish, { output }: ToolResult): ToolCall[] {
  const products = listOf(output.products);
  const id = textOf(products[0]?.id);
  return id && asksDetail(wish.words) && isAboutOne(wish, products) ? [{ name: 'product_details', input: { id } }] : [];
}

/** The tools to use next; none means that it is time to answer. */
export function planTools(wish: Wish, { results, tools }: Pick<Situation, 'results' | 'tools'>): ToolCall[] {
  const done = (name: string) => results.find((it) => it.name === name);
  const next = (...calls: ToolCall[]) => calls.filter((it) => tools.has(it.name) && !done(it.name));
  switch (wish.route) {
    case 'greeting':
    case 'thanks':
    case 'farewell':
    case 'banter':
      return [];
    case 'human':
      return next({
        name: 'hand_off',
        input: {
          why: complains(wish.words) ? 'complaint' : 'asked',
          reason: wish.words.slice(0, 200),
        },
      });
    case 'order':
      return wish.doubtful.length > 0 ? [] : next({ name: 'look_up_order', input: wish.order });
    case 'discount':
      return next({ name: 'list_discounts', input: {} }, knowledgeCall(wish));
    case 'product': {
      const found = done('search_products');
      if (!found) return next(productCall(wish), ...(wish.named ? [] : [knowledgeCall(wish)]));
      return next(...detailCall(wish, found));
    }
    case 'support':
    case 'other': {
      const asked = done('search_knowledge');
      if (!asked) return next(knowledgeCall(wish));
      // "Is the Larch tent waterproof" has no word of the shop's in it; a product of that name has the answer.
      if (wasFound(asked) || wish.route === 'support') return [];
      const found = done('search_products');
      if (!found) return next(productCall(wish));
      return next(...detailCall(wish, found));
    }
  }
}
