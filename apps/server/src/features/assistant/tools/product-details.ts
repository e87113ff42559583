import { z } from 'zod';
import { readProductCard } from '../../catalog/index.ts';
import { retrieve } from '../../knowledge/index.ts';
import { withoutOrders } from '../grounding/without-orders.ts';
import { loggedTool } from './logged-tool.ts';
import { shownProduct } from './shown-product.ts';
import type { Turn } from './turn.ts';

const descriptionMaxChars = 2_000;

/** One product that a search has found: its variants as slots, its description as a passage. */
export const productDetails = (turn: Turn) =>
  loggedTool(turn, {
    name: 'product_details',
    description: 'Reads one product that search_products has found: every variant, and what its description says.',
    input: z.object({ id: z.string().min(1).max(200), question: z.string().max(300).default('').describe('What is asked about it') }),
    run: async ({ id, question }) => {
      const card = await readProductCard(turn.ctx, id);
      if (!card) return { found: false };
      const { hits } = await retrieve(turn.ctx, { text: `${card.title} ${question}`, limit: 8 });
      const own = hits.filter(({ passage }) => passage.kind === 'product' && passage.sourceId === id);
      const passages = own.map(({ passage }) => ({ ...passage, text: withoutOrders(passage.text).slice(0, descriptionMaxChars) }));
      for (const it of passages) turn.evidence.addPassage(it);
      return { found: true, product: shownProduct(turn, card, true), description: passages.map((it) => it.text).join('\n') };
    },
  });
