import { decimal } from '../../shop/money.ts';
import type { Customer } from '../../shop/records.ts';
import { upsertCustomer } from '../../shop/upsert-customer.ts';
import { customerPayload } from '../../webhooks/payloads.ts';
import { connection, numericId, sortedBy, type PageArguments } from '../connection.ts';
import { addressNode, orderConnection, orderNode, type OrderListArguments } from './order-nodes.ts';
import type { RequestContext } from '../request-context.ts';
import { parseSearch, type SearchFields } from '../search-syntax.ts';

interface Identifier {
  id?: string | null;
  email?: string | null;
  emailAddress?: string | null;
  phone?: string | null;
  phoneNumber?: string | null;
}
interface CustomerInput {
  email?: string | null;
  phone?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  locale?: string | null;
  note?: string | null;
  tags?: string[] | null;
}

export const customerQueries = {
  customer: ({ id }: { id: string }, context: RequestContext) =>
    nodeOrNull(context.shop.customer(numericId(id)), context),
  customerByIdentifier: ({ identifier }: { identifier: Identifier }, context: RequestContext) =>
    nodeOrNull(findCustomer(identifier, context), context),
  customers: (args: PageArguments & { query?: string | null; sortKey?: string | null }, context: RequestContext) => {
    const matches = parseSearch(args.query);
    const found = context.shop.state.customers.filter((customer) => matches(customerFields(customer)));
    const ordered =
      args.sortKey === 'UPDATED_AT'
        ? sortedBy(found, (customer) => customer.updatedAt)
        : sortedBy(found, (customer) => customer.id);
    return connection(ordered, args, context.bulk, (customer) => customerNode(customer, context));
  },
  customersCount: ({ query }: { query?: string | null }, { shop }: RequestContext) => ({
    count: shop.state.customers.filter((customer) => parseSearch(query)(customerFields(customer))).length,
    precision: 'EXACT',
  }),
};

interface ConsentInput {
  customerId: string;
  emailMarketingConsent: { marketingState: string };
}

/** All other states are the store's own to set. */
const settableStates = ['SUBSCRIBED', 'UNSUBSCRIBED', 'PENDING'];

export const customerMutations = {
  customerEmailMarketingConsentUpdate: ({ input }: { input: ConsentInput }, context: RequestContext) => {
    const existing = context.shop.customer(numericId(input.customerId));
    const refuse = (field: string, code: string, message: string) => ({
      customer: null,
      userErrors: [{ field: ['input', field], code, message }],
    });
    if (!existing) return refuse('customerId', 'INVALID', 'Customer not found');
    if (!existing.email) return refuse('customerId', 'INVALID', 'The customer has no email address');
    const { marketingState } = input.emailMarketingConsent;
    if (!settableStates.includes(marketingState)) {
      return refuse('emailMarketingConsent', 'INCLUSION', 'Marketing state is not included in the list');
    }
    const acceptsMarketing = marketingState === 'SUBSCRIBED';
    const customer = upsertCustomer(context.shop, existing, { acceptsMarketing });
    return { customer: customerNode(customer, context), userErrors: [] };
  },
  customerSet: (
    { identifier, input }: { identifier?: Identifier | null; input: CustomerInput },
    context: RequestContext,
  ) => {
    const existing = identifier ? findCustomer(identifier, context) : undefined;
    const email = input.email?.trim().toLowerCase();
    const refuse = (field: string, code: string, message: string) => ({
      customer: null,
      userErrors: [{ field: ['input', field], code, message }],
    });
    if (email !== undefined && !/^\S+@\S+\.\S+$/.test(email)) return refuse('email', 'INVALID', 'Email is invalid');
    const owner = email ? context.shop.customerByEmail(email) : undefined;
    if (owner && owner !== existing) return refuse('email', 'TAKEN', 'Email has already been taken');
    if (input.phone && !/^\+\d{7,15}$/.test(input.phone)) return refuse('phone', 'INVALID', 'Phone is invalid');
    const customer = upsertCustomer(context.shop, existing, {
      ...(email === undefined ? {} : { email }),
      ...(input.phone === undefined ? {} : { phone: input.phone }),
      ...(input.firstName ? { firstName: input.firstName } : {}),
      ...(input.lastName ? { lastName: input.lastName } : {}),
      ...(input.locale ? { locale: input.locale } : {}),
      ...(input.note === undefined ? {} : { note: input.note }),
      ...(input.tags ? { tags: input.tags } : {}),
    });
    context.world.webhooks.send(
      context.shop,
      existing ? 'customers/update' : 'customers/create',
      customerPayload(customer),
    );
    return { customer: customerNode(customer, context), userErrors: [] };
  },
};

function findCustomer(identifier: Identifier, { shop }: RequestContext): Customer | undefined {
  const email = identifier.emailAddress ?? identifier.email;
  const phone = identifier.phoneNumber ?? identifier.phone;
  if (identifier.id) return shop.customer(numericId(identifier.id));
  return email
    ? shop.customerByEmail(email)
    : shop.state.customers.find((customer) => customer.phone !== null && customer.phone === phone);
}

function customerFields(customer: Customer): SearchFields {
  return {
    text: `${customer.firstName} ${customer.lastName} ${customer.email} ${customer.phone ?? ''}`,
    id: customer.id,
    email: customer.email,
    phone: customer.phone,
    first_name: customer.firstName,
    last_name: customer.lastName,
    tag: customer.tags,
    updated_at: customer.updatedAt,
    customer_date: customer.createdAt,
    country: customer.address?.country,
  };
}

function nodeOrNull(customer: Customer | undefined, context: RequestContext) {
  return customer ? customerNode(customer, context) : null;
}

function customerNode(customer: Customer, context: RequestContext) {
  const { shop } = context;
  const orders = shop.ordersOf(customer);
  const last = orders.at(-1);
  return {
    id: `gid://shopify/Customer/${customer.id}`,
    firstName: customer.firstName || null,
    lastName: customer.lastName || null,
    displayName:
      [customer.firstName, customer.lastName].filter(Boolean).join(' ') ||
      customer.email ||
      customer.phone ||
      'Customer',
    locale: customer.locale,
    tags: customer.tags,
    note: customer.note,
    state: 'DISABLED',
    createdAt: customer.createdAt,
    updatedAt: customer.updatedAt,
    numberOfOrders: String(orders.length),
    amountSpent: {
      amount: decimal(orders.reduce((sum, order) => sum + order.totalCents - order.refundedCents, 0)),
      currencyCode: shop.currency,
    },
    defaultEmailAddress: customer.email
      ? { emailAddress: customer.email, marketingState: customer.acceptsMarketing ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED' }
      : null,
    defaultPhoneNumber: customer.phone ? { phoneNumber: customer.phone, marketingState: 'NOT_SUBSCRIBED' } : null,
    defaultAddress: addressNode(customer.address),
    lastOrder: last ? orderNode(last, context) : null,
    orders: (args: OrderListArguments) => orderConnection(orders, args, context),
  };
}
