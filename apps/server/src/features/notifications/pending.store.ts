import { Topic } from '@chatty/contract/profile';
import { sql } from 'kysely';
import type { Ctx } from '../../ctx.ts';
import type { Db } from '../../platform/db/open-database.ts';

/** What a member is still to be told of, and how. */
export interface PendingNotice {
  shopId: string;
  memberId: string;
  conversationId: string;
  topic: Topic;
  byMail: boolean;
  byPush: boolean;
  /** To be mailed although they are there: they have not looked. */
  unheard: boolean;
}

/** One as it was found. */
export interface FoundPending extends PendingNotice {
  version: number;
}

/** Keeps them until they are told; twice is once, by whichever way either of them asks for. */
export async function keepPending(db: Db, notices: readonly PendingNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await sql`
    insert into pending_notices (shop_id, member_id, conversation_id, topic, by_mail, by_push, unheard)
    select "shopId", "memberId", "conversationId", topic, bool_or("byMail"), bool_or("byPush"), bool_or(unheard)
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as k (
      "shopId" uuid, "memberId" uuid, "conversationId" uuid, topic text, "byMail" boolean, "byPush" boolean, unheard boolean)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (shop_id, member_id, conversation_id, topic) do update set
      by_mail = pending_notices.by_mail or excluded.by_mail,
      by_push = pending_notices.by_push or excluded.by_push,
      unheard = pending_notices.unheard or excluded.unheard,
      version = pending_notices.version + 1`.execute(db);
}

export async function readPending({ db, shopId }: Ctx, memberId: string): Promise<FoundPending[]> {
  const rows = await db
    .selectFrom('pending_notices')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('member_id', '=', memberId)
    .orderBy('conversation_id')
    .orderBy('topic')
    .execute();
  return rows.map((it) => ({
    shopId,
    memberId,
    conversationId: it.conversation_id,
    topic: Topic.parse(it.topic),
    byMail: it.by_mail,
    byPush: it.by_push,
    unheard: it.unheard,
    version: it.version,
  }));
}

/** They were told, or are so no longer. What was asked for again meanwhile stays. */
export async function dropPending({ db, shopId }: Ctx, found: readonly FoundPending[]): Promise<void> {
  if (found.length === 0) return;
  await sql`
    delete from pending_notices where shop_id = ${shopId} and (member_id, conversation_id, topic, version) in (
      select "memberId", "conversationId", topic, version
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as k (
        "memberId" uuid, "conversationId" uuid, topic text, version integer))`.execute(db);
}

/** The member's browsers were told: what is left of it is for a mail. */
export async function keepPushed({ db, shopId }: Ctx, memberId: string): Promise<void> {
  await db
    .updateTable('pending_notices')
    .set({ by_push: false })
    .where('shop_id', '=', shopId)
    .where('member_id', '=', memberId)
    .execute();
}
