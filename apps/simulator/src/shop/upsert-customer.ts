import type { Customer } from './records.ts';
import type { Shop } from './shop.ts';

export type CustomerPatch = Partial<Omit<Customer, 'id' | 'createdAt' | 'updatedAt'>>;

/** Changes the given customer, or makes a new one when there is none. */
export function upsertCustomer(shop: Shop, existing: Customer | undefined, patch: CustomerPatch): Customer {
  const now = new Date().toISOString();
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  if (existing) {
    Object.assign(existing, given, { updatedAt: now });
    shop.changed();
    return existing;
  }
  const customer: Customer = {
    id: shop.takeId(),
    firstName: '',
    lastName: '',
    email: '',
    phone: null,
    locale: 'en',
    tags: [],
    note: null,
    acceptsMarketing: false,
    address: null,
    createdAt: now,
    updatedAt: now,
    ...given,
  };
  shop.state.customers.push(customer);
  shop.changed();
  return customer;
}
