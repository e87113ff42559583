import type { Shop } from '../shop/shop.ts';
import { subscriptionPayload } from '../webhooks/billing-payloads.ts';
import type { World } from '../world.ts';
import { readAmount } from './amount.ts';
import { readRequest, type SubscriptionRequest, type UserError } from './read-request.ts';
import {
  begin,
  currentOf,
  isDeferred,
  settle,
  setStatus,
  usedBy,
  type Subscription,
  type SubscriptionStatus,
  type UsageRecord,
} from './subscription.ts';

const NEAR_CAP = 0.9;
const unfinished: readonly SubscriptionStatus[] = ['PENDING', 'ACCEPTED', 'ACTIVE', 'FROZEN'];

/** The subscriptions of a shop as of now; what time has changed is told to the app. */
export function subscriptionsOf(world: World, shop: Shop): Subscription[] {
  const { subscriptions } = shop.state.billing;
  tell(world, shop, settle(subscriptions, world.store.calendar.now()));
  return subscriptions;
}

/** Asks the merchant for a subscription; nothing is charged before the approval. */
export function requestSubscription(world: World, shop: Shop, request: SubscriptionRequest): Subscription | UserError {
  const wanted = readRequest(request);
  if ('message' in wanted) return wanted;
  const now = world.store.calendar.now().toISOString();
  const one: Subscription = {
    ...wanted,
    id: shop.takeId(),
    status: 'PENDING',
    createdAt: now,
    updatedAt: now,
    period: null,
  };
  subscriptionsOf(world, shop).push(one);
  shop.changed();
  return one;
}

/** The merchant's yes: the subscription begins and ends the current one, at once or with its period. */
export function approve(world: World, shop: Shop, one: Subscription): boolean {
  const list = subscriptionsOf(world, shop);
  if (one.status !== 'PENDING') return false;
  const now = world.store.calendar.now();
  const current = currentOf(list);
  const waiting = list
    .filter((other) => other.status === 'ACCEPTED')
    .map((other) => setStatus(other, 'CANCELLED', now));
  if (current && isDeferred(current, one)) {
    tell(world, shop, [...waiting, setStatus(one, 'ACCEPTED', now)]);
  } else {
    if (current) waiting.push(setStatus(current, 'CANCELLED', now));
    begin(one, now);
    tell(world, shop, [...waiting, one]);
  }
  return true;
}

/** The merchant's no. */
export function decline(world: World, shop: Shop, one: Subscription): void {
  subscriptionsOf(world, shop);
  if (one.status === 'PENDING') change(world, shop, one, 'DECLINED');
}

/** The app ends a subscription, and with it what waited to replace it. */
export function cancel(world: World, shop: Shop, one: Subscription): UserError | null {
  const list = subscriptionsOf(world, shop);
  if (!unfinished.includes(one.status)) {
    return { field: ['id'], message: `A subscription that is ${one.status.toLowerCase()} cannot be cancelled` };
  }
  const now = world.store.calendar.now();
  const waiting = one === currentOf(list) ? list.filter((other) => other.status === 'ACCEPTED') : [];
  tell(
    world,
    shop,
    [one, ...waiting].map((other) => setStatus(other, 'CANCELLED', now)),
  );
  return null;
}

/** Ends everything, as an uninstallation does; the app is no longer there to be told. */
export function cancelAll(world: World, shop: Shop): void {
  const now = world.store.calendar.now();
  for (const one of shop.state.billing.subscriptions) {
    if (unfinished.includes(one.status)) setStatus(one, 'CANCELLED', now);
  }
}

/** The shop does not pay, or pays again. */
export function freeze(world: World, shop: Shop, isFrozen: boolean): void {
  const current = currentOf(subscriptionsOf(world, shop));
  if (current && (current.status === 'FROZEN') !== isFrozen) {
    change(world, shop, current, isFrozen ? 'FROZEN' : 'ACTIVE');
  }
}

/** Lets every request that waits for approval expire, as two days would. */
export function expirePending(world: World, shop: Shop): void {
  for (const one of subscriptionsOf(world, shop)) {
    if (one.status === 'PENDING') change(world, shop, one, 'EXPIRED');
  }
}

/** Charges for usage, once for each idempotency key; never beyond the cap. */
export function chargeUsage(
  world: World,
  shop: Shop,
  one: Subscription,
  wanted: { price: { amount: unknown; currencyCode: string }; description: string; idempotencyKey?: string | null },
): UsageRecord | UserError {
  const { usage } = one;
  const price = readAmount(wanted.price.amount);
  const key = wanted.idempotencyKey ?? null;
  if (!usage) return { field: ['subscriptionLineItemId'], message: 'The line item has no usage pricing plan' };
  const before = key === null ? undefined : usage.records.find((record) => record.idempotencyKey === key);
  if (before) return before;
  if (one.status !== 'ACTIVE') return { field: ['subscriptionLineItemId'], message: 'The subscription is not active' };
  if (!price) return { field: ['price'], message: 'Price must be greater than 0' };
  if (wanted.price.currencyCode !== one.currency) {
    return { field: ['price'], message: `Price must be in ${one.currency}` };
  }
  const used = usedBy(one);
  if (used + price > usage.cap) return { field: null, message: 'Total price exceeds balance remaining' };
  const record: UsageRecord = {
    id: shop.takeId(),
    description: wanted.description,
    price,
    idempotencyKey: key,
    createdAt: world.store.calendar.now().toISOString(),
  };
  usage.records.push(record);
  shop.changed();
  if (used < usage.cap * NEAR_CAP && used + price >= usage.cap * NEAR_CAP) {
    world.webhooks.send(shop, 'app_subscriptions/approaching_capped_amount', subscriptionPayload(shop, one));
  }
  return record;
}

/** Proposes a higher cap, which the merchant approves like a subscription. */
export function proposeCap(
  shop: Shop,
  one: Subscription,
  cap: { amount: unknown; currencyCode: string },
): UserError | null {
  const wanted = readAmount(cap.amount);
  if (!one.usage || one.status !== 'ACTIVE') return { field: ['id'], message: 'The line item cannot be changed' };
  if (!wanted || wanted <= one.usage.cap || cap.currencyCode !== one.currency) {
    return { field: ['cappedAmount'], message: 'The capped amount must be greater than the existing one' };
  }
  one.usage.proposedCap = wanted;
  shop.changed();
  return null;
}

export function decideCap(world: World, shop: Shop, one: Subscription, isApproved: boolean): void {
  if (!one.usage?.proposedCap) return;
  if (isApproved) one.usage.cap = one.usage.proposedCap;
  one.usage.proposedCap = null;
  one.updatedAt = world.store.calendar.now().toISOString();
  shop.changed();
  if (isApproved) tell(world, shop, [one]);
}

function change(world: World, shop: Shop, one: Subscription, status: SubscriptionStatus): void {
  tell(world, shop, [setStatus(one, status, world.store.calendar.now())]);
}

/** Sends `app_subscriptions/update` for each. */
function tell(world: World, shop: Shop, changed: readonly Subscription[]): void {
  if (changed.length === 0) return;
  shop.changed();
  for (const one of changed) world.webhooks.send(shop, 'app_subscriptions/update', subscriptionPayload(shop, one));
}
