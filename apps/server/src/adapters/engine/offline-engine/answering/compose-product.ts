import { colors, goods } from '../../../../language/concept-kinds.ts';
import type { Concept } from '../../../../language/lexicon/concepts.ts';
import type { Frame } from '../../../../language/frames/en.ts';
import {
  askedVariants,
  asksBesideOption,
  asksOfCard,
  asksMore,
  asksOption,
  besideName,
  type Facts,
  lacksMeasure,
  lacksWhatIsDemanded,
  listOf,
  textOf,
  theOneMeant,
  unknownWords,
} from './found-products.ts';
import { conceptsIn, meaningsIn } from '../reading/meanings.ts';
import { spokenAsOne } from '../reading/products/spoken-as-one.ts';
import { asksDetail } from './plan-tools.ts';
import { quoteDetail, quotePassage } from './quote-passage.ts';
import type { ToolResult } from '../reading/read-prompt.ts';
import type { Wish } from '../reading/read-wish.ts';
import { termsOf } from '../reading/words.ts';

type Say = Frame['offline'];

/** So much of what is asked a sentence must say where a card answers too. */
const [leastBesideCard, leastBesideOption] = [1, 0.6];

const mostShown = 3;
const mostOptions = 4;

const lineOf = (say: Say, { name, price, stock }: Facts) => say.product(textOf(name), textOf(price), textOf(stock));

const priceBefore =
  /\b(?:(?:expensive|cheaper|cost|price|more|less)\b.{0,20}\b(?:before|earlier|previously|originally)|(?:original|old|previous|regular) price|used to (?:be|cost)|before (?:the |it was )?(?:sale|discount|reduc\w{0,5}|on sale)|(?:was|were) .{1,40} before)\b/i;

function oneProduct(say: Say, wish: Wish, product: Facts): string {
  const name = textOf(product.name);
  if (conceptsIn(wish.words).includes('cart')) return `${say.addToCart(name)}\n- ${name}`;
  const asked = askedVariants(product);
  // What it cost before stands beside the price of each variant.
  const isOfBefore = asked.length === 0 && priceBefore.test(wish.words);
  const variants = (isOfBefore ? listOf(product.variants) : asked).slice(0, mostShown);
  const [only] = variants;
  if (only && variants.length === 1)
    return say.variant(name, textOf(only.title), textOf(only.price), textOf(only.stock));
  if (variants.length > 0)
    return variants.map((it) => say.variant(name, textOf(it.title), textOf(it.price), textOf(it.stock))).join('\n');
  const line = lineOf(say, product);
  return wish.named && asksOption(wish.words, product) ? [say.noOption, ...optionsOf(say, product)].join('\n') : line;
}

/** What there is instead of an option that there is not: one of each color, or of each size. */
function optionsOf(say: Say, product: Facts): string[] {
  const variants = listOf(product.variants);
  const firsts = new Map(variants.toReversed().map((it) => [textOf(it.title).split(' / ')[0], it]));
  const shown = [...firsts.values()].toReversed().slice(0, mostOptions);
  if (shown.length === 0) return [lineOf(say, product)];
  return shown.map((it) => say.variant(textOf(product.name), textOf(it.title), textOf(it.price), textOf(it.stock)));
}

/** Which of what there is to choose from is asked for: what it is called, or how large it is. */
const choiceAsked =
  /\b(?:what|which|how many|other|list|all)\b.{0,30}?\b(?:(colou?rs?|shades?|finish(?:es)?|scents?|flavou?rs?|styles?)|(sizes?|lengths?|widths?|capacit(?:y|ies)|volumes?)|options|versions|variants|choices)\b/i;
const sized = /^(?:\d|x{0,4}[sml](?:$|[\s/–-])|\dx|(?:extra[ -]?)?(?:small|medium|large)\b|one size)/i;

/** What there is to choose from, where that is asked: "what colors does it come in". */
function choicesAsked({ words }: Wish, { output }: ToolResult): string | null {
  const [asked, byName, bySize] = choiceAsked.exec(words) ?? [];
  if (asked === undefined) return null;
  const lists = Array.isArray(output.choices) ? output.choices.map(textOf) : [];
  const isSized = (list: string) => list.split(', ').every((it) => sized.test(it));
  const meant = lists.filter((it) => (byName ? !isSized(it) : bySize ? isSized(it) : true));
  return meant.length > 0 ? meant.join('\n') : null;
}

/** A question without what it calls the product by, where that is no word of its name: its tags told which it is. */
function withoutNames({ words, named }: Wish, product: Facts): string {
  const title = meaningsIn(textOf(product.title));
  if (named !== null || product.isTold !== true) return words;
  const names = spokenAsOne(words).filter(
    (it) => it.includes(' ') && ![...meaningsIn(it)].some((one) => title.has(one)),
  );
  return names.reduce((rest, name) => rest.replace(name, ' '), words);
}

/** What the shop has answered about it, or writes about it, where that answers. */
function statedOf(wish: Wish, product: Facts, details: ToolResult, least = 0): string | null {
  const { words } = wish;
  const { output } = details;
  const choices = choicesAsked(wish, details);
  if (choices !== null) return choices;
  const [answer] = listOf(output.answers);
  if (answer) return quotePassage(words, { title: textOf(answer.title), text: textOf(answer.text) });
  const passage = { title: textOf(product.title), text: textOf(output.description) };
  return quoteDetail(besideName(withoutNames(wish, product), product), passage, least);
}

/** The same; where nothing answers, that the shop does not say. */
const detailOf = (say: Say, wish: Wish, product: Facts, details: ToolResult): string =>
  statedOf(wish, product, details) ?? say.notStated(textOf(product.name));

/**
 * What is said of a product that was spoken of, and that a question may be about which does not say so: an option of it, or
 * what the shop writes about it. Null where neither answers.
 */
export function guessedAnswer(
  say: Say,
  wish: Wish,
  { output }: ToolResult,
  details: ToolResult | undefined,
): string | null {
  const product = theOneMeant(wish, listOf(output.products));
  if (!product) return null;
  if (askedVariants(product).length > 0 && !asksDetail(besideName(wish.words, product)))
    return oneProduct(say, wish, product);
  const stated = details?.output.found === true ? statedOf(wish, product, details) : null;
  if (stated !== null) return `${stated}\n${lineOf(say, product)}`;
  return asksMore(wish.words, product) ? null : oneProduct(say, wish, product);
}

const comparing = new Set<Concept>(['compare', 'cheapest', 'dearest', 'cost', 'stock', 'recommend', 'product']);
const ofComparing = new Set(termsOf('difference better best between versus vs one two prefer choose price'));

/** Whether two products are held against each other by something that no card shows: "which one is oak". */
const comparesBy = (beside: string): boolean =>
  [...meaningsIn(beside)].some((it) => !comparing.has(it as Concept) && !ofComparing.has(it));

/** Products with what they cost and what the shop writes about what was asked, so that one can compare them. */
export function comparison(
  say: Say,
  wish: Wish,
  names: readonly string[],
  found: readonly ToolResult[],
  detailsAt: (at: number) => ToolResult | undefined,
): string | null {
  const both = found.flatMap(({ output }, at) => {
    const name = names[at] ?? '';
    const product = theOneMeant({ named: null, english: `the ${name}` }, listOf(output.products));
    return product ? [product] : [];
  });
  if (both.length < 2) return null;
  const beside = both.reduce(besideName, wish.words);
  const isDetail = wish.among.length > 1 || asksDetail(beside) || comparesBy(beside);
  const lines = both.map((product, at) => {
    if (wish.among.length > 1 && askedVariants(product).length > 0) return oneProduct(say, wish, product);
    const details = isDetail ? detailsAt(at) : undefined;
    // Behind the name: of two weights one must see whose is which.
    return details ? `${lineOf(say, product)} ${detailOf(say, wish, product, details)}` : lineOf(say, product);
  });
  return [say.found, ...lines].join('\n');
}

/**
 * What is said of the products that a search has found: of the one that is meant what was asked, else the nearest as
 * cards. Null where none is what was asked for.
 */
export function productAnswer(
  say: Say,
  wish: Wish,
  { output }: ToolResult,
  details: ToolResult | undefined,
  isSaidElsewhere: (beside: string) => boolean = () => false,
): string | null {
  const products = listOf(output.products);
  if (products.length === 0) return null;
  const meant = theOneMeant(wish, products);
  if (meant) {
    const isOption = askedVariants(meant).length > 0 && !asksDetail(besideName(wish.words, meant));
    const isMore = !isOption || asksBesideOption(wish.words, meant);
    // What a card shows, or an option, is asked for as well: a sentence must say more than that.
    const least = asksOfCard(wish.words) ? leastBesideCard : isOption ? leastBesideOption : 0;
    const stated = details?.output.found === true && isMore ? statedOf(wish, meant, details, least) : null;
    if (stated !== null) return `${stated}\n${lineOf(say, meant)}`;
    const isDetail =
      details?.output.found === true && !isOption && !asksForOption(wish, meant) && !asksOfCard(wish.words);
    if (isDetail && isSaidElsewhere(besideName(wish.words, meant))) return null;
    // Alone: what it costs answers nothing of what was asked.
    return isDetail ? say.notStated(textOf(meant.name)) : oneProduct(say, wish, meant);
  }
  const isOther = [lacksWhatIsDemanded, lacksMeasure, asksForOneUnknown, isOfNoThing, lacksThing].some((it) =>
    it(wish, output),
  );
  if (isOther) return null;
  const lead = output.fits === false ? say.noneFits : say.found;
  // Each line becomes a card.
  return [lead, ...products.slice(0, mostShown).map((it) => `- ${textOf(it.name)}`)].join('\n');
}

/** "Does it come in green" asks for an option, whatever its texts say. */
const asksForOption = ({ named, words }: Wish, product: Facts): boolean =>
  named !== null && asksOption(words, product) && conceptsIn(words).some((it) => colors.has(it) || it === 'color');

/** "Can I book a yoga class": what is booked or hired is no thing for sale. */
const service = /\b(?:book|booking|hire|rent|reserve)\b/i;
/** Nothing that is known as a thing, and a word that no product holds. */
const isOfNoThing = ({ route, words }: Wish, output: Facts): boolean =>
  route !== 'product' &&
  (service.test(words) || unknownWords(output).length > 0) &&
  !conceptsIn(words).some((it) => goods.has(it));

const whetherSold =
  /\b(?:do you (?:guys |also |even |still )?(?:have|sell|stock|carry|offer|do)|have you got|got|sell|(?:is|are) there|can i (?:buy|get))(?: any| an?| some| your)? ([\p{L}\p{N} '-]{2,50}?)(?= (?:for|with|in|to|that|which|from|on|at|of|by|here|too|as|or|and)\b|[?.!,;(]|$)/iu;
/** A slip of the keyboard is hardly among the first letters. */
const sameLetters = 3;
/** What stands for whatever it is said with: "vegan options". */
const generic =
  /\b(?:options?|products?|items?|stuff|things?|ones?|kinds?|types?|range|collections?|selection|choices?|\w{3,5}thing|it|them|this|that|these|those|style)$/i;

/**
 * "Do you sell bread knives" of a shop of bread and boards: what was found holds a word of what is asked for, and is no
 * knife by its name, its type or its tags.
 */
function lacksThing({ words, named }: Wish, output: Facts): boolean {
  const thing = whetherSold.exec(words)?.[1]?.trim() ?? '';
  const products = listOf(output.products);
  if (named !== null || thing === '' || generic.test(thing) || products.some((it) => it.isTold === true)) return false;
  const head = thing.split(/[\s'-]{1,3}/).at(-1) ?? '';
  const wanted = meaningsIn(head);
  // It may be written otherwise: "jakets".
  const begins = head.slice(0, sameLetters).toLowerCase();
  const isOne = ({ title, kind }: Facts) => {
    const called = `${textOf(title)} ${textOf(kind)}`;
    const isAlike = called
      .toLowerCase()
      .split(/[^\p{L}\p{N}]{1,9}/u)
      .some((it) => it.startsWith(begins));
    return isAlike || [...meaningsIn(called)].some((it) => wanted.has(it));
  };
  return wanted.size > 0 && !products.some(isOne);
}

const ofOne = /\b(?:the|this|that)\s+\p{Lu}|\b(?:price|cost|stock|available|how much)\b/iu;

/** "Zugspitze Pro Tent price": of a product that has a name, which the shop does not know, others are no answer. */
const asksForOneUnknown = ({ words }: Wish, output: Facts): boolean =>
  ofOne.test(words) && unknownWords(output).some((it) => conceptsIn(it).length === 0);
