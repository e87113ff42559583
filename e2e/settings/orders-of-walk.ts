import type { Commerce, StoreOrder, StoreParcel } from '../../apps/server/src/ports/commerce.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour)).toISOString();
export const parcel = (status: string, given: Partial<StoreParcel> = {}): StoreParcel => ({
  status,
  ...{ sentAt: at(2), estimatedDeliveryAt: null, deliveredAt: null, events: [] },
  tracking: [{ company: null, number: `HP-${status}`, url: null }],
  ...given,
});

/** An order that is paid and, where nothing else is said, sent as a whole. */
export const order = (number: number, parcels: StoreParcel[], given: Partial<StoreOrder['order']>): StoreOrder => ({
  order: {
    ...{ id: `gid://shopify/Order/${number}`, name: `#${number}`, placedAt: at(0), financialStatus: 'PAID' },
    ...{ fulfillmentStatus: 'FULFILLED', cancelledAt: null, total: { amount: '10.00', currency: 'EUR' } },
    ...{ refunded: 'none', refundedTotal: null, lines: [], tracking: [], estimatedDeliveryAt: null },
    ...{ deliveredAt: null, events: [] },
    ...given,
  },
  email: 'ann@x.example',
  parcels,
  shipTo: null,
});

const statuses = [
  ...['LABEL_PRINTED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'READY_FOR_PICKUP', 'ATTEMPTED_DELIVERY', 'DELAYED'],
  'DELIVERED',
];

/** Four orders of one customer, which have every state between them: each of its parcels stands in one of its own. */
const orders: readonly StoreOrder[] = [
  order(
    1001,
    statuses.map((it) => parcel(it)),
    { refunded: 'partly', refundedTotal: { amount: '2.00', currency: 'EUR' } },
  ),
  order(1002, [parcel('IN_TRANSIT')], { fulfillmentStatus: 'PARTIALLY_FULFILLED' }),
  order(1003, [parcel('DELIVERED', { deliveredAt: at(9) })], { fulfillmentStatus: 'PARTIALLY_FULFILLED' }),
  order(1004, [], { cancelledAt: at(1), refunded: 'fully' }),
];

/** A store with these orders: they are of anybody who names their number and the phone `+15550101001`, or the address. */
export const storeOf = (orders: readonly StoreOrder[]): Pick<Commerce, 'findOrder' | 'readOrder'> => ({
  findOrder: async (_, { number, email, phone }) => {
    const found = orders.find((it) => it.order.name.includes(number));
    return found ? { order: found.order, by: { ...(email && { email }), ...(phone && { phone }) } } : null;
  },
  readOrder: async (_, id) => orders.find((it) => it.order.id === id) ?? null,
});

export const storeWithOrders = storeOf(orders);
