import type { ContactConversation } from '@chatty/contract/conversations';
import { mostOfContact } from '@chatty/contract/most-of-contact';
import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { isoOf } from '../../../platform/db/moment-text.ts';
import { findPerson, idsOfPersonSql } from '../../contacts/index.ts';
import { shownConversations, toConversation } from '../conversation.store.ts';
import { resolvedActivities } from '../messages/resolutions.ts';

/** What was talked about with a contact, the latest first, and no more than `mostOfContact`. Throws `not_found`. */
export async function conversationsOfContact(ctx: Ctx, id: string): Promise<ContactConversation[]> {
  const { id: personId } = await findPerson(ctx, id);
  const theirs = ctx.db
    .selectFrom('conversations')
    .selectAll()
    .where('shop_id', '=', ctx.shopId)
    .where('contact_id', 'in', idsOfPersonSql(ctx.shopId, personId))
    .where('last_seq', '>', 0)
    .orderBy('last_message_at', 'desc')
    .limit(mostOfContact);
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
