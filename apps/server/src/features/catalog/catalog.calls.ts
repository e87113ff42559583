import type { Handlers } from '@chatty/contract/call';
import type { dataSources } from '@chatty/contract/data-sources';
import type { knowledge } from '@chatty/contract/knowledge';
import type { MemberCtx } from '../../ctx.ts';
import { countProducts, listKnownProducts, readKnownProduct } from './known/known-products.ts';
import { switchProduct } from './known/switch-product.ts';
import { startProductSync } from './sync-products.ts';
import { readProductSync } from './sync-progress.ts';

type Mine =
  | 'GET /ai_assistant/products/count'
  | 'POST /assistant/sync-products'
  | 'GET /assistant/sync-products'
  | 'GET /ai_assistant/products'
  | 'GET /ai_assistant/products/:id'
  | 'PUT /ai_assistant/products/:id/use';

/** The calls of the contract's knowledge and data sources that concern products. */
export const catalogCalls = {
  'GET /ai_assistant/products/count': async (ctx) => ({ enabled: (await countProducts(ctx)).used }),
  'POST /assistant/sync-products': (ctx) => startProductSync(ctx),
  'GET /assistant/sync-products': (ctx) => readProductSync(ctx),
  'GET /ai_assistant/products': (ctx, { query }) => listKnownProducts(ctx, query),
  'GET /ai_assistant/products/:id': (ctx, { params }) => readKnownProduct(ctx, params.id),
  'PUT /ai_assistant/products/:id/use': (ctx, { params, body }) => switchProduct(ctx, params.id, body.used),
} satisfies Pick<Handlers<typeof knowledge & typeof dataSources, MemberCtx>, Mine>;
