import type { Customer } from '../shop/records.ts';
import type { Shop } from '../shop/shop.ts';
import type { World } from '../world.ts';

const REDACT_AFTER_MS = 48 * 3_600_000;

/** A customer asks what an app keeps about them (`customers/data_request`), or wants it gone (`customers/redact`). */
export function sendCustomerRequest(world: World, shop: Shop, customer: Customer, topic: CustomerTopic): void {
  const orders = shop.ordersOf(customer).map((order) => order.id);
  world.webhooks.send(shop, topic, {
    shop_id: shop.id,
    shop_domain: shop.domain,
    customer: { id: customer.id, email: customer.email, phone: customer.phone },
    ...(topic === 'customers/redact'
      ? { orders_to_redact: orders }
      : { orders_requested: orders, data_request: { id: shop.takeId() } }),
  });
}

export type CustomerTopic = 'customers/data_request' | 'customers/redact';

/** Begins the 48 hours after which Shopify sends `shop/redact`. */
export function planRedaction(world: World, shop: Shop): void {
  shop.state.installation.redactAt = new Date(world.store.calendar.now().getTime() + REDACT_AFTER_MS).toISOString();
  shop.changed();
}

/** Sends `shop/redact` of every shop whose 48 hours are over by the simulated calendar. */
export function sendDueRedactions(world: World): void {
  const now = world.store.calendar.now().toISOString();
  for (const shop of world.store.shops.values()) {
    const { redactAt } = shop.state.installation;
    if (redactAt && redactAt <= now) sendShopRedact(world, shop);
  }
}

export function sendShopRedact(world: World, shop: Shop): void {
  shop.state.installation.redactAt = null;
  shop.changed();
  world.webhooks.send(shop, 'shop/redact', { shop_id: shop.id, shop_domain: shop.domain });
}
