import { decimal } from '../../shop/money.ts';
import type { Address, Fulfillment, Order } from '../../shop/records.ts';
import { connection, numericId, sortedBy, type PageArguments } from '../connection.ts';
import type { RequestContext } from '../request-context.ts';
import { parseSearch, type SearchFields } from '../search-syntax.ts';

const SIXTY_DAYS_MS = 60 * 86_400_000;

export interface OrderListArguments extends PageArguments {
  query?: string | null;
  sortKey?: string | null;
}

/** Order fields of the query root. Without `read_all_orders` only the last 60 days are seen, as on the real API. */
export const orderQueries = {
  orders: (args: OrderListArguments, context: RequestContext) => orderConnection(visibleOrders(context), args, context),
  ordersCount: ({ query }: { query?: string | null }, context: RequestContext) => ({
    count: visibleOrders(context).filter((order) => parseSearch(query)(orderFields(order))).length,
    precision: 'EXACT',
  }),
  order: ({ id }: { id: string }, context: RequestContext) => {
    const order = visibleOrders(context).find((one) => one.id === numericId(id));
    return order ? orderNode(order, context) : null;
  },
};

export function orderConnection(orders: readonly Order[], args: OrderListArguments, context: RequestContext) {
  const matches = parseSearch(args.query);
  const found = orders.filter((order) => matches(orderFields(order)));
  const key =
    args.sortKey === 'UPDATED_AT'
      ? ('updatedAt' as const)
      : args.sortKey === 'ID'
        ? ('id' as const)
        : ('createdAt' as const);
  return connection(
    sortedBy(found, (order) => order[key]),
    args,
    context.bulk,
    (order) => orderNode(order, context),
  );
}

function visibleOrders({ shop }: RequestContext): Order[] {
  return shop.state.orders.filter((order) => Date.parse(order.createdAt) > Date.now() - SIXTY_DAYS_MS);
}

function orderFields(order: Order): SearchFields {
  return {
    text: `${order.name} ${order.email} ${order.shippingAddress.firstName} ${order.shippingAddress.lastName} ${order.confirmationNumber}`,
    id: order.id,
    name: order.name,
    email: order.email,
    phone: order.phone,
    confirmation_number: order.confirmationNumber,
    customer_id: order.customerId,
    financial_status: order.financialStatus,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    processed_at: order.createdAt,
    discount_code: order.discountCodes,
    fulfillment_status: { UNFULFILLED: 'unshipped', FULFILLED: 'shipped', PARTIALLY_FULFILLED: 'partial' }[
      order.fulfillmentStatus
    ],
    status: order.cancelledAt ? 'cancelled' : 'open',
    tracking_number: order.fulfillments.map((one) => one.tracking.number),
  };
}

export function orderNode(order: Order, context: RequestContext) {
  const { shop, world, bulk } = context;
  const money = (cents: number) => {
    const amount = { amount: decimal(cents), currencyCode: shop.currency };
    return { shopMoney: amount, presentmentMoney: amount };
  };
  return {
    id: `gid://shopify/Order/${order.id}`,
    name: order.name,
    confirmationNumber: order.confirmationNumber,
    createdAt: order.createdAt,
    processedAt: order.createdAt,
    updatedAt: order.updatedAt,
    cancelledAt: order.cancelledAt,
    cancelReason: order.cancelReason,
    email: order.email,
    phone: order.phone,
    displayFinancialStatus: order.financialStatus,
    displayFulfillmentStatus: order.fulfillmentStatus,
    statusPageUrl: `${world.origin}/orders/${order.confirmationNumber}`,
    currentTotalPriceSet: money(order.totalCents - order.refundedCents),
    totalPriceSet: money(order.totalCents),
    totalRefundedSet: money(order.refundedCents),
    shippingAddress: addressNode(order.shippingAddress),
    customAttributes: order.attributes,
    discountCodes: order.discountCodes,
    customerJourneySummary: { ready: true, lastVisit: { landingPage: `${world.origin}/`, referrerUrl: null } },
    lineItems: (args: PageArguments) =>
      connection(order.lineItems, args, bulk, (item) => ({
        id: `gid://shopify/LineItem/${item.id}`,
        title: item.title,
        variantTitle: item.variantTitle,
        quantity: item.quantity,
        image: { url: `${world.origin}/cdn/products/${item.handle}.svg`, altText: item.title },
      })),
    fulfillments: ({ first }: { first?: number | null }) =>
      order.fulfillments.slice(0, first ?? undefined).map((one) => fulfillmentNode(one, context)),
  };
}

function fulfillmentNode(fulfillment: Fulfillment, { world, bulk }: RequestContext) {
  const { company, number } = fulfillment.tracking;
  return {
    id: `gid://shopify/Fulfillment/${fulfillment.id}`,
    name: fulfillment.name,
    status: 'SUCCESS',
    displayStatus: fulfillment.displayStatus,
    createdAt: fulfillment.createdAt,
    updatedAt: fulfillment.updatedAt,
    inTransitAt: fulfillment.inTransitAt,
    deliveredAt: fulfillment.deliveredAt,
    estimatedDeliveryAt: fulfillment.estimatedDeliveryAt,
    trackingInfo: [{ company, number, url: `${world.origin}/tracking/${number}` }],
    events: (args: PageArguments) =>
      connection(fulfillment.events, args, bulk, (event) => ({
        id: `gid://shopify/FulfillmentEvent/${event.id}`,
        status: event.status,
        message: event.message,
        happenedAt: event.happenedAt,
      })),
  };
}

export function addressNode(address: Address | null) {
  return (
    address && {
      firstName: address.firstName,
      lastName: address.lastName,
      address1: address.address1,
      city: address.city,
      province: address.province,
      provinceCode: address.provinceCode,
      zip: address.zip,
      country: address.country,
      countryCodeV2: address.countryCode,
      phone: address.phone,
    }
  );
}
