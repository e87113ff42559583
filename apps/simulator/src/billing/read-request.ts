import type { Micros } from './amount.ts';
import { readAmount } from './amount.ts';
import type { RecurringItem, Replacement, Subscription, SubscriptionDiscount, UsageItem } from './subscription.ts';

interface MoneyInput {
  amount: unknown;
  currencyCode: string;
}

interface PlanInput {
  appRecurringPricingDetails?: {
    interval?: RecurringItem['interval'] | null;
    price: MoneyInput;
    discount?: {
      durationLimitInIntervals?: number | null;
      value?: { amount?: unknown; percentage?: number | null } | null;
    } | null;
  } | null;
  appUsagePricingDetails?: { cappedAmount: MoneyInput; terms: string } | null;
}

export interface SubscriptionRequest {
  name: string;
  lineItems: { plan: PlanInput }[];
  returnUrl: string;
  trialDays?: number | null;
  test?: boolean | null;
  replacementBehavior?: Replacement | null;
}

export interface UserError {
  field: string[] | null;
  message: string;
}

type Wanted = Omit<Subscription, 'id' | 'status' | 'createdAt' | 'updatedAt' | 'period'>;
const MOST_TRIAL_DAYS = 1000;

/** Checks a request for a subscription as Shopify does; gives what is wrong with it, or what is wanted. */
export function readRequest(request: SubscriptionRequest): Wanted | UserError {
  const plans = request.lineItems.map((item) => item.plan);
  const recurring = plans.flatMap((plan) => plan.appRecurringPricingDetails ?? []);
  const usage = plans.flatMap((plan) => plan.appUsagePricingDetails ?? []);
  const refuse = (field: string, message: string): UserError => ({ field: [field], message });

  if (plans.length === 0 || plans.some((plan) => !plan.appRecurringPricingDetails === !plan.appUsagePricingDetails)) {
    return refuse('lineItems', 'Each line item needs exactly one pricing plan');
  }
  if (recurring.length > 1 || usage.length > 1) {
    return refuse('lineItems', 'Only one pricing plan can be defined for each available type');
  }
  if (recurring[0]?.interval === 'ANNUAL' && usage.length > 0) {
    return refuse('lineItems', 'A usage pricing plan cannot be combined with an annual recurring plan');
  }
  const prices = [...recurring.map((one) => one.price), ...usage.map((one) => one.cappedAmount)];
  const [currency = 'USD', ...others] = new Set(prices.map((one) => one.currencyCode));
  if (others.length > 0) return refuse('lineItems', 'All prices of a subscription must be in one currency');
  if (!URL.canParse(request.returnUrl)) return refuse('returnUrl', 'Return url is invalid');
  const trialDays = request.trialDays ?? 0;
  if (trialDays < 0 || trialDays > MOST_TRIAL_DAYS) return refuse('trialDays', 'Trial days must be between 0 and 1000');
  if (!request.name.trim()) return refuse('name', "Name can't be blank");

  const readRecurring = recurring[0] ? recurringItem(recurring[0]) : null;
  if (readRecurring === undefined) return refuse('lineItems', 'Price or discount is invalid');
  const readUsage = usage[0] ? usageItem(usage[0]) : null;
  if (readUsage === undefined) return refuse('lineItems', 'Capped amount must be greater than 0, and terms given');
  return {
    name: request.name,
    test: request.test ?? false,
    trialDays,
    currency,
    returnUrl: request.returnUrl,
    replacement: request.replacementBehavior ?? 'STANDARD',
    recurring: readRecurring,
    usage: readUsage,
  };
}

function recurringItem(input: NonNullable<PlanInput['appRecurringPricingDetails']>): RecurringItem | undefined {
  const price = readAmount(input.price.amount);
  const discount = input.discount ? readDiscount(input.discount, price ?? 0) : null;
  if (price === undefined || discount === undefined) return undefined;
  return { interval: input.interval ?? 'EVERY_30_DAYS', price, discount };
}

function readDiscount(
  {
    value,
    durationLimitInIntervals: intervals = null,
  }: NonNullable<NonNullable<PlanInput['appRecurringPricingDetails']>['discount']>,
  price: Micros,
): SubscriptionDiscount | undefined {
  if (intervals !== null && intervals <= 0) return undefined;
  const { amount = null, percentage = null } = value ?? {};
  if ((amount === null) === (percentage === null)) return undefined;
  if (percentage !== null) {
    return percentage > 0 && percentage <= 1
      ? { value: { kind: 'percentage', fraction: percentage }, intervals }
      : undefined;
  }
  const micros = readAmount(amount);
  return micros !== undefined && micros > 0 && micros <= price
    ? { value: { kind: 'amount', micros }, intervals }
    : undefined;
}

function usageItem(input: NonNullable<PlanInput['appUsagePricingDetails']>): UsageItem | undefined {
  const cap = readAmount(input.cappedAmount.amount);
  if (!cap || !input.terms.trim()) return undefined;
  return { terms: input.terms, cap, proposedCap: null, records: [] };
}
