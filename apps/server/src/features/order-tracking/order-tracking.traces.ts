import type { OrderTrackingTables } from '../../tables/order-tracking.ts';
import { defineTraces } from '../../traces.ts';

const tables = ['order_attempts', 'order_codes', 'order_proofs'] as const;

export const orderTrackingTraces = defineTraces<OrderTrackingTables>({
  about: { order_attempts: 'contact', order_codes: 'contact', order_proofs: 'contact' },
  async forget(tx, { contactId }) {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const done = await tx.db
        .deleteFrom(table)
        .where('shop_id', '=', tx.shopId)
        .where('contact_id', '=', contactId)
        .executeTakeFirst();
      counts[table] = Number(done.numDeletedRows);
    }
    return counts;
  },
});
