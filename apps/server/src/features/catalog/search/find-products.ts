import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import type { Language } from '../../../language/languages.ts';
import { findShop } from '../../shops/index.ts';
import { toProductCard } from '../product-card.ts';
import { usedProductsOf } from '../known/used-products.ts';
import { type ProductRow, productColumns, productsOf } from '../product.store.ts';
import { factsOf, type ProductFacts } from '../read-product.ts';
import { centsOf, productIndexOf } from './product-indexes.ts';
import { embedQuery, goodsTermsOf, stemWord, wordsOf } from '../../retrieval/index.ts';
import { splitTitle } from './product-terms.ts';

export interface ProductSearch {
  text: string;
  /** That the text is in; English if not given. */
  language?: Language;
  limit: number;
  /** Decimal amounts in the shop's currency, bounds included: products with a variant in this range. */
  price?: { min?: string | undefined; max?: string | undefined } | undefined;
  inStockOnly?: boolean | undefined;
  onSaleOnly?: boolean | undefined;
  /** Orders those that match about as well as the best by their price. */
  sort?: 'cheapest' | 'dearest' | undefined;
}

export interface FoundProduct extends ProductFacts {
  /** Share, 0..1, of what a product matching every word perfectly could get. */
  score: number;
  /** Share of the question's information that occurs in the product, 0..1. */
  coverage: number;
  /** The same share, of what says what it is. */
  told: number;
  /** The words of its title that were said, also with a slip or cut short. */
  heard: string[];
  /** Whether what kind of thing it is was said, by its title's last word or its type. */
  isKind: boolean;
}

export interface FoundProducts {
  products: FoundProduct[];
  /** How likely it is, 0..1, that the shop sells something of the kind. */
  confidence: number;
  /** Words of the text that no product of the shop holds. */
  unknown: string[];
}

type Variant = ProductRow['variants'][number];

/** Of the matches so many are held against limits that the index does not know, or put in order. */
const widely = 60;
/** What matches so much less than the best is of another kind. */
const sameKind = 0.6;
/** The same where prices decide the order. */
const veryAlike = 0.87;

const isReduced = ({ price, compareAtPrice }: Variant) =>
  compareAtPrice !== null && centsOf(compareAtPrice) > centsOf(price);
const byPrice = (a: Variant, b: Variant) => centsOf(a.price) - centsOf(b.price);

/** The variants that keep within the limits, as they are now: the index may be one change behind. */
function fittingOf(row: ProductRow, { low, high }: Range, { inStockOnly, onSaleOnly }: ProductSearch): Variant[] {
  return row.variants.filter((variant) => {
    const cents = centsOf(variant.price);
    if (cents < low || cents > high) return false;
    return (variant.available || !inStockOnly) && (!onSaleOnly || isReduced(variant));
  });
}

interface Range {
  low: number;
  high: number;
}

const rangeOf = ({ price }: ProductSearch): Range => ({
  low: price?.min === undefined ? 0 : centsOf(price.min),
  high: price?.max === undefined ? Number.POSITIVE_INFINITY : centsOf(price.max),
});

/** Where limits were given, a card shows a variant that keeps them: the cheapest that can be bought. */
function chosenOf(row: ProductRow, fitting: readonly Variant[]): { chosenVariantId?: string } {
  if (fitting.length === row.variants.length) return {};
  const buyable = fitting.filter((it) => it.available);
  const [chosen] = (buyable.length > 0 ? buyable : fitting).toSorted(byPrice);
  return chosen ? { chosenVariantId: chosen.id } : {};
}

/** How much of it there is in one: no kind of thing. */
const packaging: ReadonlySet<string> = new Set(
  'pack packs set sets box boxes kit bundle pair of with one two three four five six eight ten twelve piece'
    .split(' ')
    .map(stemWord),
);
const isKindWord = (word: string) => !packaging.has(stemWord(word)) && !/\p{N}/u.test(word);

/** What was said of what a product is called, and of what it is. */
function heardOf(
  row: ProductRow,
  heard: ReadonlySet<string>,
  language: Language,
): Pick<FoundProduct, 'heard' | 'isKind'> {
  // A beanie is a hat, in whatever word.
  const isHeard = (word: string) => heard.has(stemWord(word));
  const isCalled = (word: string) => isHeard(word) || goodsTermsOf(word, language).some(({ term }) => heard.has(term));
  // A sleeping pad is no bag: of a type, too, the last word says what it is.
  const head = wordsOf(splitTitle(row.title).head);
  const kinds = head.filter(isKindWord);
  // "Paper filters pack of 100": the last word before how many there are.
  if (kinds.length === 0) kinds.push(...wordsOf(row.title).filter(isKindWord).slice(-1));
  kinds.push(...wordsOf(row.product_type).slice(-1));
  return { heard: wordsOf(row.title).filter(isHeard), isKind: kinds.some(isCalled) };
}

/** Words for whatever the shop sells. */
const anyProduct =
  /^\W{0,9}(?:(?:the|all|any|every|single|whole|entire|your|one|of)\W{1,3}){0,4}(?:things?|anything|everything|products?|items?|articles?)?(?:\W{1,3}(?:in|of|from|at|here|the|this|your|whole|entire|shop|store|site|catalogue?|range|collection)){0,6}\W{0,9}$/i;

/** The cheapest or dearest of all, where no kind of thing was named. */
async function findAmongAll(ctx: Ctx, search: ProductSearch): Promise<FoundProducts> {
  const price = sql<number>`(select min((v ->> 'price')::numeric) from jsonb_array_elements(products.variants) as v)`;
  const rows = await usedProductsOf(ctx)
    .select(productColumns)
    .where(sql<boolean>`jsonb_array_length(products.variants) > 0`)
    .orderBy(price, search.sort === 'cheapest' ? 'asc' : 'desc')
    .orderBy('products.id')
    .limit(widely)
    .execute();
  const shop = await findShop(ctx.db, ctx.shopId);
  const products = rows.flatMap((row) => {
    const fitting = fittingOf(row, rangeOf(search), search);
    if (fitting.length === 0) return [];
    const card = { ...toProductCard(row, shop), ...chosenOf(row, fitting) };
    return [{ ...factsOf(row, card), score: 1, coverage: 1, told: 1, heard: [], isKind: false }];
  });
  return { products: products.slice(0, search.limit), confidence: 1, unknown: [] };
}

/** Products that match a question, best first, with the facts as they are now. Not inside a transaction. */
export async function findProducts(ctx: Ctx, search: ProductSearch): Promise<FoundProducts> {
  const { text, language = 'en', limit, inStockOnly = false, onSaleOnly = false, sort } = search;
  if (sort !== undefined && anyProduct.test(text)) return findAmongAll(ctx, search);
  const [index, embedding] = await Promise.all([productIndexOf(ctx), embedQuery(ctx.services, text)]);
  const range = rangeOf(search);
  const { hits, confidence, unknown, heard } = index.search({
    text,
    language,
    limit: sort || onSaleOnly ? Math.max(widely, limit) : limit,
    price: { min: range.low, max: range.high },
    inStockOnly,
    ...(embedding ? { embedding } : {}),
  });
  if (hits.length === 0) return { products: [], confidence, unknown };
  const shop = await findShop(ctx.db, ctx.shopId);
  const rows = await productsOf(ctx)
    .select(productColumns)
    .where(
      'id',
      'in',
      hits.map((it) => it.id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = hits.flatMap(({ id, score, coverage, told }) => {
    const row = byId.get(id);
    const fitting = row ? fittingOf(row, range, search) : [];
    if (!row || fitting.length === 0) return [];
    const card = { ...toProductCard(row, shop), ...chosenOf(row, fitting) };
    return [
      {
        ...factsOf(row, card),
        ...heardOf(row, heard, language),
        score,
        coverage,
        told,
        lowest: Math.min(...fitting.map((it) => centsOf(it.price))),
      },
    ];
  });
  const best = hits[0]?.score ?? 0;
  const isLimited = sort !== undefined || onSaleOnly || inStockOnly || Number.isFinite(range.high) || range.low > 0;
  // Within limits there may be few of the kind: others are no answer.
  const alike = isLimited ? found.filter(({ score }) => score >= sameKind * best) : found;
  // Who asks for the cheapest kettle asks among kettles, where the shop calls any so.
  const isCalled = sort !== undefined && alike.some((it) => it.isKind);
  // The cheapest bag is a bag, however cheap what only shares a word with it may be.
  const ordered = sort
    ? (isCalled ? alike.filter((it) => it.isKind) : alike)
        .filter(({ score }) => isCalled || score >= veryAlike * best)
        .toSorted((a, b) => (sort === 'cheapest' ? a.lowest - b.lowest : b.lowest - a.lowest))
    : alike;
  return { products: ordered.slice(0, limit).map(({ lowest, ...it }) => it), confidence, unknown };
}
