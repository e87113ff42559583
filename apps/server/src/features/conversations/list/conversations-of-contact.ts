import type { ContactConversation } from '@chatty/contract/conversations';
import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { isoOf } from '../../../platform/db/moment-text.ts';
import { findPerson, idsOfPersonSql } from '../../contacts/index.ts';
import { shownConversations, toConversation } from '../conversation.store.ts';
import { resolvedActivities } from '../messages/resolutions.ts';

const most = 100;

/** All that was talked about with a contact, the latest first. Throws `not_found`. */
export async function conversationsOfContact(ctx: Ctx, id: string): Promise<ContactConversation[]> {
  const { id: personId } = await findPerson(ctx, id);
  const theirs = ctx.db
    .selectFrom('conversations')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('contact_id', 'in', idsOfPersonSql(ctx.shopId, personId))
    .where('last_seq', '>', 0)
    .orderBy('last_message_at', 'desc')
    .limit(most);
  const rows = await shownConversations(ctx.db, theirs)
    .select((q) =>
      q
        .selectFrom('messages as said')
        .select(sql<string | null>`max(said.created_at)::text`.as('at'))
        .where('said.shop_id', '=', ctx.shopId)
        .whereRef('said.conversation_id', '=', 'c.id')
        .where('said.kind', '=', 'activity')
        .where('said.activity', 'in', resolvedActivities)
        .as('resolved_at'),
    )
    .orderBy('c.last_message_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...toConversation(row), resolvedAt: row.resolved_at && isoOf(row.resolved_at) }));
}
