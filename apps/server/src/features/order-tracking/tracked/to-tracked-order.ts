import type { OrderStatus } from '@chatty/contract/contacts';
import type { OrderGlance, Parcel, TrackedOrder } from '@chatty/contract/orders';
import { trackingLinkOf } from '@chatty/contract/settings/options';
import type { OrderTrackingSettings } from '@chatty/contract/settings/orders/order-tracking';
import {
  sentParcels,
  stateOfOrder,
  stateOfParcel,
  stateOfStatus,
  stateToldBy,
} from '@chatty/contract/settings/orders/parcel-status';
import type { StoreOrder, StoreParcel } from '../../../ports/commerce.ts';
import { maskedAddress } from './masked-address.ts';
import { stepsOf } from './order-state.ts';

type Settings = Pick<OrderTrackingSettings, 'trackingLink'>;

/** Keeps only addresses that a browser opens as a page. */
const isPage = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url) && URL.canParse(url);

/** What travels under several numbers of one carrier is several parcels to whoever waits for it. */
function parcelsOf(parcel: StoreParcel, { trackingLink }: Settings): Parcel[] {
  const told = {
    state: stateOfParcel(parcel),
    expectedAt: parcel.deliveredAt ? null : parcel.estimatedDeliveryAt,
    deliveredAt: parcel.deliveredAt,
    events: parcel.events.map(({ status, message, happenedAt }) => ({
      state: stateOfStatus(status),
      message,
      at: happenedAt,
    })),
  };
  const tracking = parcel.tracking.length > 0 ? parcel.tracking : [{ company: null, number: null, url: null }];
  return tracking.map(({ company, number, url }) => ({
    ...told,
    carrier: company,
    number,
    url: isPage(url) ? url : number ? trackingLinkOf(trackingLink, number) : null,
  }));
}

/** The day on which the last of it is to come; null where none is told, or nothing is to come. */
function expectedAt(it: StoreOrder): string | null {
  if (it.order.cancelledAt || it.order.refunded === 'fully') return null;
  const open = sentParcels(it).filter((parcel) => !parcel.deliveredAt);
  return (
    open
      .flatMap((parcel) => parcel.estimatedDeliveryAt ?? [])
      .toSorted()
      .at(-1) ?? null
  );
}

/** An order as its owner sees it in the chatbox. */
export function toTrackedOrder(it: StoreOrder, settings: Settings): TrackedOrder {
  const { id, name, placedAt, total, refunded, refundedTotal, lines } = it.order;
  return {
    id,
    name,
    placedAt,
    total,
    refunded,
    refundedTotal,
    lines,
    state: stateOfOrder(it),
    expectedAt: expectedAt(it),
    steps: stepsOf(it),
    parcels: sentParcels(it).flatMap((parcel) => parcelsOf(parcel, settings)),
    shipTo: maskedAddress(it.shipTo),
  };
}

/** An order in a list, by what the list of a customer's orders tells of it. */
export function glanceOf(order: OrderStatus): OrderGlance {
  const { name, placedAt, lines } = order;
  return {
    name,
    placedAt,
    state: stateToldBy(order),
    pieces: lines.reduce((sum, it) => sum + it.quantity, 0),
    imageUrl: lines[0]?.imageUrl ?? null,
  };
}
