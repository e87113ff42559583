import type { Satisfaction } from '@chatty/contract/satisfaction';
import { newId } from '@chatty/contract/new-id';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx, TxCtx } from '../../ctx.ts';
import type { ConversationsMerged } from '../conversations/index.ts';

/** One resolution of a conversation. */
interface Rated {
  conversationId: string;
  resolution: number;
}

export async function findRating(
  { db, shopId }: Ctx,
  { conversationId, resolution }: Rated,
): Promise<Satisfaction | null> {
  const row = await db
    .selectFrom('satisfaction_ratings')
    .select(['rating', 'comment'])
    .where('shop_id', '=', shopId)
    .where('conversation_id', '=', conversationId)
    .where('resolution', '=', resolution)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps it in the place of an earlier one. Answers the grey line that tells of it, and whether it is a new one. */
export async function keepRating(
  tx: TxCtx,
  { conversationId, resolution }: Rated,
  { rating, comment }: Satisfaction,
): Promise<{ activityId: string; isFirst: boolean }> {
  const at = tx.services.clock.now();
  const activity_id = newId();
  const row = await tx.db
    .insertInto('satisfaction_ratings')
    .values({
      shop_id: tx.shopId,
      conversation_id: conversationId,
      resolution,
      rating,
      comment,
      activity_id,
      created_at: at,
      updated_at: at,
    })
    .onConflict((on) =>
      on.columns(['shop_id', 'conversation_id', 'resolution']).doUpdateSet({ rating, comment, updated_at: at }),
    )
    .returning('activity_id')
    .executeTakeFirstOrThrow();
  return { activityId: row.activity_id, isFirst: row.activity_id === activity_id };
}

/** What was said of a conversation, each time that it was resolved; the first of them first. */
export async function ratingsOf({ db, shopId }: Ctx, conversationId: string) {
  const rows = await db
    .selectFrom('satisfaction_ratings')
    .select(['rating', 'comment', 'updated_at'])
    .where('shop_id', '=', shopId)
    .where('conversation_id', '=', conversationId)
    .orderBy('resolution')
    .execute();
  return rows.map(({ rating, comment, updated_at }) => ({ rating, comment, at: updated_at.toISOString() }));
}

/** The shop's conversations that were rated from `least` to `most`, whenever: a query of their ids, for a statement. */
export const conversationsRated = (
  shopId: string,
  { least, most }: { least: number; most: number },
): RawBuilder<string> =>
  sql`(select conversation_id from satisfaction_ratings
    where shop_id = ${shopId} and rating between ${least}::integer and ${most}::integer)`;

export async function dropRatings({ db, shopId }: Ctx, conversationIds: readonly string[]): Promise<number> {
  if (conversationIds.length === 0) return 0;
  const done = await db
    .deleteFrom('satisfaction_ratings')
    .where('shop_id', '=', shopId)
    .where('conversation_id', 'in', conversationIds)
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}

/** What was said of a conversation's resolutions goes where those stand now. */
export async function moveRatings(
  { db, shopId }: TxCtx,
  { fromId, intoId, seqShift }: ConversationsMerged,
): Promise<void> {
  await db
    .updateTable('satisfaction_ratings')
    .set({ conversation_id: intoId, resolution: sql`resolution + ${seqShift}::integer` })
    .where('shop_id', '=', shopId)
    .where('conversation_id', '=', fromId)
    .execute();
}
