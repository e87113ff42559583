import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { contentQueries } from './content-nodes.ts';
import { customerMutations, customerQueries } from './customer-nodes.ts';
import { discountMutations, discountQueries } from './discount-nodes.ts';
import { installationMutations, installationQueries } from './installation-nodes.ts';
import { orderQueries } from './order-nodes.ts';
import { productQueries } from './product-nodes.ts';

/** Shopify's own schema, cut down to what this simulator answers. */
export const adminSchema = buildSchema(readFileSync(new URL('../../schema/admin-2026-07.graphql', import.meta.url), 'utf8'));

export const rootQueries = {
  ...productQueries, ...orderQueries, ...customerQueries, ...discountQueries, ...contentQueries, ...installationQueries,
};
export const rootMutations = { ...customerMutations, ...discountMutations, ...installationMutations };
