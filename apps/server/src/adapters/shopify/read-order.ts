import { z } from 'zod';
import type { StoreOrder } from '../../ports/commerce.ts';
import { moment, Order, orderStatusOf } from './orders.ts';
import type { AdminApi } from './wire/graphql-client.ts';

const Text = z.string().nullish();
const WholeOrder = z.object({
  order: Order.extend({
    shipping: z
      .object({ firstName: Text, lastName: Text, city: Text, provinceCode: Text, zip: Text, countryCodeV2: Text })
      .nullish(),
    parcels: z.array(
      z.object({
        displayStatus: Text,
        createdAt: z.string(),
        deliveredAt: Text,
        estimatedDeliveryAt: Text,
        trackingInfo: z.array(z.object({ company: Text, number: Text, url: Text })),
        events: z.object({
          nodes: z.array(z.object({ status: z.string(), message: Text, happenedAt: z.string() })),
        }),
      }),
    ),
  }).nullish(),
});
type Whole = NonNullable<z.infer<typeof WholeOrder>['order']>;

const momentOrNull = (text: string | null | undefined) => (text ? moment(text) : null);

const parcelOf = (parcel: Whole['parcels'][number]): StoreOrder['parcels'][number] => ({
  status: parcel.displayStatus ?? '',
  sentAt: moment(parcel.createdAt),
  estimatedDeliveryAt: momentOrNull(parcel.estimatedDeliveryAt),
  deliveredAt: momentOrNull(parcel.deliveredAt),
  tracking: parcel.trackingInfo.map(({ company, number, url }) => ({
    company: company ?? null,
    number: number ?? null,
    url: url ?? null,
  })),
  events: parcel.events.nodes
    .map((it) => ({ status: it.status, message: it.message ?? '', happenedAt: moment(it.happenedAt) }))
    .sort((a, b) => (a.happenedAt < b.happenedAt ? 1 : -1)),
});

/** An order with its parcels and where it goes; null when the store has none of that id. */
export async function readOrder(api: AdminApi, shopId: string, orderId: string): Promise<StoreOrder | null> {
  const { order } = await api(shopId, 'whole-order', WholeOrder, { id: orderId });
  if (!order) return null;
  const { shipping } = order;
  return {
    order: orderStatusOf(order),
    email: order.email || null,
    parcels: order.parcels.map(parcelOf),
    shipTo: shipping
      ? {
          name: [shipping.firstName, shipping.lastName].filter(Boolean).join(' '),
          city: shipping.city ?? '',
          region: shipping.provinceCode ?? '',
          zip: shipping.zip ?? '',
          country: shipping.countryCodeV2 ?? '',
        }
      : null,
  };
}
