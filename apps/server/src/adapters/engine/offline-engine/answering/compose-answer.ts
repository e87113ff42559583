import { goods, productFacts, telling, toldOfProducts } from '../../../../language/concept-kinds.ts';
import type { Concept } from '../../../../language/lexicon/concepts.ts';
import type { Frame } from '../../../../language/frames/en.ts';
import { type Composing, knowledgeAnswer, writtenAnswer } from './compose-knowledge.ts';
import { comparison, guessedAnswer, productAnswer } from './compose-product.ts';
import { isOfKind, listOf, textOf, theOneMeant } from './found-products.ts';
import { conceptsIn, isOfShop, meaningsIn } from '../reading/meanings.ts';
import { callsOf, comparedBy } from './plan-tools.ts';
import { asksOfAll } from './product-search.ts';
import { resultOf, type ToolCall } from './tool-call.ts';
import { codeNamed } from '../reading/routing/code-named.ts';
import type { ToolResult } from '../reading/read-prompt.ts';
import type { Wish } from '../reading/read-wish.ts';
import { passagesOf, speaksOf, speaksOfWhatIsAsked } from './speaks-of.ts';
import { seeks } from '../reading/seeking.ts';
import { withoutEnd } from '../reading/words.ts';

type Say = Frame['offline'];

/** What may be asked of an order beside where it is, and the fact that tells it. */
const orderFacts: readonly [asked: RegExp, fact: string][] = [
  [
    /\b(?:refund\w{0,3}|money back|g[eo]t back|paid back|pa(?:y|id) me back|total|how much|(?:did|have) i (?:pay|paid)|cost)\b/i,
    'order-total',
  ],
  [/\b(?:items?|what (?:did|have) i (?:order|buy|bought)|what(?:'?s| is| was) in)\b/i, 'items'],
  [/\btrack\w{0,5}\b/i, 'tracking'],
];

function orderAnswer(say: Say, { words }: Wish, { output }: ToolResult): string {
  const orders = listOf(output.orders);
  // Its card shows the rest. Of several orders the first one still under way counts.
  const [first] = orders;
  if (first) {
    const arrives = first.delivery ? ` ${say.arrives(textOf(first.delivery))}` : '';
    const told = orderFacts.flatMap(([asked, fact]) => (asked.test(words) ? textOf(first[fact]) || [] : []));
    return [`${say.order(textOf(first.order), textOf(first['order-status']))}${arrives}`, ...told].join('\n');
  }
  if (textOf(output.say)) return textOf(output.say);
  const missing = Array.isArray(output.missing) ? output.missing : [];
  if (missing.length > 1) return say.askOrder;
  return missing[0] === 'order number' ? say.askNumber : missing.length === 1 ? say.askEmail : say.away;
}

const special = /\b(?:students?|teachers?|military|veterans?|seniors?|nurses?|birthday|loyalty)\b/i;

function discountAnswer(say: Say, wish: Wish, { output }: ToolResult): string {
  const discounts = listOf(output.discounts);
  const named = discounts.filter((it) => it.asked === true);
  // Of a code that was named it is told whether it works; of one that is not among them, that it is not.
  const isOther = named.length === 0 && codeNamed(wish.said) !== null;
  const lines = (named.length > 0 ? named : discounts).map((it) =>
    say.discount(textOf(it.code), textOf(it.what), textOf(it.ends)),
  );
  // Other codes are no answer to "is there a student discount" unless it is said that there is none.
  const asked = special.exec(wish.words)?.[0].toLowerCase();
  const isListed = asked === undefined ? !isOther : JSON.stringify(output.discounts).toLowerCase().includes(asked);
  return [...(isListed ? [] : [say.noSuchDiscount]), say.discounts, ...lines].join('\n');
}

const found = (result: ToolResult | undefined): result is ToolResult => result?.output.found === true;

const owned = /(?<!\b(?:for|with|under|in) )\bmy ((?:[\p{L}-]{1,20} ?){1,3})/giu;
/** "The lamp I bought", "I ordered the wrong one": whoever has the thing already looks for no other. */
const bought = /\b(?:i|we)(?:'ve| have| had| just| already){0,2} (?:bought|ordered|received|purchased)\b/i;

/** "My cast iron pan got rusty": whoever has the thing already looks for no other. */
const isOwned = (words: string) =>
  bought.test(words) ||
  [...words.matchAll(owned)].some(([, thing = '']) => conceptsIn(thing).some((it) => goods.has(it)));

/** "Where are the lamps made" is answered by where things are made, also where lamps are for sale. */
function isOnTellingMatter(named: readonly Concept[], knowledge: ToolResult): boolean {
  const [first] = passagesOf(knowledge);
  return conceptsIn(first?.title ?? '').some((it) => telling.has(it) && named.includes(it));
}

/** What is asked of goods only beside something else: how large it is, and over or under which price. */
const notAlone: ReadonlySet<Concept> = new Set<Concept>(['size', 'over', 'under']);

/** So much of a question must stand in a heading for it to be the question's own. */
const headedBy = 0.6;

/** Whether the nearest text is headed by what is asked, in more than one word. */
function isHeadedBy({ english }: Wish, knowledge: ToolResult): boolean {
  const asked = [...meaningsIn(english)];
  const titled = meaningsIn(passagesOf(knowledge)[0]?.title ?? '');
  const held = asked.filter((it) => titled.has(it)).length;
  return held > 1 && held >= headedBy * asked.length;
}

/** What is asked of how a thing is used, and finds no thing: "water temperature for rice", "how to oil a board". */
const asksHow =
  /\b(?:temp(?:erature)?s?|degrees|ratio|recipes?|dosage|how (?:to|do (?:i|you|we)|should i|can i|long (?:do|should|does|to))|(?:brewing|cooking|steeping|washing|drying|curing) times?|tips|instructions)\b/i;

/** Whether products come before the shop's texts: somebody looks for a thing, or means one by its name. */
function isAboutProducts(wish: Wish, products: ToolResult, knowledge: ToolResult | undefined): boolean {
  const named = conceptsIn(wish.words);
  // A follow-up names its matter before: "and on lamps?"
  const ofShop = isOfShop([...named, ...conceptsIn(wish.english)]);
  if (wish.named !== null || asksOfAll(wish.english)) return true;
  const shown = listOf(products.output.products);
  if (found(knowledge) && bought.test(wish.words)) return false;
  const isOfMatter = isOfShop([...named, ...conceptsIn(wish.english)].filter((it) => !toldOfProducts.has(it)));
  if (theOneMeant(wish, shown)) return !isOfMatter || !found(knowledge);
  if (found(knowledge) && isOwned(wish.words)) return false;
  if (ofShop) return false;
  if (found(knowledge) && isOnTellingMatter(named, knowledge)) return false;
  if (found(knowledge) && asksHow.test(wish.words) && !seeks(wish.words)) return false;
  if (isOfKind(shown) && seeks(wish.words)) return true;
  if (knowledge && found(knowledge) && isHeadedBy(wish, knowledge)) return false;
  // What is called by no word of its is hardly what was asked for, but where a thing is looked for.
  const isCalled = isOfKind(shown) || shown.some((it) => Array.isArray(it.heard)) || named.some((it) => goods.has(it));
  if (wish.route !== 'product' && !isCalled) return false;
  const isAlone = !found(knowledge) && (wish.route !== 'support' || seeks(wish.words));
  return wish.route === 'product' || isAlone || named.some((it) => productFacts.has(it) && !notAlone.has(it));
}

/** A finding that begins with what the shop says of the very product that is meant. */
const knowledgeOfProduct = (knowledge: ToolResult | undefined): ToolResult | null =>
  knowledge && passagesOf(knowledge)[0]?.product ? knowledge : null;
/** What the shop recommends: its own sentence, or ours, and a card for each. */
function recommendedAnswer({ found, shopSays }: Say, { output }: ToolResult, composing: Composing): string {
  const { language, shopLanguage } = composing;
  const written = Array.isArray(output.say) ? output.say.map(textOf) : [];
  const lead = written.length === 0 ? [found] : [...(language === shopLanguage ? [] : [shopSays]), ...written];
  return [...lead, ...listOf(output.products).map((it) => `- ${textOf(it.name)}`)].join('\n');
}

const asksFact = /^\W{0,9}(?:how|what|when|where|which|is|are|does|do|can)\b/i;
/** "Do you have it": nothing else says what. */
const ofIt =
  /^\W{0,9}(?:do you (?:have|sell|carry|offer|stock|make)|have you got|got|do|does|is|are) (?:it|them|this|that|these|those|they)\b/i;
/** What can be asked of any product. */
const ofAnything: ReadonlySet<string> = new Set([...productFacts, 'exchange', 'can', 'other', 'another', 'different']);
/** "How much is it", of which nothing was said before: it may be anything. */
const isOfNothing = ({ english, named, among }: Wish): boolean =>
  named === null &&
  among.length === 0 &&
  ((asksFact.test(english) && meaningsIn(english).size === 0) ||
    (ofIt.test(english) && [...meaningsIn(english)].every((it) => ofAnything.has(it))));

/** What answers a question about products or the shop; null where nothing does. */
function findingAnswer(say: Say, wish: Wish, composing: Composing): string | null {
  if (isOfNothing(wish)) return null;
  const calls = callsOf(wish, composing);
  const of = (call: ToolCall | undefined) => call && resultOf(call, composing.results);
  const searches = calls.products.flatMap((it) => of(it) ?? []);
  const [search] = searches;
  const written = writtenAnswer(say, of(calls.knowledge), composing);
  if (written !== null) return written;
  const recommended = of(calls.recommended);
  if (found(recommended)) return recommendedAnswer(say, recommended, composing);
  const ofProduct = knowledgeOfProduct(of(calls.knowledge));
  if (ofProduct) return knowledgeAnswer(say, wish, ofProduct, composing);
  const compared = comparedBy(wish);
  if (compared && searches.length > 1) return comparison(say, wish, compared, searches, (at) => of(calls.details[at]));
  const knowledge = of(calls.knowledge);
  const details = of(calls.details[0]);
  const isKnown = found(knowledge) && speaksOfWhatIsAsked(wish, knowledge);
  if (wish.guess !== null && found(search)) {
    const told = guessedAnswer(say, wish, search, details);
    if (told !== null) return told;
    return isKnown ? knowledgeAnswer(say, { ...wish, english: wish.words }, knowledge, composing) : null;
  }
  if (found(search) && isAboutProducts(wish, search, knowledge)) {
    const answer = productAnswer(say, wish, search, details, (beside) => isKnown && saysMost(knowledge, beside));
    if (answer !== null) return answer;
  }
  if (isKnown && (wish.route !== 'product' || speaksOf(wish, knowledge)))
    return knowledgeAnswer(say, wish, knowledge, composing);
  if (search?.output.unavailable || knowledge?.output.unavailable) return say.away;
  return null;
}

/** Whether the nearest text speaks of most that is asked beside a product's name: then that answers where the product's own is silent. */
function saysMost(knowledge: ToolResult, beside: string): boolean {
  const [first] = passagesOf(knowledge);
  const asked = [...meaningsIn(beside)];
  const held = meaningsIn(`${first?.title}\n${first?.text}`);
  return asked.length > 0 && 2 * asked.filter((it) => held.has(it)).length >= asked.length;
}

const isGift = /\b(?:gifts?|presents?)\b/i;

/** The answer to one wish; null where there is none. */
function answerTo(say: Say, wish: Wish, frame: Frame, composing: Composing): string | null {
  const calls = callsOf(wish, composing);
  const result = calls.other && resultOf(calls.other, composing.results);
  switch (wish.route) {
    case 'greeting':
    case 'thanks':
    case 'farewell':
    case 'banter':
      return say[wish.route];
    case 'aside': {
      const recommended = calls.recommended && resultOf(calls.recommended, composing.results);
      if (found(recommended)) return recommendedAnswer(say, recommended, composing);
      const knowledge = calls.knowledge && resultOf(calls.knowledge, composing.results);
      return found(knowledge) ? knowledgeAnswer(say, wish, knowledge, composing) : say.banter;
    }
    case 'command':
      return null;
    case 'human':
      return result?.output.done === true ? frame.handedOff : null;
    case 'order':
      if (wish.doubtful.length > 0) return say.whichOrder(wish.doubtful.join(say.or));
      return result ? orderAnswer(say, wish, result) : null;
    case 'discount': {
      // There may be one, and nobody can tell: what the shop writes about codes does not say so.
      if (result?.output.unavailable) return say.away;
      if (found(result)) return discountAnswer(say, wish, result);
      const knowledge = calls.knowledge && resultOf(calls.knowledge, composing.results);
      return found(knowledge) ? knowledgeAnswer(say, wish, knowledge, composing) : say.noDiscount;
    }
    default:
      return findingAnswer(say, wish, composing);
  }
}

const refusalOf = (say: Say, wish: Wish): string => {
  const { route, english } = wish;
  if (isOfNothing(wish)) return say.unknown;
  const named = conceptsIn(english);
  const isOfGoods = named.some((it) => goods.has(it)) && named.some((it) => productFacts.has(it));
  if (route !== 'product' && !isOfGoods) return say.unknown;
  return isGift.test(english) ? say.askGift : say.noProduct;
};

/**
 * Words the answer from what the tools have found, in the visitor's language. Facts stay in their slots; passages are
 * quoted, not retold. Of several questions each is answered by itself.
 */
export function composeAnswer(wishes: readonly [Wish, ...Wish[]], composing: Composing): string {
  const { frame } = composing;
  const say = frame.offline;
  const answers = wishes.map((wish) => ({ wish, text: answerTo(say, wish, frame, composing) }));
  if (answers.every(({ text }) => text === null)) return refusalOf(say, wishes[0]);
  // That nobody could be asked for is no part of the question.
  const asked = answers.filter(({ wish, text }) => wish.route !== 'human' || text !== null);
  const texts = asked.map(({ wish, text }) => text ?? say.unknownPart(withoutEnd(wish.said)));
  return [...new Set(texts)].join('\n\n');
}
