import type { OrderGlance } from '@chatty/contract/orders';
import type { VisitorCtx } from '../../../ctx.ts';
import { glanceOf } from '../tracked/to-tracked-order.ts';
import { signedInOrders, trackingOf } from './visible-order.ts';

/** The latest orders of whoever is signed in at the store; none for everybody else. Throws `not_found`, `Unreachable`. */
export async function listOwnOrders(ctx: VisitorCtx): Promise<OrderGlance[]> {
  await trackingOf(ctx);
  return (await signedInOrders(ctx)).map(glanceOf);
}
