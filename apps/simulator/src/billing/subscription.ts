import type { Micros } from './amount.ts';

export type SubscriptionStatus = 'PENDING' | 'ACCEPTED' | 'ACTIVE' | 'DECLINED' | 'EXPIRED' | 'FROZEN' | 'CANCELLED';
export type Interval = 'EVERY_30_DAYS' | 'ANNUAL';
export type Replacement = 'STANDARD' | 'APPLY_IMMEDIATELY' | 'APPLY_ON_NEXT_BILLING_CYCLE';

export interface SubscriptionDiscount {
  value: { kind: 'amount'; micros: Micros } | { kind: 'percentage'; fraction: number };
  /** How many intervals it lasts; null for all. */
  intervals: number | null;
}

export interface RecurringItem {
  interval: Interval;
  price: Micros;
  discount: SubscriptionDiscount | null;
}

export interface UsageRecord {
  id: number;
  description: string;
  price: Micros;
  idempotencyKey: string | null;
  createdAt: string;
}

export interface UsageItem {
  terms: string;
  cap: Micros;
  /** A higher cap that the merchant has not approved yet. */
  proposedCap: Micros | null;
  records: UsageRecord[];
}

export interface Subscription {
  id: number;
  name: string;
  status: SubscriptionStatus;
  test: boolean;
  trialDays: number;
  currency: string;
  returnUrl: string;
  replacement: Replacement;
  recurring: RecurringItem | null;
  usage: UsageItem | null;
  createdAt: string;
  updatedAt: string;
  /** The paid period that is under way; null before the approval. */
  period: { start: string; end: string; number: number } | null;
}

export const DAY_MS = 86_400_000;
const APPROVAL_MS = 2 * DAY_MS;
const intervalMs: Record<Interval, number> = { EVERY_30_DAYS: 30 * DAY_MS, ANNUAL: 365 * DAY_MS };

/** The subscription that the shop pays for now, frozen or not. */
export function currentOf(list: readonly Subscription[]): Subscription | undefined {
  return list.find((one) => one.status === 'ACTIVE' || one.status === 'FROZEN');
}

/** What was used in the running period. */
export function usedBy({ usage, period }: Subscription): Micros {
  if (!usage || !period) return 0;
  return usage.records.filter((one) => one.createdAt >= period.start).reduce((sum, one) => sum + one.price, 0);
}

/** The price after the discount, while that lasts. */
export function discounted({ price, discount }: RecurringItem): Micros {
  if (!discount) return price;
  const { value } = discount;
  const off = value.kind === 'amount' ? value.micros : Math.round(price * value.fraction);
  return Math.max(0, price - off);
}

/** Starts the first period: the trial and one interval. */
export function begin(one: Subscription, now: Date): void {
  const end = now.getTime() + one.trialDays * DAY_MS + intervalMs[one.recurring?.interval ?? 'EVERY_30_DAYS'];
  one.period = { start: now.toISOString(), end: new Date(end).toISOString(), number: 1 };
  setStatus(one, 'ACTIVE', now);
}

/**
 * Whether an approved subscription waits for the end of the current one's period, by Shopify's rules: always at once
 * in another currency or when asked for; STANDARD defers a cheaper annual plan after an annual one, a monthly plan
 * after an annual one, and one that differs by its discount alone.
 */
export function isDeferred(current: Subscription, next: Subscription): boolean {
  if (current.currency !== next.currency || next.replacement === 'APPLY_IMMEDIATELY') return false;
  if (next.replacement === 'APPLY_ON_NEXT_BILLING_CYCLE') return true;
  const [old, fresh] = [current.recurring, next.recurring];
  if (old?.interval === 'ANNUAL' && fresh?.interval === 'ANNUAL' && fresh.price < old.price) return true;
  if (old?.interval === 'ANNUAL' && fresh?.interval === 'EVERY_30_DAYS') return true;
  const bare = (one: Subscription): string =>
    JSON.stringify([
      one.name,
      one.recurring && [one.recurring.interval, one.recurring.price],
      one.usage && [one.usage.terms, one.usage.cap],
    ]);
  const ofDiscount = (one: Subscription): string => JSON.stringify(one.recurring?.discount ?? null);
  return bare(current) === bare(next) && ofDiscount(current) !== ofDiscount(next);
}

/**
 * Brings a shop's subscriptions up to a moment: requests that nobody approved in two days expire, periods roll on, and
 * what was deferred takes over. Returns those whose status has changed.
 */
export function settle(list: readonly Subscription[], now: Date): Subscription[] {
  const changed: Subscription[] = [];
  for (const one of list) {
    if (one.status === 'PENDING' && now.getTime() - Date.parse(one.createdAt) >= APPROVAL_MS) {
      changed.push(setStatus(one, 'EXPIRED', now));
    }
  }
  for (let current = currentOf(list); current?.period; current = currentOf(list)) {
    const end = new Date(current.period.end);
    if (end > now || current.status === 'FROZEN') break;
    const next = list.find((one) => one.status === 'ACCEPTED');
    if (next) {
      changed.push(setStatus(current, 'CANCELLED', end));
      begin(next, end);
      changed.push(next);
    } else {
      const until = end.getTime() + intervalMs[current.recurring?.interval ?? 'EVERY_30_DAYS'];
      current.period = {
        start: current.period.end,
        end: new Date(until).toISOString(),
        number: current.period.number + 1,
      };
    }
  }
  return changed;
}

export function setStatus(one: Subscription, status: SubscriptionStatus, now: Date): Subscription {
  one.status = status;
  one.updatedAt = now.toISOString();
  return one;
}
