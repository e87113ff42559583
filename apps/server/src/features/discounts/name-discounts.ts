import type { DiscountRule } from '@chatty/contract/discounts';
import type { Money } from '@chatty/contract/fields';
import type { Ctx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { orNull } from '../../platform/problem.ts';
import type { StoreDiscount } from '../../ports/commerce.ts';
import { findContact, whereIs } from '../contacts/index.ts';
import { findShop } from '../shops/index.ts';
import { countShopper, readDecided, ruleFor } from './discount-rule.store.ts';
import { withShopperCode } from './shopper-code.ts';
import { workingDiscounts } from './working-discounts.ts';

/** What is known of who asks for a code. */
export interface Shopper {
  /** The store knows them: they are signed in there. */
  isCustomer: boolean;
  /** What is in their cart, as their browser tells it; null where it tells nothing. */
  cart: Money | null;
}

/** Whether a shopper may be told a code by its rule, but for its budget. A cart in another currency counts for nothing. */
export function mayBeTold(rule: DiscountRule, shopper: Shopper, { now, currency }: { now: Date; currency: string }) {
  if (!rule.isNamed || (rule.until !== null && new Date(rule.until) <= now)) return false;
  if (rule.audience === 'customers' && !shopper.isCustomer) return false;
  if (rule.minCart === null) return true;
  return shopper.cart?.currency === currency && Number(shopper.cart.amount) >= Number(rule.minCart);
}

/** No answer names more. */
const mostNamed = 5;

/** What a visitor who asks is told. */
export interface NamedDiscounts {
  discounts: StoreDiscount[];
  /** A code of their own was due to them, and the store did not make it. */
  failed: boolean;
}

const nothing: NamedDiscounts = { discounts: [], failed: false };

/**
 * The codes that the assistant may name to a visitor who asks: those that work, that the shop lets it name, and to them.
 * Each of them counts as told to this shopper from now on. Where each shopper gets a code of their own, it is in the store
 * by then. Not inside a transaction. Throws `Unreachable`, `Refused`.
 */
export async function discountsFor(
  ctx: Ctx,
  contact: { id: string; customerId: string | null },
): Promise<NamedDiscounts> {
  const working = await workingDiscounts(ctx);
  if (working.length === 0) return nothing;
  const decided = await readDecided(ctx);
  const { currency } = await findShop(ctx.db, ctx.shopId);
  const { cart } = whereIs(ctx.services, ctx.shopId, contact.id);
  const shopper = { isCustomer: contact.customerId !== null, cart: cart?.total ?? null };
  const since = ctx.services.clock.now();
  const at = { now: since, currency };
  const fitting = working.filter(({ id }) => mayBeTold(ruleFor(decided, id), shopper, at)).slice(0, mostNamed);
  if (fitting.length === 0) return nothing;
  const ids = fitting.map((it) => it.id);
  // A trial is nobody's: its contact is none of the shop's.
  const contactId = (await orNull(findContact(ctx, contact.id)))?.id ?? null;
  const open = await transaction(ctx, (tx) => countShopper(tx, contactId, ids));
  const told: (StoreDiscount | null)[] = [];
  for (const discount of fitting.filter((it) => open.has(it.id))) {
    const rule = ruleFor(decided, discount.id);
    told.push(rule.perShopper ? await withShopperCode(ctx, { discount, rule, contactId, since }) : discount);
  }
  return { discounts: told.filter((it) => it !== null), failed: told.includes(null) };
}
