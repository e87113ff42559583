import type { Handlers } from '@chatty/contract/call';
import type { visitorOrders } from '@chatty/contract/orders';
import type { VisitorCtx } from '../../ctx.ts';
import { askAboutOrder } from './tracking/ask-about-order.ts';
import { findOrder } from './tracking/find-order.ts';
import { listOwnOrders } from './tracking/list-own-orders.ts';
import { showCode } from './tracking/show-code.ts';

export const visitorOrderCalls = {
  'GET /client/api/orders': (ctx) => listOwnOrders(ctx),
  'POST /client/api/orders/find': (ctx, { body }) => findOrder(ctx, body),
  'POST /client/api/orders/code': (ctx, { body }) => showCode(ctx, body),
  'POST /client/api/orders/ask': (ctx, { body }) => askAboutOrder(ctx, body),
} satisfies Handlers<typeof visitorOrders, VisitorCtx>;
