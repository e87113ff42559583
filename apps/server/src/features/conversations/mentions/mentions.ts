import { isActive } from '@chatty/contract/team';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { MemberCtx } from '../../../ctx.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import type { ConversationKey } from '../conversation.store.ts';
import type { MessageRow } from '../message.store.ts';

/** Those of the team, of the ids given, whom a note may name: each once, with a seat, and not its writer. */
export async function mentionable(ctx: MemberCtx, ids: readonly string[]): Promise<string[]> {
  const others = [...new Set(ids)].filter((it) => it !== ctx.who.memberId);
  if (others.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('members')
    .select(['id', 'role', 'active', 'invited'])
    .where('shop_id', '=', ctx.shopId)
    .where('id', 'in', others)
    .execute();
  const may = new Set(rows.filter((it) => isActive(it) && !it.invited).map((it) => it.id));
  return others.filter((it) => may.has(it));
}

/** Remembers for each member named which note of the conversation named them last. */
export async function keepMentions(db: Db, rows: readonly MessageRow[]): Promise<void> {
  const last = new Map<string, object>();
  for (const row of rows) {
    const { shop_id, conversation_id, id: message_id } = row;
    for (const member_id of row.mentions ?? []) {
      last.set(`${conversation_id}/${member_id}`, { shop_id, member_id, conversation_id, message_id });
    }
  }
  if (last.size === 0) return;
  await sql`
    insert into mentions (shop_id, member_id, conversation_id, message_id)
    select shop_id, member_id, conversation_id, message_id
    from jsonb_to_recordset(${JSON.stringify([...last.values()])}::jsonb) as r (
      shop_id uuid, member_id uuid, conversation_id uuid, message_id uuid)
    on conflict (shop_id, member_id, conversation_id) do update set message_id = excluded.message_id`.execute(db);
}

/** The note that named a member last in a conversation, or the reminder that they left: who wrote it, and what it says. */
export interface Mention {
  by: string;
  text: string;
  isReminder: boolean;
}

interface Named extends ConversationKey {
  memberId: string;
}

export const namedKey = ({ shopId, conversationId, memberId }: Named): string =>
  `${shopId}/${conversationId}/${memberId}`;

/** The notes that named these members last, where there are such, by `namedKey`. */
export async function readMentions(db: Db, named: readonly Named[]): Promise<Map<string, Mention>> {
  if (named.length === 0) return new Map();
  const keys = JSON.stringify(named.map((it) => ({ s: it.shopId, c: it.conversationId, m: it.memberId })));
  const wanted: Expression<SqlBool> = sql`(n.shop_id, n.conversation_id, n.member_id) in
    (select s, c, m from jsonb_to_recordset(${keys}::jsonb) as k (s uuid, c uuid, m uuid))`;
  const rows = await db
    .selectFrom('mentions as n')
    .innerJoin('messages as m', (on) =>
      on
        .onRef('m.shop_id', '=', 'n.shop_id')
        .onRef('m.conversation_id', '=', 'n.conversation_id')
        .onRef('m.id', '=', 'n.message_id'),
    )
    .select(['n.shop_id', 'n.conversation_id', 'n.member_id', 'm.name', 'm.text', 'm.activity'])
    .where(wanted)
    .where('m.deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.map((it) => [
      namedKey({ shopId: it.shop_id, conversationId: it.conversation_id, memberId: it.member_id }),
      { by: it.name, text: it.text, isReminder: it.activity === 'reminder' },
    ]),
  );
}
