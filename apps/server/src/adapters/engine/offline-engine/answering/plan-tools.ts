import { goods, toldOfProducts } from '../../../../language/concept-kinds.ts';
import { tellsMeasure } from '../../../../language/measures/read-measures.ts';
import { withCountries } from '../../../../language/places/places-named.ts';
import { conceptsIn, isOfShop } from '../reading/meanings.ts';
import { wishesChange } from '../reading/order-numbers.ts';
import type { Situation, ToolResult } from '../reading/read-prompt.ts';
import type { Wish } from '../reading/read-wish.ts';
import { complains } from '../reading/route-message.ts';
import { withoutChoices } from '../reading/split-question.ts';
import { asksMore, besideName, type Facts, listOf, textOf, theOneMeant } from './found-products.ts';
import { asksOfAll, productCall } from './product-search.ts';
import { speakingOfPlace } from './quote-passage.ts';
import { recommendCall } from './recommending.ts';
import { keyOf, resultOf, type ToolCall } from './tool-call.ts';

type Languages = Pick<Situation, 'language' | 'shopLanguage'>;

const nameMaxChars = 300;
const questionMaxChars = 500;

const compared = [
  /\b(?:compare|difference between|differences between)\s{1,9}(?:the )?(.{2,60}?)\s{1,9}(?:and|with|to|vs\.?|versus|or)\s{1,9}(?:the )?(.{2,60}?)\s{0,9}[?.!]{0,9}$/i,
  /^(?:which is better,? |what is better,? )?(?:the )?(.{2,60}?)\s{1,9}(?:vs\.?|versus)\s{1,9}(?:the )?(.{2,60}?)(?:[\s,:–-]{1,9}(?:which|what|who)(?:'s)?\s.{0,80})?\s{0,9}[?.!]{0,9}$/i,
  /\b(?:which|what)(?: one| of (?:the two|them|these))? (?:is|are|has|weighs|costs|holds) .{2,40}?[,:;]?\s{1,9}(?:the )(.{2,60}?)\s{1,9}or\s{1,9}(?:the )?(.{2,60}?)\s{0,9}[?.!]{0,9}$/i,
  /\b(?:which|what)(?:'?s| is| ones?(?:'?s| is)?| of (?:the two|them|these) is)? (?:the )?(?:\p{L}{2,20}er|better|more \p{L}{2,20}|less \p{L}{2,20})(?:\s{0,3}[,:;-]\s{0,9}|\s{1,9})(?:the )?(.{2,60}?)\s{1,9}or\s{1,9}(?:the )?(.{2,60}?)(?:[?.!,;].{0,80})?$/iu,
  /^(?:the )?(.{2,60}?)\s{1,9}or\s{1,9}(?:the )?(.{2,60}?)\s{0,3}[,:;-]\s{0,9}(?:which|what(?:'?s)?)\b.{0,60}$/iu,
  /^(?:is|are|does) the (.{2,60}?)\s{1,9}(?:any )?(?:\p{L}{2,20}er|more \p{L}{2,20}|less \p{L}{2,20})\s{1,9}than\s{1,9}(?:the )?(.{2,60}?)\s{0,9}[?.!]{0,9}$/iu,
];

/** The names of the two products that are to be compared. */
export function comparedIn(english: string): [string, string] | null {
  for (const pattern of compared) {
    const [, one, other] = pattern.exec(english) ?? [];
    if (one && other) return [one, other];
  }
  return null;
}

/** "How is it different from the oak one": what was spoken of, held against another. */
const differing =
  /\b(?:it|this|that|they|these)\b.{0,20}\b(?:different|differs?|compares?|compared|better|worse)\b.{0,12}?\b(?:from|to|than|with)\s{1,3}(?:the |your )?(.{3,60}?)[\s?.!]{0,9}$/i;

/** The names of what is to be compared: by the question itself, or of all that "they" are. */
export function comparedBy({
  english,
  among,
  named,
  words,
}: Pick<Wish, 'english' | 'among' | 'named' | 'words'>): readonly string[] | null {
  if (among.length > 1) return among;
  const other = named === null ? undefined : differing.exec(words)?.[1];
  return named !== null && other !== undefined ? [named, other] : comparedIn(english);
}

const searchFor = (name: string): ToolCall => ({
  name: 'search_products',
  input: { text: name.slice(0, nameMaxChars) },
});

/** A code among other words; which one it is no text of the shop tells. */
const code = /(?<![\p{L}\p{N}#])(?=[A-Z0-9]{0,20}[A-Z])[A-Z0-9]{5,21}(?![\p{L}\p{N}])/gu;

/** What says which order, or who asks: no text of the shop speaks of it. */
const proof = /\[(?:email|phone|address):\d{1,4}\]|(?<=\border )#?\d{3,12}\b|#\d{3,12}\b/gi;

function searchTexts(asked: string): ToolCall {
  const matter = asked.replace(proof, ' ').replace(/\s+/g, ' ').trim();
  const text = matter === '' ? asked : matter;
  const question = /\p{Ll}/u.test(text) ? text.replace(code, 'code') : text;
  return { name: 'search_knowledge', input: { question: question.slice(0, questionMaxChars) } };
}

/**
 * A town is searched for with its country, which the shop may name instead. Where nothing that was found so speaks of
 * either, the visitor's own words are searched: a country that no text names only leads away from the others.
 */
function knowledgeCall({ text, guess }: Wish, results: readonly ToolResult[]): ToolCall {
  const own = withoutChoices(guess ?? text);
  const placed = withCountries(own);
  const call = searchTexts(placed);
  const result = placed === own ? undefined : resultOf(call, results);
  if (!result) return call;
  const isWritten = result.output.scenario !== undefined || result.output.size !== undefined;
  const speaksOfPlace = speakingOfPlace(placed);
  const isOfPlace = listOf(result.output.passages).some((it) => speaksOfPlace(textOf(it.text)));
  return isWritten || isOfPlace ? call : searchTexts(own);
}

/** What a question about one product wants to know that a card does not show. */
const detail =
  /\b(?:waterproof|water resistant|(?:light|heavi|warm|bigg|small|larg|long|tall|wid|thick|thinn)er\b|lumens?|burn time|how cold|max(?:imum)? weight|comfort|material|made (?:of|from|in)|fabric|weigh|weight|heavy|dimensions?|how (?:big|large|tall|wide|long|heavy|warm|thick|light)|capacity|volume|wash|machine|care|fit|lining|insulat|breathable|suitable|work with|compatible|include|come with|pockets?|battery|feature|details?|more about|tell me (?:more )?about|describe|rated|rating|season)/i;

export const asksDetail = (text: string) => detail.test(text);

/** Whether products may answer: a thing is looked for, or named, and it is no matter of the shop alone. */
export function mayMeanProduct({ route, english }: Pick<Wish, 'route' | 'english'>): boolean {
  const named = conceptsIn(english);
  if (named.some((it) => goods.has(it))) return true;
  // "The cheapest thing in the shop" is a thing of it.
  if (asksOfAll(english)) return true;
  if (route === 'product') return !isOfShop(named) || !named.includes('origin');
  // What the shop calls its goods only its products tell; how one is washed may stand with it.
  return !isOfShop(named.filter((it) => !toldOfProducts.has(it)));
}

/** What a wish that no tool is needed for, or only one, is answered from. */
export interface WishCalls {
  knowledge?: ToolCall;
  products: ToolCall[];
  /** What more there is to know of the product that is meant, or of the two that are compared. */
  details: ToolCall[];
  other?: ToolCall;
  /** What the shop's own rules may recommend, before anything is searched. */
  recommended?: ToolCall;
}

const detailsCall = (product: Facts | undefined): ToolCall[] =>
  product ? [{ name: 'product_details', input: { id: textOf(product.id) } }] : [];

/** Finds them, and then reads what the shop writes about each. */
function comparingCalls(names: readonly string[], results: readonly ToolResult[]): WishCalls {
  const products = names.map(searchFor);
  const meant = products.map((call, at) =>
    theOneMeant({ named: null, english: `the ${names[at] ?? ''}` }, listOf(resultOf(call, results)?.output.products)),
  );
  return { products, details: meant.flatMap(detailsCall) };
}

function recommendedFor(wish: Wish): { recommended: ToolCall } | null {
  const recommended = isOfShop(conceptsIn(wish.english)) ? null : recommendCall(wish);
  return recommended && { recommended };
}

/** The calls that answer a wish, as far as they can be known from what was found. */
export function callsOf(wish: Wish, situation: Pick<Situation, 'results'> & Languages): WishCalls {
  switch (wish.route) {
    case 'greeting':
    case 'thanks':
    case 'farewell':
    case 'banter':
    case 'command':
      return { products: [], details: [] };
    case 'aside':
      return { products: [], details: [], knowledge: knowledgeCall(wish, situation.results), ...recommendedFor(wish) };
    case 'human': {
      const isChange = wishesChange(wish.english);
      // Nobody changes an order for whoever did not prove that it is theirs.
      if (isChange && !situation.results.some((it) => it.name === 'look_up_order' && it.output.found === true))
        return { products: [], details: [] };
      const why = isChange ? 'cannot_help' : complains(wish.words) ? 'complaint' : 'asked';
      return {
        products: [],
        details: [],
        other: { name: 'hand_off', input: { why, reason: wish.said.slice(0, 200) } },
      };
    }
    case 'order':
      return wish.doubtful.length > 0
        ? { products: [], details: [] }
        : { products: [], details: [], other: { name: 'look_up_order', input: { ...wish.order } } };
    case 'discount':
      return {
        products: [],
        details: [],
        other: { name: 'list_discounts', input: {} },
        knowledge: knowledgeCall(wish, situation.results),
      };
    case 'product':
    case 'support':
    case 'other': {
      const compared = comparedBy(wish);
      if (compared) return comparingCalls(compared, situation.results);
      const recommended = recommendedFor(wish);
      const isRecommended = recommended && resultOf(recommended.recommended, situation.results)?.output.found === true;
      const products = mayMeanProduct(wish) && !isRecommended ? [productCall(wish, situation)] : [];
      const [search] = products;
      const found = search && resultOf(search, situation.results);
      const meant = found && theOneMeant(wish, listOf(found.output.products));
      const isAsked =
        meant && (wish.guess !== null || asksDetail(besideName(wish.words, meant)) || asksMore(wish.words, meant));
      return {
        ...(wish.named && wish.guess === null && !tellsMeasure(wish.words)
          ? {}
          : { knowledge: knowledgeCall(wish, situation.results) }),
        ...recommended,
        products,
        details: isAsked ? detailsCall(meant) : [],
      };
    }
  }
}

/** The tools to use next, for all wishes of a message; none means that it is time to answer. */
export function planTools(
  wishes: readonly Wish[],
  situation: Pick<Situation, 'results' | 'tools'> & Languages,
): ToolCall[] {
  const calls = wishes.flatMap((wish) => {
    const { knowledge, products, details, other, recommended } = callsOf(wish, situation);
    const isOpen = recommended && situation.tools.has(recommended.name) && !resultOf(recommended, situation.results);
    // Where the shop recommends something, nothing else is searched.
    if (isOpen) return [recommended, knowledge].filter((it) => it !== undefined);
    return [other, knowledge, ...products, ...details].filter((it) => it !== undefined);
  });
  const next = calls.filter((it) => situation.tools.has(it.name) && !resultOf(it, situation.results));
  return [...new Map(next.map((it) => [keyOf(it), it])).values()];
}
