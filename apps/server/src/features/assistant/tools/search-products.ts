import type { ProductCard } from '@chatty/contract/messages';
import { z } from 'zod';
import { detectLanguage } from '../../../language/detect-language.ts';
import { retellInEnglish } from '../../../language/retelling/retell.ts';
import { type FoundProduct, type FoundProducts, findProducts, type ProductSearch } from '../../catalog/index.ts';
import { termsOf } from '../../retrieval/index.ts';
import { languageOfShop } from '../../shops/index.ts';
import { namedVariants } from '../grounding/named-variants.ts';
import { withoutOrders } from '../grounding/without-orders.ts';
import { loggedTool } from './logged-tool.ts';
import { shownProduct } from './shown-product.ts';
import type { ToolContext } from './tool-context.ts';

const mostShown = 4;
/** So many are held against the variant that was asked for, where limits were given. */
const widely = 24;
const textMaxChars = 300;
/**
 * Products may be shown a little sooner than knowledge is told: a card shows what it is, and "waterproof" often stands in
 * no title. Nothing is said about them that the store does not say.
 */
export const productFloor = 0.45;

/** Searches in the language that the text is in; where the shop writes English, in English words too. */
export function findAsSaid(
  { ctx, inquiry }: ToolContext,
  search: Omit<ProductSearch, 'language'>,
): Promise<FoundProducts> {
  const language = detectLanguage(search.text, inquiry.language);
  const isEnglish = languageOfShop(inquiry.shop) === 'en';
  const text = isEnglish ? retellInEnglish(search.text, language) || search.text : search.text;
  return findProducts(ctx, { ...search, text, language: isEnglish ? 'en' : language });
}

interface Limits {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  inStock?: boolean | undefined;
}

/** Whether the variant that was asked for keeps the limits: a tent for four is no cheaper because one for two is. */
function keepsLimits({ variants, ...card }: ProductCard, question: string, limits: Limits): boolean {
  const asked = namedVariants(question, { ...card, variants });
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, inStock = false } = limits;
  const keeps = ({ price: { amount }, available }: ProductCard['variants'][number]) =>
    Number(amount) >= minPrice && Number(amount) <= maxPrice && (available || !inStock);
  return asked.length === 0 || asked.some(keeps);
}

/** Whether all of a name of several words is said: then it is meant, whatever else is asked of it. */
export function isNamedIn(text: string, title: string): boolean {
  const said = new Set(termsOf(text));
  const name = new Set(termsOf(title));
  return name.size > 1 && [...name].every((it) => said.has(it));
}

/** So much of what is looked for a product must be by what the shop says it is, to be meant by it. */
const mostTold = 0.9;
const mostlyTold = 0.65;

/** Which words of its title a search says, in whatever spelling, and whether it says what kind of thing it is, or no more than that. */
const saidOf = ({ heard, isKind, told, productType }: FoundProduct) => ({
  ...(productType ? { kind: withoutOrders(productType) } : {}),
  ...(heard.length > 0 ? { heard } : {}),
  ...(isKind ? { isKind } : {}),
  ...(told >= mostTold ? { isTold: true } : {}),
});

/** What scores so much less than the best is of another kind, whatever it is good for. */
const sameKind = 0.6;

/** Those first that say more of what a thing is for, among all that are of the kind. */
async function suitedFirst(
  context: ToolContext,
  products: readonly FoundProduct[],
  text: string,
): Promise<FoundProduct[]> {
  const { products: suited } = await findAsSaid(context, { text: text.slice(0, textMaxChars), limit: widely });
  const rankOf = new Map(suited.map(({ card }, at) => [card.id, at]));
  const best = products[0]?.score ?? 0;
  const place = ({ card, score }: FoundProduct) =>
    score >= sameKind * best ? (rankOf.get(card.id) ?? widely) : 2 * widely;
  return products.toSorted((a, b) => place(a) - place(b));
}

/** Finds products of the shop; prices and stock come back as slots. */
export const searchProducts = (context: ToolContext) =>
  loggedTool(context, {
    name: 'search_products',
    description:
      'Finds products of this shop by what they are, with optional limits of price in the shop’s currency. `unknown` are words that no product holds; `fits: false` says that none keeps the limits.',
    input: z.object({
      text: z
        .string()
        .min(1)
        .max(textMaxChars)
        .describe('What is looked for, such as "waterproof jacket women"; no price words'),
      purpose: z
        .string()
        .max(300)
        .optional()
        .describe('What it is for or has to go with, such as "walking at night": who says so comes first'),
      maxPrice: z.number().positive().optional(),
      minPrice: z.number().positive().optional(),
      inStock: z.boolean().optional().describe('true: only what can be bought now'),
      onSale: z.boolean().optional().describe('true: only what is reduced'),
      sort: z.enum(['cheapest', 'dearest']).optional(),
    }),
    run: async ({ text, purpose, minPrice, maxPrice, inStock, onSale, sort }) => {
      const { findings } = context;
      const price = { min: minPrice?.toFixed(2), max: maxPrice?.toFixed(2) };
      // Whether a product that is called by its name is in stock is told, also where it is not.
      const isCalled =
        inStock === true &&
        (await findAsSaid(context, { text, limit: mostShown })).products.some(({ card }) =>
          isNamedIn(text, card.title),
        );
      const limits = { price, inStockOnly: inStock && !isCalled, onSaleOnly: onSale };
      const isLimited = Object.values({ minPrice, maxPrice, inStock: limits.inStockOnly, onSale }).some(Boolean);
      const isWide = isLimited || purpose !== undefined;
      const within = await findAsSaid(context, { text, sort, ...limits, limit: isWide ? widely : mostShown });
      const ordered = purpose ? await suitedFirst(context, within.products, `${text} ${purpose}`) : within.products;
      const fitting = ordered
        .filter(({ card }) =>
          keepsLimits(card, context.inquiry.question, { minPrice, maxPrice, inStock: limits.inStockOnly }),
        )
        .slice(0, mostShown);
      const fits = fitting.length > 0 || !isLimited;
      const { products, confidence, unknown } = fits
        ? { ...within, products: fitting }
        : await findAsSaid(context, { text, sort, limit: mostShown });
      findings.confidence = Math.max(findings.confidence ?? 0, confidence);
      for (const { card, score } of products)
        findings.retrieved.push({
          id: card.id,
          kind: 'product',
          title: card.title,
          score,
        });
      const isNamed = products.some(({ card }) => isNamedIn(text, card.title));
      // What is all that was said, by the kind of thing that it is, is meant, whatever the shop calls it.
      const isOfKind = products.some(
        (it) => (it.isKind && it.told >= mostlyTold) || (it.heard.length > 0 && it.told >= mostTold),
      );
      if ((confidence < productFloor && !isNamed && !isOfKind) || products.length === 0) return { found: false };
      return {
        found: true,
        ...(fits ? {} : { fits: false }),
        ...(unknown.length > 0 ? { unknown } : {}),
        products: products.map((it) => ({ ...shownProduct(context, it.card, false), ...saidOf(it) })),
      };
    },
  });
