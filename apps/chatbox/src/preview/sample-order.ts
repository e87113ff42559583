import type { OrderState, TrackedOrder } from '@chatty/contract/orders';
import { previewTexts } from '../texts/en/preview.ts';

const hourMs = 3_600_000;

/** The way of an order on which nothing happens. */
const way = ['ordered', 'confirmed', 'packed', 'shipped', 'outForDelivery', 'delivered'] as const;

/** Where the other states stand: behind so many steps of that way, and before those from there on. */
const aside: Partial<Record<OrderState, readonly [behind: number, before: number]>> = {
  partlyShipped: [3, 4],
  delayed: [4, 4],
  readyForPickup: [4, 5],
  attempted: [4, 5],
  partlyDelivered: [4, 5],
  canceled: [1, way.length],
  partlyRefunded: [way.length, way.length],
  refunded: [way.length, way.length],
};

/** An order in this state, as whoever looks for any sees it in the preview. */
export function sampleOrder(now: Date, state: OrderState): TrackedOrder {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString();
  const at = way.findIndex((it) => it === state) + 1;
  const [behind, before] = aside[state] ?? [at, at];
  const done = [...way.slice(0, behind), ...(aside[state] ? [state] : [])];
  const open = way.slice(before);
  const wasSent = behind > way.indexOf('shipped') || state === 'partlyShipped';
  const expectedAt = open.length > 0 ? ago(-40) : null;
  // A part of an order is one whole parcel.
  const isThere = behind === way.length || state === 'partlyDelivered';
  const parcelState = isThere ? 'delivered' : state === 'partlyShipped' ? 'shipped' : state;
  const [title = ''] = previewTexts.backpacks;
  return {
    id: 'sample-order',
    name: '#1001',
    placedAt: ago(50),
    total: { amount: '89.00', currency: 'USD' },
    refunded: state === 'refunded' ? 'fully' : state === 'partlyRefunded' ? 'partly' : 'none',
    refundedTotal: state === 'partlyRefunded' ? { amount: '20.00', currency: 'USD' } : null,
    lines: [{ title, variant: null, quantity: 1, imageUrl: null }],
    state,
    expectedAt,
    steps: [
      ...done.map((it, step) => ({ state: it, at: it === 'confirmed' ? null : ago(50 - 8 * step), isDone: true })),
      ...open.map((it) => ({ state: it, at: null, isDone: false })),
    ],
    parcels: wasSent
      ? [
          {
            state: parcelState,
            carrier: previewTexts.carrier,
            number: 'RR123456785US',
            url: null,
            expectedAt,
            deliveredAt: isThere ? ago(10) : null,
            events: [{ state: 'shipped', message: '', at: ago(20) }],
          },
        ]
      : [],
    shipTo: previewTexts.shipTo,
  };
}
