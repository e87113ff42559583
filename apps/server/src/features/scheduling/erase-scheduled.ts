import type { Ctx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { letGoOfFiles } from '../files/index.ts';

const dayMs = 86_400_000;

/** Erases what was sent or taken away a day ago, and lets go of its files. What was restored since stays. */
export const eraseScheduled = (ctx: Ctx, { scheduledId }: { scheduledId: string }): Promise<void> =>
  transaction(ctx, async (tx) => {
    const row = await tx.db
      .deleteFrom('scheduled_messages')
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', scheduledId)
      .where('state', 'in', ['sent', 'cancelled'])
      .where('updated_at', '<=', new Date(tx.services.clock.now().getTime() - dayMs))
      .returning('id')
      .executeTakeFirst();
    if (row) await letGoOfFiles(tx, row.id);
  });
