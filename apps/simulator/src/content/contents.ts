import { generateProducts } from '../catalogue/generate-products.ts';
import type { Blog, Collection, Customer, Discount, Order, Page, Policy, Product } from '../shop/records.ts';
import { writeBlogs } from './articles.ts';
import { collections } from './collections.ts';
import { writeCustomers } from './customers.ts';
import { writeDiscounts } from './discounts.ts';
import { writeOrders } from './orders.ts';
import { writePages } from './pages.ts';
import { writePolicies } from './policies.ts';

const DAY = 86_400_000;

/** What a shop is, sells and says when it is opened. */
export interface Contents {
  name: string;
  email: string;
  currency: string;
  timezone: string;
  collections: readonly Collection[];
  products: Product[];
  pages: Page[];
  blogs: Blog[];
  policies: Policy[];
  discounts: Discount[];
  customers: Customer[];
  orders: Order[];
}

/** Writes the contents of the shop of a domain, counting its dates from `epoch`; what is the same comes out the same. */
export type WriteContents = (domain: string, epoch: Date) => Contents;

/** The demo shop, outdoor goods. */
export const writeDemo: WriteContents = (domain, epoch) => {
  const contentDate = new Date(epoch.getTime() - 40 * DAY).toISOString();
  const products = generateProducts(domain, epoch);
  const customers = writeCustomers(domain, epoch);
  return {
    name: 'Juniper & Tarn',
    email: 'hello@juniperandtarn.example',
    currency: 'USD',
    timezone: 'America/New_York',
    collections,
    products,
    pages: writePages(contentDate),
    blogs: writeBlogs(epoch),
    policies: writePolicies(contentDate),
    discounts: writeDiscounts(epoch),
    customers,
    orders: writeOrders(domain, epoch, products, customers),
  };
};
