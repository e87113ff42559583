import type { OrderState, OrderStep } from '@chatty/contract/orders';
import {
  sentParcels,
  stateOfOrder,
  stateOfParcel,
  stateOfStatus,
} from '@chatty/contract/settings/orders/parcel-status';
import type { StoreOrder } from '../../../ports/commerce.ts';

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
