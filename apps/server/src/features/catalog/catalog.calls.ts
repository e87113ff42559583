import type { Handlers } from '@chatty/contract/call';
import type { knowledge } from '@chatty/contract/knowledge';
import type { MemberCtx } from '../../ctx.ts';
import { productsOf } from './product.store.ts';
import { startProductSync } from './sync-products.ts';
import { readProductSync } from './sync-progress.ts';

type Mine = 'GET /ai_assistant/products/count' | 'POST /assistant/sync-products' | 'GET /assistant/sync-products';

/** The calls of the contract's knowledge group that concern products. */
export const catalogCalls = {
  'GET /ai_assistant/products/count': async (ctx) => {
    const { n } = await productsOf(ctx)
      .select((q) => q.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return { enabled: n };
  },
  'POST /assistant/sync-products': (ctx) => startProductSync(ctx),
  'GET /assistant/sync-products': (ctx) => readProductSync(ctx),
} satisfies Pick<Handlers<typeof knowledge, MemberCtx>, Mine>;
