import { z } from 'zod';
import { type ProductFacts, readProduct } from '../../catalog/index.ts';
import { titleWithoutOrders, withoutOrders } from '../grounding/without-orders.ts';
import { answersAbout } from '../product-faqs/product-answers.ts';
import { loggedTool } from './logged-tool.ts';
import { shownProduct } from './shown-product.ts';
import type { ToolContext } from './tool-context.ts';

const descriptionMaxChars = 3_000;
/** What is read to find so much: a store may write down a whole manual. */
const readMaxChars = 4 * descriptionMaxChars;

/** What the shop writes about a product, its facts one a line. Money and codes in it never count as evidence. */
function descriptionOf({ description, vendor, productType, metafields }: ProductFacts): string {
  const named = metafields.map(({ key, value }) => `${key.replaceAll('_', ' ')}: ${value}`);
  const text = [description, vendor && `Brand: ${vendor}`, productType && `Kind: ${productType}`, ...named]
    .filter(Boolean)
    .join('\n');
  return withoutOrders(text.slice(0, readMaxChars)).slice(0, descriptionMaxChars);
}

const mostValues = 24;

/** What there is to choose from, each kind of choice by itself: the sizes, then the colors. */
export function choicesOf(variants: readonly { title: string }[]): string[][] {
  const titles = variants.map(({ title }) => withoutOrders(title).split(' / '));
  const kinds = titles[0]?.length ?? 0;
  if (titles.length < 2 || titles.some((it) => it.length !== kinds)) return [];
  const each = Array.from({ length: kinds }, (_, at) => [...new Set(titles.map((it) => it[at]?.trim() ?? ''))]);
  return each.map((values) => values.filter(Boolean).slice(0, mostValues)).filter((it) => it.length > 1);
}

/** One product that a search has found: its variants as slots, what the shop has answered about it, its description. */
export const productDetails = (context: ToolContext) =>
  loggedTool(context, {
    name: 'product_details',
    description:
      'Reads one product that search_products has found: every variant, what the shop has answered about it (`answers`: they come before all else), and what its description says.',
    input: z.object({
      id: z.string().min(1).max(200).describe('The id that search_products gave'),
    }),
    run: async ({ id }) => {
      const facts = await readProduct(context.ctx, { id }, { forAssistant: true });
      if (!facts) return { found: false };
      const { card } = facts;
      const choices = choicesOf(card.variants).map((it) => it.join(', '));
      const text = [descriptionOf(facts), ...choices].filter(Boolean).join('\n');
      // Before the description: what both say is quoted from here.
      const { hits } = await answersAbout(context, card, context.inquiry.question);
      const title = titleWithoutOrders(card.title, context.inquiry.shop.name);
      const answers = hits.map(({ passage }) => {
        const said = {
          ...passage,
          title: titleWithoutOrders(passage.title, title),
          text: withoutOrders(passage.text).slice(0, descriptionMaxChars),
        };
        return {
          source: `{{source:${context.findings.evidence.addPassage(said)}}}`,
          title: said.title,
          text: said.text,
        };
      });
      context.findings.evidence.addPassage({
        id: `product/${card.id}`,
        kind: 'product',
        sourceId: card.id,
        title,
        text,
        url: card.url,
      });
      return {
        found: true,
        product: shownProduct(context, card, true),
        ...(answers.length > 0 ? { answers } : {}),
        ...(choices.length > 0 ? { choices } : {}),
        description: text,
      };
    },
  });
