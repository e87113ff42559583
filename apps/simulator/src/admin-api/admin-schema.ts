import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { billingMutations } from './nodes/billing-nodes.ts';
import { contentQueries } from './nodes/content-nodes.ts';
import { customerMutations, customerQueries } from './nodes/customer-nodes.ts';
import { discountMutations, discountQueries } from './nodes/discount-nodes.ts';
import { installationMutations, installationQueries } from './nodes/installation-nodes.ts';
import { orderQueries } from './nodes/order-nodes.ts';
import { productQueries } from './nodes/product-nodes.ts';

/** Shopify's own schema, cut down to what this simulator answers. */
export const adminSchema = buildSchema(
  readFileSync(new URL('../../schema/admin-2026-07.graphql', import.meta.url), 'utf8'),
);

export const rootQueries = {
  ...productQueries,
  ...orderQueries,
  ...customerQueries,
  ...discountQueries,
  ...contentQueries,
  ...installationQueries,
};
export const rootMutations = {
  ...billingMutations,
  ...customerMutations,
  ...discountMutations,
  ...installationMutations,
};
