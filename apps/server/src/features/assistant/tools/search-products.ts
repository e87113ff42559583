import { z } from 'zod';
import { findProducts } from '../../catalog/index.ts';
import { productFloor } from '../floor.ts';
import { loggedTool } from './logged-tool.ts';
import { shownProduct } from './shown-product.ts';
import type { Turn } from './turn.ts';

/** Finds products of the shop; prices and stock come back as slots. */
export const searchProducts = (turn: Turn) =>
  loggedTool(turn, {
    name: 'search_products',
    description: 'Finds products of this shop by what they are, with optional limits of price in the shop’s currency.',
    input: z.object({
      text: z.string().min(1).max(300).describe('What is looked for, such as "waterproof jacket women"; no price words'),
      maxPrice: z.number().positive().optional(),
      minPrice: z.number().positive().optional(),
      inStock: z.boolean().optional().describe('true: only what can be bought now'),
    }),
    run: async (input) => {
      const { products, confidence } = await findProducts(turn.ctx, { ...input, limit: 4 });
      turn.confidence = Math.max(turn.confidence ?? 0, confidence);
      if (confidence < productFloor || products.length === 0) return { found: false };
      return { found: true, products: products.map((it) => shownProduct(turn, it, false)) };
    },
  });
