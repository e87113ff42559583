import { writeAmount } from '../billing/amount.ts';
import { type Subscription, usedBy } from '../billing/subscription.ts';
import type { Shop } from '../shop/shop.ts';

/** A subscription in the shape of Shopify's webhooks. */
export function subscriptionPayload(shop: Shop, one: Subscription): object {
  return {
    app_subscription: {
      admin_graphql_api_id: `gid://shopify/AppSubscription/${one.id}`,
      name: one.name,
      status: one.status,
      admin_graphql_api_shop_id: `gid://shopify/Shop/${shop.id}`,
      created_at: one.createdAt,
      updated_at: one.updatedAt,
      currency: one.currency,
      ...(one.usage
        ? { capped_amount: writeAmount(one.usage.cap), balance_used: writeAmount(usedBy(one)) }
        : { capped_amount: null }),
    },
  };
}
