import type { MergeTargets } from '@chatty/contract/conversation-merge';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import type { Tables } from '../../../tables.ts';
import { idsOfPersonSql } from '../../contacts/index.ts';
import { shownConversations, toConversation } from '../conversation.store.ts';
import { findConversation } from '../read-conversation.ts';

const most = 100;

const messagesOf = (q: ExpressionBuilder<Tables & { c: Tables['conversations'] }, 'c'>) =>
  q
    .selectFrom('messages as said')
    .select(sql<string>`count(*)`.as('count'))
    .whereRef('said.shop_id', '=', 'c.shop_id')
    .whereRef('said.conversation_id', '=', 'c.id')
    .where('said.kind', '<>', 'activity');

/** The conversations into which one can be merged: of the same device, on the same channel, and no spam. Throws `not_found`. */
export async function listMergeTargets(ctx: Ctx, conversationId: string): Promise<MergeTargets> {
  const own = await findConversation(ctx, conversationId);
  const theirs = ctx.db
    .selectFrom('conversations as c')
    .where('c.shop_id', '=', ctx.shopId)
    .where('c.last_seq', '>', 0)
    .where('c.id', '<>', own.id);
  const fitting = theirs
    .where('c.contact_id', '=', own.contact_id)
    .where('c.channel', '=', own.channel)
    .where('c.status', 'not in', ['spam', 'blocked']);
  const rows = await shownConversations(
    ctx.db,
    fitting.selectAll('c').orderBy('c.last_message_at', 'desc').orderBy('c.id', 'desc').limit(most),
  )
    .select((q) => messagesOf(q).as('message_count'))
    .orderBy('c.last_message_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
  const counted = await ctx.db
    .selectFrom('conversations as c')
    .select((q) => messagesOf(q).as('own'))
    .select(
      theirs
        .where('c.contact_id', 'in', idsOfPersonSql(ctx.shopId, own.person_id))
        .select(sql<string>`count(*)`.as('all'))
        .as('all'),
    )
    .select(fitting.select(sql<string>`count(*)`.as('fitting')).as('fitting'))
    .where('c.shop_id', '=', ctx.shopId)
    .where('c.id', '=', own.id)
    .executeTakeFirst();
  return {
    messageCount: Number(counted?.own ?? 0),
    targets: rows.map((row) => ({ ...toConversation(row), messageCount: Number(row.message_count) })),
    others: Number(counted?.all ?? 0) - Number(counted?.fitting ?? 0),
  };
}
