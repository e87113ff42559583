import type { OrderState, OrderStep } from '@chatty/contract/orders';
import type { StoreOrder, StoreParcel } from '../../../ports/commerce.ts';

/** How the platform names the states of a parcel, in our words; what is not named here says nothing. */
const byStatus: Readonly<Record<string, OrderState>> = {
  LABEL_PURCHASED: 'packed',
  LABEL_PRINTED: 'packed',
  LABEL_VOIDED: 'packed',
  SUBMITTED: 'packed',
  CONFIRMED: 'shipped',
  CARRIER_PICKED_UP: 'shipped',
  FULFILLED: 'shipped',
  MARKED_AS_FULFILLED: 'shipped',
  IN_TRANSIT: 'shipped',
  DELAYED: 'delayed',
  OUT_FOR_DELIVERY: 'outForDelivery',
  READY_FOR_PICKUP: 'readyForPickup',
  ATTEMPTED_DELIVERY: 'attempted',
  FAILURE: 'attempted',
  NOT_DELIVERED: 'attempted',
  PICKED_UP: 'delivered',
  DELIVERED: 'delivered',
};

/** A state of a carrier in our words; null for one that says nothing. */
export const stateOfStatus = (status: string): OrderState | null => byStatus[status] ?? null;

/** How a parcel stands. One that the store has sent without a word of its carrier is on its way. */
export const stateOfParcel = ({ status, deliveredAt }: StoreParcel): OrderState =>
  deliveredAt ? 'delivered' : (stateOfStatus(status) ?? 'shipped');

/** What was called back was never sent. */
export const sentParcels = ({ parcels }: StoreOrder): StoreParcel[] => parcels.filter((it) => it.status !== 'CANCELED');

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
export function stateOfOrder(it: StoreOrder): OrderState {
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

/** The way of an order on which nothing happens. */
const way: readonly OrderState[] = ['ordered', 'confirmed', 'packed', 'shipped', 'outForDelivery', 'delivered'];

/** How far on that way each state is; none for those that end it before. */
const reached: Partial<Record<OrderState, number>> = {
  ordered: 0,
  confirmed: 1,
  packed: 2,
  partlyShipped: 3,
  shipped: 3,
  delayed: 3,
  outForDelivery: 4,
  readyForPickup: 4,
  attempted: 4,
  partlyDelivered: 4,
  delivered: 5,
};

const earliest = (moments: string[]): string | null => moments.toSorted()[0] ?? null;

/** When an order first came so far, where a parcel or its carrier tells. */
function momentOf(state: OrderState, it: StoreOrder): string | null {
  const parcels = sentParcels(it);
  if (state === 'ordered') return it.order.placedAt;
  if (state === 'delivered') {
    const ends = parcels.map((parcel) => parcel.deliveredAt);
    return ends.every(Boolean) ? (ends.toSorted().at(-1) ?? it.order.deliveredAt) : it.order.deliveredAt;
  }
  const told = parcels.flatMap((parcel) => parcel.events).filter((event) => stateOfStatus(event.status) === state);
  const at = earliest(told.map((event) => event.happenedAt));
  return at ?? (state === 'shipped' && parcels.length > 0 ? earliest(parcels.map((parcel) => parcel.sentAt)) : null);
}

const step = (state: OrderState, at: string | null, isDone = true): OrderStep => ({ state, at, isDone });

/** What happened and, while it is under way, what is still to come. Each step stands once, in its order. */
export function stepsOf(it: StoreOrder): OrderStep[] {
  const { order } = it;
  const state = stateOfOrder(it);
  const begun = step('ordered', order.placedAt);
  const moneyBack = order.refunded === 'partly' ? [step('partlyRefunded', null)] : [];
  if (state === 'canceled') {
    const back = order.refunded === 'fully' ? [step('refunded', null)] : moneyBack;
    return [begun, step('canceled', order.cancelledAt), ...back];
  }
  const parcels = sentParcels(it).map(stateOfParcel);
  const far =
    state === 'refunded' ? Math.max(1, ...parcels.map((parcel) => reached[parcel] ?? 0)) : (reached[state] ?? 0);
  const steps = way.flatMap((name, at): OrderStep[] => {
    const isDone = at <= far;
    // What is over does not go on; and what no carrier told of on the way is not made up.
    if (!isDone && state === 'refunded') return [];
    const known = isDone ? momentOf(name, it) : null;
    if (isDone && at < far && known === null && (name === 'packed' || name === 'outForDelivery')) return [];
    return [step(name, known, isDone)];
  });
  if (state === 'refunded') return [...steps, step('refunded', null)];
  // What differs from that way stands where it happened: behind what is done.
  const aside = way.includes(state) ? [] : [step(state, momentOf(state, it))];
  const done = steps.filter((one) => one.isDone && (aside.length === 0 || one.state !== standsFor(state)));
  return [...done, ...aside, ...moneyBack, ...steps.filter((one) => !one.isDone)];
}

/** The step of the plain way in whose place a state stands. */
function standsFor(state: OrderState): OrderState | null {
  if (state === 'partlyShipped') return 'shipped';
  if (state === 'readyForPickup' || state === 'attempted') return 'outForDelivery';
  return state === 'partlyDelivered' ? 'outForDelivery' : null;
}
