import type { OrderTrackingSettings } from '@chatty/contract/settings/orders/order-tracking';
import { texts } from '#texts/orders.ts';
import type { VisitorCtx } from '../../../ctx.ts';
import { keyedHash } from '../../../platform/auth/secrets/keyed-hash.ts';
import { Problem } from '../../../platform/problem.ts';
import type { StoreOrder } from '../../../ports/commerce.ts';
import { findContact } from '../../contacts/index.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { type Claim, heldTo } from './claim.ts';
import { emailHashOf, provenAddresses } from '../proof/mailed-proofs.ts';
import { ownOrders } from '../proof/own-orders.ts';
import { proveOrder } from '../proof/prove-order.ts';

/** The shop's settings of order tracking. Throws `not_found` where it is off. */
export async function trackingOf(ctx: VisitorCtx): Promise<OrderTrackingSettings> {
  const { orderTrackingSettings } = settingsOf(await findShop(ctx.db, ctx.shopId));
  if (!orderTrackingSettings.isEnabled) throw new Problem('not_found', texts.off);
  return orderTrackingSettings;
}

/** The visitor's own orders, where the store has signed them in; by a mailed link nobody is signed in. */
export async function signedInOrders(ctx: VisitorCtx, number?: string) {
  if (ctx.who.only !== undefined) return [];
  const { customer_id } = await findContact(ctx, ctx.who.contactId);
  return ownOrders(ctx, customer_id, number);
}

/** By number and address, where a mailed code is not needed. */
async function byAddress(ctx: VisitorCtx, claim: Claim): Promise<string | null> {
  const { contactId, address, only } = ctx.who;
  const addressHash = keyedHash(ctx.services.config.APP_SECRET, 'address', address);
  const found = await proveOrder(ctx, { ...claim, contactId, addressHash, isByLink: only !== undefined });
  return found?.order.id ?? null;
}

/** By number and address, where the visitor has proven before that the order's mails are theirs. */
async function byProof(ctx: VisitorCtx, claim: Claim): Promise<StoreOrder | null> {
  const proven = await provenAddresses(ctx);
  if (proven.size === 0) return null;
  const { number, email, phone } = claim;
  const proof = { number, ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
  const { commerce } = ctx.services;
  const found = await commerce.findOrder(ctx.shopId, proof);
  const order = found && (await commerce.readOrder(ctx.shopId, found.order.id));
  return order?.email && proven.has(emailHashOf(ctx, order.email)) ? order : null;
}

/**
 * The order, if this visitor may see it as things are: signed in at the store as its customer, proven to read the mails of
 * its address, or, where the shop wants no code, knowing number and address. Null for everything else. Throws
 * `Unreachable`.
 */
export async function visibleOrder(
  ctx: VisitorCtx,
  { isCodeRequired, lookUpBy }: OrderTrackingSettings,
  given: Claim,
): Promise<StoreOrder | null> {
  const read = (id: string) => ctx.services.commerce.readOrder(ctx.shopId, id);
  const [own] = await signedInOrders(ctx, given.number);
  if (own) return read(own.id);
  const claim = heldTo(given, lookUpBy);
  if (!claim.email && !claim.phone) return null;
  if (isCodeRequired) return byProof(ctx, claim);
  const id = await byAddress(ctx, claim);
  return id === null ? null : read(id);
}
