import type { OrderStatus, Refunded } from '@chatty/contract/contacts';
import { z } from 'zod';
import { comparedEmail, comparedPhone, isPhoneLength, orderNumberOf } from '../../language/order-number.ts';
import type { ProvenOrder } from '../../ports/commerce.ts';
import { gidOf } from './wire/gid.ts';
import type { AdminApi } from './wire/graphql-client.ts';

const MoneyBag = z.object({ presentmentMoney: z.object({ amount: z.string(), currencyCode: z.string() }) });
type MoneyBag = z.infer<typeof MoneyBag>;

export const Order = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  cancelledAt: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  displayFinancialStatus: z.string().nullish(),
  displayFulfillmentStatus: z.string(),
  totalPriceSet: MoneyBag,
  totalRefundedSet: MoneyBag,
  shippingAddress: z.object({ phone: z.string().nullish() }).nullish(),
  lineItems: z.object({
    nodes: z.array(
      z.object({
        title: z.string(),
        variantTitle: z.string().nullish(),
        quantity: z.number().int(),
        image: z.object({ url: z.string() }).nullish(),
      }),
    ),
  }),
  fulfillments: z.array(
    z.object({
      displayStatus: z.string().nullish(),
      deliveredAt: z.string().nullish(),
      estimatedDeliveryAt: z.string().nullish(),
      trackingInfo: z.array(
        z.object({ company: z.string().nullish(), number: z.string().nullish(), url: z.string().nullish() }),
      ),
      events: z.object({
        nodes: z.array(z.object({ status: z.string(), message: z.string().nullish(), happenedAt: z.string() })),
      }),
    }),
  ),
});
type Order = z.infer<typeof Order>;
const OrderList = z.object({ nodes: z.array(Order) });
const Orders = z.object({ orders: OrderList });
const CustomerOrders = z.object({ customer: z.object({ orders: OrderList }).nullish() });

export const moment = (text: string) => new Date(text).toISOString();
const latest = (moments: (string | null | undefined)[]) =>
  moments
    .filter((it) => it != null)
    .map(moment)
    .sort()
    .at(-1) ?? null;

const moneyOf = ({ presentmentMoney: { amount, currencyCode } }: MoneyBag) => ({ amount, currency: currencyCode });

/** The store's own state decides; where it says something else, such as a pending payment, the sums decide. */
function refundedOf({ displayFinancialStatus, totalPriceSet, totalRefundedSet }: Order): Refunded {
  if (displayFinancialStatus === 'REFUNDED') return 'fully';
  if (displayFinancialStatus === 'PARTIALLY_REFUNDED') return 'partly';
  const [total, back] = [totalPriceSet, totalRefundedSet].map((it) => Number(it.presentmentMoney.amount));
  if (!back) return 'none';
  return back >= (total ?? 0) ? 'fully' : 'partly';
}

export function orderStatusOf(order: Order): OrderStatus {
  const { fulfillments } = order;
  const refunded = moneyOf(order.totalRefundedSet);
  const delivered = fulfillments.map((it) => it.deliveredAt);
  return {
    id: order.id,
    name: order.name,
    placedAt: moment(order.createdAt),
    financialStatus: order.displayFinancialStatus ?? '',
    fulfillmentStatus: order.displayFulfillmentStatus,
    cancelledAt: latest([order.cancelledAt]),
    total: moneyOf(order.totalPriceSet),
    refunded: refundedOf(order),
    refundedTotal: Number(refunded.amount) > 0 ? refunded : null,
    lines: order.lineItems.nodes.map((line) => ({
      title: line.title,
      variant: line.variantTitle ?? null,
      quantity: line.quantity,
      imageUrl: line.image?.url ?? null,
    })),
    tracking: fulfillments.flatMap((fulfillment) =>
      fulfillment.trackingInfo.map(({ company, number, url }) => ({
        company: company ?? null,
        number: number ?? null,
        url: url ?? null,
      })),
    ),
    estimatedDeliveryAt: latest(fulfillments.map((it) => it.estimatedDeliveryAt)),
    // The order counts as delivered once its last parcel is, and nothing is left to be sent.
    deliveredAt: order.displayFulfillmentStatus === 'FULFILLED' && delivered.every(Boolean) ? latest(delivered) : null,
    events: fulfillments
      .flatMap((it) => it.events.nodes)
      .map((it) => ({ status: it.status, message: it.message ?? '', happenedAt: moment(it.happenedAt) }))
      .sort((a, b) => (a.happenedAt < b.happenedAt ? 1 : -1)),
  };
}

/** Calling codes of three digits, which is those of small countries. Source: ITU-T E.164, list of assigned codes. */
const threeDigitCode = /^(?:2[1-69]|3[578]|42|5[09]|6[789]|8[0578]|9[679])\d$/;

/**
 * A number without its country's code is the end of the one with it. Seven digits are a whole number only where a code of
 * three stands before them: the last seven of a longer number prove nothing.
 */
export function isSamePhone(a: string | null | undefined, b: string | null | undefined): boolean {
  const [short, long] = [a, b]
    .map((text) => ({ digits: comparedPhone(text), isWhole: /^\s*(?:\+|00)/.test(text?.normalize('NFKC') ?? '') }))
    .sort((x, y) => x.digits.length - y.digits.length);
  if (!short || !long || !isPhoneLength(short.digits.length) || !long.digits.endsWith(short.digits)) return false;
  const code = long.digits.slice(0, -short.digits.length);
  if (code === '' || short.digits.length > 7) return code.length <= 3;
  return long.isWhole && threeDigitCode.test(code);
}

export const isSameEmail = (a: string | null | undefined, b: string | null | undefined) =>
  comparedEmail(a) !== '' && comparedEmail(a) === comparedEmail(b);

const quoted = (text: string) => `"${text.replace(/["\\]/g, '')}"`;

/** Which parts of the proof match this order. */
function provenBy(order: Order, { email, phone }: ProvenOrder['by']): ProvenOrder['by'] {
  const phones = [order.phone, order.shippingAddress?.phone];
  return {
    ...(email && isSameEmail(order.email, email) ? { email } : {}),
    ...(phone && phones.some((it) => isSamePhone(it, phone)) ? { phone } : {}),
  };
}

/** The order of that number whose e-mail or phone is the given one; null for everything else, whatever was wrong. */
export async function findOrder(
  api: AdminApi,
  shopId: string,
  proof: { number: string; email?: string; phone?: string },
): Promise<ProvenOrder | null> {
  const wanted = orderNumberOf(proof.number);
  if (wanted === '' || wanted.length > 40) return null;
  const { orders } = await api(shopId, 'orders', Orders, { q: `name:${quoted(wanted)}` });
  // Shopify searches loosely; only what is compared here counts.
  for (const order of orders.nodes) {
    if (orderNumberOf(order.name) !== wanted) continue;
    const by = provenBy(order, proof);
    if (by.email || by.phone) return { order: orderStatusOf(order), by };
  }
  return null;
}

/** The latest orders of a customer whose number or address is known to be theirs. */
export async function ordersOf(
  api: AdminApi,
  shopId: string,
  { customerId, email }: { customerId?: string | null; email?: string | null },
): Promise<OrderStatus[]> {
  if (customerId) {
    const { customer } = await api(shopId, 'customer-orders', CustomerOrders, { id: gidOf('Customer', customerId) });
    return (customer?.orders.nodes ?? []).map(orderStatusOf);
  }
  if (comparedEmail(email) === '') return [];
  const { orders } = await api(shopId, 'orders', Orders, { q: `email:${quoted(comparedEmail(email))}` });
  return orders.nodes.filter((it) => isSameEmail(it.email, email)).map(orderStatusOf);
}
