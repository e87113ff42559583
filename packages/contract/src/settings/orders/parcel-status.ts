import type { OrderStatus } from '../../contacts.ts';
import type { OrderState } from '../../orders.ts';

/** How carriers and the platform name the states of a parcel, in our words; what is not named here says nothing. */
const byStatus: ReadonlyMap<string, OrderState> = new Map([
  ['LABEL_PURCHASED', 'packed'],
  ['LABEL_PRINTED', 'packed'],
  ['LABEL_VOIDED', 'packed'],
  ['SUBMITTED', 'packed'],
  ['CONFIRMED', 'shipped'],
  ['CARRIER_PICKED_UP', 'shipped'],
  ['FULFILLED', 'shipped'],
  ['MARKED_AS_FULFILLED', 'shipped'],
  ['IN_TRANSIT', 'shipped'],
  ['DELAYED', 'delayed'],
  ['OUT_FOR_DELIVERY', 'outForDelivery'],
  ['READY_FOR_PICKUP', 'readyForPickup'],
  ['ATTEMPTED_DELIVERY', 'attempted'],
  ['FAILURE', 'attempted'],
  ['NOT_DELIVERED', 'attempted'],
  ['PICKED_UP', 'delivered'],
  ['DELIVERED', 'delivered'],
]);

/** What is told of one parcel. */
interface ToldParcel {
  status: string;
  deliveredAt: string | null;
}
/** What of an order says how it stands. */
type ToldOrder = Pick<
  OrderStatus,
  'cancelledAt' | 'deliveredAt' | 'events' | 'financialStatus' | 'fulfillmentStatus' | 'tracking'
> &
  Partial<Pick<OrderStatus, 'refunded'>>;

/** A state of a carrier in our words; null for one that says nothing. */
export const stateOfStatus = (status: string): OrderState | null => byStatus.get(status) ?? null;

/** How a parcel stands. One that the store has sent without a word of its carrier is on its way. */
export const stateOfParcel = ({ status, deliveredAt }: ToldParcel): OrderState =>
  deliveredAt ? 'delivered' : (stateOfStatus(status) ?? 'shipped');

/** What was called back was never sent. */
export const sentParcels = <Parcel extends ToldParcel>({ parcels }: { parcels: readonly Parcel[] }): Parcel[] =>
  parcels.filter((it) => it.status !== 'CANCELED');

/** What of several parcels is told first: where something must be done, then what comes soonest. */
const urgency: readonly OrderState[] = [
  'attempted',
  'delayed',
  'readyForPickup',
  'outForDelivery',
  'shipped',
  'packed',
];

const isPaid = (status: string) => ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'AUTHORIZED'].includes(status);

/** How an order stands as a whole. */
export function stateOfOrder(it: { order: ToldOrder; parcels: readonly ToldParcel[] }): OrderState {
  const { order } = it;
  if (order.cancelledAt) return 'canceled';
  if (order.refunded === 'fully') return 'refunded';
  const states = sentParcels(it).map(stateOfParcel);
  const isWhole = order.fulfillmentStatus === 'FULFILLED';
  if (states.length === 0) {
    if (isWhole) return order.deliveredAt ? 'delivered' : 'shipped';
    return isPaid(order.financialStatus) ? 'confirmed' : 'ordered';
  }
  const open = urgency.find((state) => states.includes(state));
  if (!open) return isWhole ? 'delivered' : 'partlyDelivered';
  if (open === 'shipped' && !isWhole) return 'partlyShipped';
  return open;
}

/**
 * The parcels of an order of which only its own words are known: one that stands for all, as their latest word says, where
 * anything was sent. What the store holds back, plans or asks others to send has not left it.
 */
function parcelsToldBy({ fulfillmentStatus, deliveredAt, events, tracking }: ToldOrder): ToldParcel[] {
  const isSent = /^(?:PARTIALLY_)?FULFILLED$/.test(fulfillmentStatus);
  const isToldOf = fulfillmentStatus !== 'UNFULFILLED' && (tracking.length > 0 || events.length > 0);
  if (!isSent && !isToldOf && !deliveredAt) return [];
  const latest = events[0]?.status ?? '';
  // One has arrived; what was sent as a whole has only once the order says so.
  const isOneOfAll = fulfillmentStatus === 'FULFILLED' && stateOfStatus(latest) === 'delivered';
  return [{ status: isOneOfAll ? '' : latest, deliveredAt }];
}

/** How an order stands by what it tells itself, as a list or a message has it, without its parcels. */
export const stateToldBy = (order: ToldOrder): OrderState => stateOfOrder({ order, parcels: parcelsToldBy(order) });
