import { money } from '../../billing/amount.ts';
import { cancel, chargeUsage, proposeCap, requestSubscription, subscriptionsOf } from '../../billing/charge-shop.ts';
import { confirmationUrl } from '../../billing/charge-pages.ts';
import type { SubscriptionRequest, UserError } from '../../billing/read-request.ts';
import { discounted, type Subscription, usedBy, type UsageRecord } from '../../billing/subscription.ts';
import type { Shop } from '../../shop/shop.ts';
import type { World } from '../../world.ts';
import { connection, type PageArguments } from '../connection.ts';
import type { RequestContext } from '../request-context.ts';

/** What `currentAppInstallation` says about money. */
export function billingFields({ shop, world, bulk }: RequestContext) {
  return {
    activeSubscriptions: () =>
      subscriptionsOf(world, shop)
        .filter((one) => one.status === 'ACTIVE')
        .map(subscriptionNode),
    allSubscriptions: (args: PageArguments) => connection(subscriptionsOf(world, shop), args, bulk, subscriptionNode),
    oneTimePurchases: (args: PageArguments) => connection([], args, bulk, (one) => one),
  };
}

export const billingMutations = {
  appSubscriptionCreate: (request: SubscriptionRequest, { shop, world }: RequestContext) => {
    const made = requestSubscription(world, shop, request);
    if ('message' in made) return { appSubscription: null, confirmationUrl: null, userErrors: [made] };
    return {
      appSubscription: subscriptionNode(made),
      confirmationUrl: confirmationUrl(world, made, 'subscription'),
      userErrors: [],
    };
  },
  appSubscriptionCancel: ({ id }: { id: string }, { shop, world }: RequestContext) => {
    const one = find(world, shop, id);
    const problem: UserError | null = one
      ? cancel(world, shop, one)
      : { field: ['id'], message: 'The subscription does not exist' };
    return { appSubscription: one && !problem ? subscriptionNode(one) : null, userErrors: problem ? [problem] : [] };
  },
  appSubscriptionLineItemUpdate: (
    { id, cappedAmount }: { id: string; cappedAmount: { amount: unknown; currencyCode: string } },
    { shop, world }: RequestContext,
  ) => {
    const one = find(world, shop, id);
    const problem = one
      ? proposeCap(shop, one, cappedAmount)
      : { field: ['id'], message: 'The line item does not exist' };
    if (!one || problem) return { appSubscription: null, confirmationUrl: null, userErrors: [problem] };
    return {
      appSubscription: subscriptionNode(one),
      confirmationUrl: confirmationUrl(world, one, 'cap'),
      userErrors: [],
    };
  },
  appUsageRecordCreate: (
    input: Parameters<typeof chargeUsage>[3] & { subscriptionLineItemId: string },
    { shop, world }: RequestContext,
  ) => {
    const one = find(world, shop, input.subscriptionLineItemId);
    const made: UsageRecord | UserError = one
      ? chargeUsage(world, shop, one, input)
      : { field: ['subscriptionLineItemId'], message: 'The line item does not exist' };
    if (!one || 'message' in made) return { appUsageRecord: null, userErrors: [made] };
    return {
      appUsageRecord: {
        id: `gid://shopify/AppUsageRecord/${made.id}`,
        description: made.description,
        idempotencyKey: made.idempotencyKey,
        createdAt: made.createdAt,
        price: money(made.price, one.currency),
        subscriptionLineItem: lineItemNodes(one).at(-1),
      },
      userErrors: [],
    };
  },
};

/** The subscription that an id of it or of one of its line items names. */
function find(world: World, shop: Shop, gid: string): Subscription | undefined {
  const id = Number(/^gid:\/\/shopify\/AppSubscription(?:LineItem)?\/(\d+)/.exec(gid)?.[1]);
  return subscriptionsOf(world, shop).find((one) => one.id === id);
}

function subscriptionNode(one: Subscription) {
  return {
    id: `gid://shopify/AppSubscription/${one.id}`,
    name: one.name,
    status: one.status,
    test: one.test,
    trialDays: one.trialDays,
    createdAt: one.createdAt,
    currentPeriodEnd: one.status === 'ACTIVE' ? (one.period?.end ?? null) : null,
    returnUrl: one.returnUrl,
    lineItems: lineItemNodes(one),
  };
}

/** The recurring item first, then the one of usage. */
function lineItemNodes(one: Subscription) {
  const { recurring, usage, currency } = one;
  const details = [
    ...(recurring
      ? [
          {
            __typename: 'AppRecurringPricing',
            interval: recurring.interval,
            planHandle: null,
            price: money(recurring.price, currency),
            discount: discountNode(one),
          },
        ]
      : []),
    ...(usage
      ? [
          {
            __typename: 'AppUsagePricing',
            interval: 'EVERY_30_DAYS',
            terms: usage.terms,
            balanceUsed: money(usedBy(one), currency),
            cappedAmount: money(usage.cap, currency),
          },
        ]
      : []),
  ];
  return details.map((pricingDetails, index) => ({
    id: `gid://shopify/AppSubscriptionLineItem/${one.id}?v=1&index=${index}`,
    plan: { pricingDetails },
  }));
}

function discountNode({ recurring, currency, period }: Subscription) {
  const discount = recurring?.discount;
  if (!recurring || !discount) return null;
  const { value, intervals } = discount;
  return {
    durationLimitInIntervals: intervals,
    remainingDurationInIntervals: intervals === null ? null : Math.max(0, intervals - (period?.number ?? 1) + 1),
    priceAfterDiscount: money(discounted(recurring), currency),
    value:
      value.kind === 'amount'
        ? { __typename: 'AppSubscriptionDiscountAmount', amount: money(value.micros, currency) }
        : { __typename: 'AppSubscriptionDiscountPercentage', percentage: value.fraction },
  };
}
