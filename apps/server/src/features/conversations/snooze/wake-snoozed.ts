import type { Ctx, Services } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { requestJob } from '../../../platform/jobs/job.ts';
import { append } from '../append/append.ts';
import { wakeSnoozedJob } from '../pending/pending.jobs.ts';

/** So many come back in one transaction; others of the shop get their turn in between. */
const batch = 100;

/** Has each shop in which conversations were put off until now bring them back. */
export async function wakeSnoozedEverywhere(services: Services): Promise<void> {
  const rows = await services.db
    .selectFrom('conversations')
    .select('shop_id')
    .distinct()
    .where('status', '=', 'snoozed')
    .where('snoozed_until', '<=', services.clock.now())
    .execute();
  const requests = rows.map((it) => requestJob(wakeSnoozedJob, it.shop_id, {}));
  if (requests.length > 0) await services.jobs.enqueue(requests, services.db);
}

function wakeBatch(ctx: Ctx, now: Date): Promise<{ found: number; woke: number }> {
  return transaction(ctx, async (tx) => {
    const rows = await tx.db
      .selectFrom('conversations')
      .select('id')
      .where('shop_id', '=', ctx.shopId)
      .where('status', '=', 'snoozed')
      .where('snoozed_until', '<=', now)
      .orderBy('snoozed_until')
      .limit(batch)
      .execute();
    const outcomes = await append(
      tx,
      rows.map(({ id }) => ({
        shopId: ctx.shopId,
        conversationId: id,
        by: { type: 'system' as const },
        // Somebody may have put it off again, or brought it back, since it was looked for.
        event: () => ({ type: 'snooze_ended' as const, at: now }),
      })),
    );
    return { found: rows.length, woke: outcomes.filter((it) => it.ok && it.accepted).length };
  });
}

/** Brings back what was put off until now: unread, and to whose it was. */
export async function wakeSnoozed(ctx: Ctx): Promise<void> {
  const now = ctx.services.clock.now();
  for (;;) {
    const done = await wakeBatch(ctx, now);
    if (done.found < batch || done.woke === 0) return;
  }
}
