import { sql } from 'kysely';
import { emptyDeliveries } from '../../hooks/keep-deliveries.ts';
import type { ShopifyTables } from '../../tables/shopify.ts';
import { defineTraces } from '../../traces.ts';

export const shopifyTraces = defineTraces<ShopifyTables>({
  about: { shop_tokens: 'nobody' },
  /** What Shopify delivered about the customer and was not worked on. */
  async forget(tx, { customerId, email }) {
    if (!customerId && !email) return { deliveries: 0 };
    // An empty body is no JSON, and the order of conditions is the database's to choose.
    const customer = sql`case when body <> '' then body::jsonb -> 'customer' end`;
    const isTheirs = sql<boolean>`topic like 'customers/%'
      and ((${customer}) ->> 'id' = ${customerId} or lower((${customer}) ->> 'email') = ${email})`;
    return { deliveries: await emptyDeliveries(tx, 'shopify', isTheirs) };
  },
});
