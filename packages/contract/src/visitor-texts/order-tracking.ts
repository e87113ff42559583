/** Orders as they stand in a conversation. */
export const orderCard = {
  orderTrackingOrder: 'Order {name}',
  orderTrackingPlaced: 'Placed {when}',
  orderTrackingArrives: 'Expected {when}',
  orderTrackingDeliveredOn: 'Delivered {when}',
  orderTrackingTrack: 'Track package',
  orderTrackingTotal: 'Total',
  orderTrackingRefundedTotal: 'Refunded',
} as const;

/** How an order stands. */
export const orderStates = {
  orderTrackingNotShipped: 'Not shipped yet',
  orderTrackingPartlyShipped: 'Partially shipped',
  orderTrackingShipped: 'Shipped',
  orderTrackingDelivered: 'Delivered',
  orderTrackingCanceled: 'Canceled',
  orderTrackingPartlyRefunded: 'Partially refunded',
  orderTrackingRefunded: 'Refunded',
} as const;
