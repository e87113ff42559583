import { randomInt } from 'node:crypto';
import type { Order, ShipmentStatus } from './records.ts';
import type { Shop } from './shop.ts';

const HOUR = 3_600_000;

/** Hands an order to a carrier; an order that was shipped or cancelled stays as it is. */
export function fulfillOrder(shop: Shop, order: Order): void {
  if (order.fulfillments.length > 0 || order.cancelledAt) return;
  const now = new Date();
  order.fulfillments.push({
    id: shop.takeId(),
    name: `${order.name}.1`,
    displayStatus: 'CONFIRMED',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    inTransitAt: null,
    deliveredAt: null,
    estimatedDeliveryAt: new Date(now.getTime() + 82 * HOUR).toISOString(),
    tracking: { company: 'Northway Parcel', number: `NW${randomInt(100_000_000, 999_999_999)}US` },
    events: [],
  });
  order.fulfillmentStatus = 'FULFILLED';
  moveShipment(shop, order, 'CONFIRMED', 'Parcel handed to the carrier');
}

/** Adds a tracking event to the last shipment of an order. */
export function moveShipment(shop: Shop, order: Order, status: ShipmentStatus, message: string): void {
  const shipment = order.fulfillments.at(-1);
  if (!shipment) return;
  const happenedAt = new Date().toISOString();
  shipment.events.push({ id: shop.takeId(), status, message, happenedAt });
  shipment.displayStatus = status;
  shipment.updatedAt = happenedAt;
  if (status === 'IN_TRANSIT') shipment.inTransitAt ??= happenedAt;
  if (status === 'DELIVERED') {
    shipment.deliveredAt = happenedAt;
    order.fulfillmentStatus = 'FULFILLED';
  }
  order.updatedAt = happenedAt;
  shop.changed();
}

/** Cancels an unshipped order, refunds it and puts the goods back. */
export function cancelOrder(shop: Shop, order: Order): void {
  if (order.fulfillments.length > 0 || order.cancelledAt) return;
  const now = new Date().toISOString();
  Object.assign(order, {
    cancelledAt: now,
    cancelReason: 'CUSTOMER',
    financialStatus: 'REFUNDED',
    refundedCents: order.totalCents,
    updatedAt: now,
  });
  for (const item of order.lineItems) {
    const found = shop.variant(item.variantId);
    if (!found) continue;
    found.variant.inventoryQuantity += item.quantity;
    shop.changed(found.product);
  }
  shop.changed();
}
