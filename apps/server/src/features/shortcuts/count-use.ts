import type { MemberCtx } from '../../ctx.ts';
import { findEvenDeleted } from './shortcut.store.ts';

/** Of so many messages it is known that they were counted: a message that is told again follows soon after. */
const mostRecent = 20;

/** Counts that a message was sent with a shortcut; the same message again counts once. Throws `not_found`. */
export async function countUse(ctx: MemberCtx, id: string, messageId: string): Promise<void> {
  await findEvenDeleted(ctx, id);
  await ctx.db.transaction().execute(async (db) => {
    const { uses, recent_uses } = await db
      .selectFrom('shortcuts')
      .select(['uses', 'recent_uses'])
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (recent_uses.includes(messageId)) return;
    await db
      .updateTable('shortcuts')
      .set({
        uses: uses + 1,
        last_used_at: ctx.services.clock.now(),
        recent_uses: JSON.stringify([messageId, ...recent_uses].slice(0, mostRecent)),
      })
      .where('shop_id', '=', ctx.shopId)
      .where('id', '=', id)
      .execute();
  });
}
