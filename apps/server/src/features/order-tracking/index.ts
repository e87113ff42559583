export { ownOrders } from './proof/own-orders.ts';
export { proveOrder } from './proof/prove-order.ts';
