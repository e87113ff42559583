import type { TrackedOrder } from '@chatty/contract/orders';
import { previewTexts } from '../texts/en/preview.ts';

const hourMs = 3_600_000;

/** An order on its way, as whoever looks for any sees it in the preview. */
export function sampleOrder(now: Date): TrackedOrder {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString();
  const expectedAt = ago(-40);
  const [title = ''] = previewTexts.backpacks;
  return {
    id: 'sample-order',
    name: '#1001',
    placedAt: ago(50),
    total: { amount: '89.00', currency: 'USD' },
    refunded: 'none',
    refundedTotal: null,
    lines: [{ title, variant: null, quantity: 1, imageUrl: null }],
    state: 'shipped',
    expectedAt,
    steps: [
      { state: 'ordered', at: ago(50), isDone: true },
      { state: 'confirmed', at: null, isDone: true },
      { state: 'packed', at: ago(30), isDone: true },
      { state: 'shipped', at: ago(20), isDone: true },
      { state: 'outForDelivery', at: null, isDone: false },
      { state: 'delivered', at: null, isDone: false },
    ],
    parcels: [
      {
        state: 'shipped',
        carrier: previewTexts.carrier,
        number: 'RR123456785US',
        url: null,
        expectedAt,
        deliveredAt: null,
        events: [{ state: 'shipped', message: '', at: ago(20) }],
      },
    ],
    shipTo: previewTexts.shipTo,
  };
}
