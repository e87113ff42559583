import { idOffset, seededRandom, type SeededRandom } from '../catalogue/seeded-random.ts';
import type { Customer, Fulfillment, LineItem, Order, Product, ShipmentStatus } from '../shop/records.ts';
import { shipmentOf } from '../shop/shipment.ts';
import { terms } from './policies.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const ORDER_COUNT = 68;
const carriers = [
  ['Northway Parcel', 'NW'],
  ['Bluebird Express', 'BX'],
  ['Harbor Post', 'HP'],
] as const;
const journey: readonly [ShipmentStatus, string, number][] = [
  ['LABEL_PRINTED', 'Shipping label created in Portland, ME', 0],
  ['CONFIRMED', 'Parcel handed to the carrier', 5],
  ['IN_TRANSIT', 'Left the regional sorting center', 20],
  ['IN_TRANSIT', 'Arrived at the destination depot', 58],
  ['OUT_FOR_DELIVERY', 'Out for delivery', 76],
  ['DELIVERED', 'Left at the front door', 82],
];

type Fate = 'new' | 'label' | 'transit' | 'out' | 'delivered' | 'partial' | 'cancelled' | 'refunded';

/** Orders #1001 and up, oldest first, in every state; the newest is a few hours old. */
export function writeOrders(
  seed: string,
  now: Date,
  products: readonly Product[],
  customers: readonly Customer[],
): Order[] {
  const random = seededRandom(`${seed}/orders`);
  return Array.from({ length: ORDER_COUNT }, (_, index) => {
    const age = ((ORDER_COUNT - index) ** 1.35 * 0.17 + 0.1) * DAY;
    const customer = customers[(index * 7 + 3) % customers.length];
    if (!customer?.address) throw new Error('every demo customer has an address');
    const fate = decideFate(age / DAY, index);
    const order = makeOrder(random, new Date(now.getTime() - age), index, customer, products, fate, now);
    order.id += idOffset(seed);
    for (const shipment of order.fulfillments) shipment.id += idOffset(seed);
    return order;
  });
}

function decideFate(ageDays: number, index: number): Fate {
  if (index % 13 === 5) return 'cancelled';
  if (ageDays < 1.2) return 'new';
  if (ageDays < 2) return 'label';
  if (ageDays < 3.6) return 'transit';
  if (ageDays < 4.4) return 'out';
  if (ageDays < 9 && index % 3 === 0) return 'partial';
  return index % 11 === 4 ? 'refunded' : 'delivered';
}

function makeOrder(
  random: SeededRandom,
  placed: Date,
  index: number,
  customer: Customer,
  products: readonly Product[],
  fate: Fate,
  now: Date,
): Order {
  const number = 1001 + index;
  const lineItems = chooseItems(random, products, index, fate === 'partial' ? 2 : 1);
  const subtotalCents = lineItems.reduce((sum, item) => sum + item.priceCents * item.quantity, 0);
  const discounted = index % 5 === 2;
  const discountCents = discounted ? Math.round(subtotalCents * 0.1) : 0;
  const shippingCents = subtotalCents - discountCents >= terms.freeShippingFromCents ? 0 : terms.standardShippingCents;
  const totalCents = subtotalCents - discountCents + shippingCents;
  const createdAt = placed.toISOString();
  const fulfillments = fate === 'new' || fate === 'cancelled' ? [] : [ship(random, placed, number, fate, now)];
  const over = fate === 'cancelled' || fate === 'refunded';
  return {
    id: 5_501_883_200_001 + index * 1056,
    number,
    name: `#${number}`,
    confirmationNumber: Array.from({ length: 9 }, () => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join(''),
    customerId: customer.id,
    email: customer.email,
    phone: customer.phone,
    createdAt,
    updatedAt: fulfillments[0]?.updatedAt ?? createdAt,
    cancelledAt: fate === 'cancelled' ? new Date(placed.getTime() + HOUR).toISOString() : null,
    cancelReason: fate === 'cancelled' ? (index % 2 === 0 ? 'CUSTOMER' : 'INVENTORY') : null,
    financialStatus: over ? 'REFUNDED' : 'PAID',
    fulfillmentStatus:
      fulfillments.length === 0 ? 'UNFULFILLED' : fate === 'partial' ? 'PARTIALLY_FULFILLED' : 'FULFILLED',
    lineItems,
    subtotalCents,
    discountCents,
    shippingCents,
    totalCents,
    refundedCents: over ? totalCents : 0,
    discountCodes: discounted ? ['WELCOME10'] : [],
    shippingAddress: customer.address ?? missingAddress(),
    note: null,
    attributes: [],
    fulfillments,
  };
}

function missingAddress(): never {
  throw new Error('an order needs an address to ship to');
}

function chooseItems(random: SeededRandom, products: readonly Product[], index: number, atLeast: number): LineItem[] {
  return random.sample(products, random.between(atLeast, 3)).map((product, position) => {
    const variant = random.pick(product.variants);
    return {
      id: 14_220_760_000_001 + index * 10 + position,
      productId: product.id,
      variantId: variant.id,
      handle: product.handle,
      title: product.title,
      variantTitle: variant.title,
      sku: variant.sku,
      quantity: random.chance(0.2) ? 2 : 1,
      priceCents: variant.priceCents,
    };
  });
}

function ship(random: SeededRandom, placed: Date, number: number, fate: Fate, now: Date): Fulfillment {
  const stops = { label: 1, transit: 3, partial: 4, out: 5 } as const;
  const count =
    fate === 'label' || fate === 'transit' || fate === 'partial' || fate === 'out' ? stops[fate] : journey.length;
  const shippedAt = placed.getTime() + random.between(6, 22) * HOUR;
  const events = journey.slice(0, count).map(([status, message, hours], position) => ({
    id: 19_330_000_000 + number * 10 + position,
    status,
    message,
    happenedAt: new Date(
      Math.min(shippedAt + hours * HOUR, now.getTime() - (count - position) * 900_000),
    ).toISOString(),
  }));
  const [company, prefix] = random.pick(carriers);
  return shipmentOf({
    id: 4_880_120_000_001 + number * 32,
    name: `#${number}.1`,
    estimatedDeliveryAt: new Date(
      Math.max(shippedAt + 82 * HOUR, events.at(-1)?.status === 'DELIVERED' ? 0 : now.getTime() + 10 * HOUR),
    ).toISOString(),
    tracking: { company, number: `${prefix}${random.between(100_000_000, 999_999_999)}US` },
    events,
  });
}
