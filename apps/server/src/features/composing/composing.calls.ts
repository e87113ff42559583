import type { Handlers } from '@chatty/contract/call';
import type { inserts } from '@chatty/contract/composing';
import type { MemberCtx } from '../../ctx.ts';
import { productCardOf } from '../catalog/index.ts';
import { listDiscountsToInsert } from './inserts/discounts-to-insert.ts';
import { listFaqsToInsert } from './inserts/faqs-to-insert.ts';
import { findProductsToSend } from './inserts/find-products-to-send.ts';
import { listOrdersToInsert } from './inserts/orders-to-show.ts';
import { sendCards } from './inserts/send-cards.ts';

export const composingCalls = {
  'GET /inserts/products': (ctx, { query }) => findProductsToSend(ctx, query.search),
  'GET /inserts/linked-product': (ctx, { query }) => productCardOf(ctx, query.handle),
  'GET /inserts/discounts': (ctx) => listDiscountsToInsert(ctx),
  'GET /conversations/:id/inserts/orders': (ctx, { params }) => listOrdersToInsert(ctx, params.id),
  'GET /conversations/:id/inserts/faqs': (ctx, { params, query }) => listFaqsToInsert(ctx, params.id, query.search),
  'POST /conversations/:id/cards': (ctx, { params, body }) => sendCards(ctx, params.id, body),
} satisfies Handlers<typeof inserts, MemberCtx>;
