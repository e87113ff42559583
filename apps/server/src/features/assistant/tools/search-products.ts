import { z } from 'zod';
import { findProducts } from '../../catalog/index.ts';
import { loggedTool } from './logged-tool.ts';
import { shownProduct } from './shown-product.ts';
import type { ToolContext } from './tool-context.ts';

const mostShown = 4;
/**
 * Products may be shown a little sooner than knowledge is told: a card shows what it is, and "waterproof" often stands in
 * no title. Nothing is said about them that the store does not say.
 */
export const productFloor = 0.45;

/** Finds products of the shop; prices and stock come back as slots. */
export const searchProducts = (context: ToolContext) =>
  loggedTool(context, {
    name: 'search_products',
    description: 'Finds products of this shop by what they are, with optional limits of price in the shop’s currency.',
    input: z.object({
      text: z
        .string()
        .min(1)
        .max(300)
        .describe('What is looked for, such as "waterproof jacket women"; no price words'),
      maxPrice: z.number().positive().optional(),
      minPrice: z.number().positive().optional(),
      inStock: z.boolean().optional().describe('true: only what can be bought now'),
    }),
    run: async ({ text, minPrice, maxPrice, inStock }) => {
      const { ctx, findings } = context;
      const price = { min: minPrice?.toFixed(2), max: maxPrice?.toFixed(2) };
      const { products, confidence } = await findProducts(ctx, {
        text,
        price,
        inStockOnly: inStock,
        limit: mostShown,
      });
      findings.confidence = Math.max(findings.confidence ?? 0, confidence);
      for (const { card, score } of products)
        findings.retrieved.push({
          id: card.id,
          kind: 'product',
          title: card.title,
          score,
        });
      if (confidence < productFloor || products.length === 0) return { found: false };
      return {
        found: true,
        products: products.map((it) => shownProduct(context, it.card, false)),
      };
    },
  });
