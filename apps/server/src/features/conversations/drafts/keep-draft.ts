import type { ConversationDetail } from '@chatty/contract/conversations';
import type { Draft, KeptDraft, SavedDraft } from '@chatty/contract/drafts';
import { sql } from 'kysely';
import type { Ctx, MemberCtx } from '../../../ctx.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { type ConversationKey, toConversation } from '../conversation.store.ts';
import { findConversation } from '../read-conversation.ts';

interface Place extends ConversationKey {
  memberId: string;
}

const ofMember = ({ db }: Ctx, { shopId, conversationId, memberId }: Place) =>
  db
    .selectFrom('drafts')
    .select(['id', 'mode', 'draft as text', 'beside'])
    .where('shop_id', '=', shopId)
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId);

/** A conversation with what the member has begun to write in it: a reply, a note, or both. Throws `not_found`. */
export async function readConversation(ctx: MemberCtx, conversationId: string): Promise<ConversationDetail> {
  const row = await findConversation(ctx, conversationId);
  const place = { shopId: ctx.shopId, conversationId, memberId: ctx.who.memberId };
  const drafts: Draft[] = await ofMember(ctx, place).execute();
  return { ...toConversation(row), drafts };
}

/**
 * Keeps what a member has begun to write; an empty draft is forgotten. One that neither is the caller's own nor was seen
 * by them, because another device has written it since, stays as it is and is answered. Throws `not_found`.
 */
export async function keepDraft(
  ctx: MemberCtx,
  conversationId: string,
  { id, mode, text, beside, from }: KeptDraft,
): Promise<SavedDraft> {
  await findConversation(ctx, conversationId);
  const place = { shopId: ctx.shopId, conversationId, memberId: ctx.who.memberId };
  const key = { shop_id: place.shopId, conversation_id: conversationId, member_id: place.memberId, mode };
  const known = [id, ...from];
  if (text.trim() === '' && beside === '') {
    await ctx.db
      .deleteFrom('drafts')
      .where((q) => q.and(key))
      .where('id', 'in', known)
      .execute();
  } else {
    const updated_at = ctx.services.clock.now();
    const written = await ctx.db
      .insertInto('drafts')
      .values({ ...key, id, draft: text, beside, updated_at })
      .onConflict((on) =>
        on
          .columns(['shop_id', 'conversation_id', 'member_id', 'mode'])
          .doUpdateSet({ id, draft: text, beside, updated_at })
          .where('drafts.id', 'in', known),
      )
      .returning('id')
      .executeTakeFirst();
    if (written) return { other: null };
  }
  return { other: (await ofMember(ctx, place).where('mode', '=', mode).executeTakeFirst()) ?? null };
}

interface Left extends Place {
  draftIds: readonly string[];
}

/** Forgets the drafts that have become messages. One that goes on on another device has another id, and stays. */
export async function forgetDrafts(db: Db, left: readonly Left[]): Promise<void> {
  if (left.length === 0) return;
  const keys = JSON.stringify(
    left.flatMap(({ draftIds, ...it }) =>
      draftIds.map((d) => ({ s: it.shopId, c: it.conversationId, m: it.memberId, d })),
    ),
  );
  await sql`
    delete from drafts
    using jsonb_to_recordset(${keys}::jsonb) as k (s uuid, c uuid, m uuid, d uuid)
    where shop_id = s and conversation_id = c and member_id = m and id = d`.execute(db);
}
