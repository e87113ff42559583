import type { Fulfillment, ShipmentStatus } from './records.ts';

type Parcel = Pick<Fulfillment, 'id' | 'name' | 'tracking' | 'estimatedDeliveryAt' | 'events'>;

/** A shipment that stands where its events, at least one and the oldest first, have brought it. */
export function shipmentOf(parcel: Parcel): Fulfillment {
  const [first, last] = [parcel.events[0], parcel.events.at(-1)];
  if (!first || !last) throw new Error(`Nothing has happened to the parcel ${parcel.name}`);
  const at = (status: ShipmentStatus): string | null =>
    parcel.events.find((event) => event.status === status)?.happenedAt ?? null;
  return {
    ...parcel,
    displayStatus: last.status,
    createdAt: first.happenedAt,
    updatedAt: last.happenedAt,
    inTransitAt: at('IN_TRANSIT'),
    deliveredAt: at('DELIVERED'),
  };
}
