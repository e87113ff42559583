import type { SenderType } from '@chatty/contract/messages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/open-database.ts';
import type { Actor, Entry } from './entry.ts';
import { type KnownConversation, keyOf } from '../conversation.store.ts';
import { storedSettings } from '../../shops/index.ts';

export interface Speaker {
  name: string;
  avatar: string | null;
  /** The conversations, of those asked about, that the member has spoken in or taken. */
  joined: readonly string[];
}

/** The members who act in these entries, are named by them, or left a reminder where they happen, under `shopId/memberId`. */
export async function readSpeakers(
  db: Db,
  entries: readonly Entry[],
  conversations: ReadonlyMap<string, KnownConversation>,
): Promise<Map<string, Speaker>> {
  const wanted = new Map<string, { s: string; m: string; c: string }>();
  const want = (s: string, m: string, c: string) => wanted.set(`${s}/${m}/${c}`, { s, m, c });
  for (const entry of entries) {
    const { shopId, conversationId, by, assigneeId } = entry;
    if (by.type === 'member') want(shopId, by.memberId, conversationId);
    if (assigneeId) want(shopId, assigneeId, conversationId);
    const { reminder } = conversations.get(keyOf(entry)) ?? {};
    if (reminder) want(shopId, reminder.memberId, conversationId);
  }
  if (wanted.size === 0) return new Map();
  const keys = JSON.stringify([...wanted.values()]);
  const { rows } = await sql<{
    shop_id: string;
    id: string;
    full_name: string;
    avatar: string | null;
    joined: string[];
  }>`
    select m.shop_id, m.id, m.full_name, m.avatar,
      coalesce(array_agg(k.c::text) filter (where exists (
        select from messages as said
        where said.shop_id = k.s and said.conversation_id = k.c and said.member_id = k.m
          and (said.kind = 'text' or said.activity in ('taken_over', 'joined'))
      )), '{}') as joined
    from jsonb_to_recordset(${keys}::jsonb) as k (s uuid, m uuid, c uuid)
    join members as m on m.shop_id = k.s and m.id = k.m
    group by m.shop_id, m.id, m.full_name, m.avatar`.execute(db);
  return new Map(
    rows.map((it) => [`${it.shop_id}/${it.id}`, { name: it.full_name, avatar: it.avatar, joined: it.joined }]),
  );
}

/** As what somebody speaks in a conversation. */
export function senderOf(by: Actor, conversation: KnownConversation): SenderType {
  if (by.type === 'member') return 'admin';
  if (by.type !== 'visitor') return by.type;
  // Somebody with a mailed link need not be the customer it was mailed to.
  if (conversation.customer_id && by.only === undefined) return 'customer';
  return conversation.contact_name || conversation.contact_email ? 'guest' : 'anonymous';
}

const nobody: Speaker = { name: '', avatar: null, joined: [] };

/** Under which name and picture. */
export function speakerOf(by: Actor, conversation: KnownConversation, speakers: ReadonlyMap<string, Speaker>): Speaker {
  if (by.type === 'visitor') return { name: conversation.contact_name, avatar: null, joined: [] };
  if (by.type === 'assistant' && !by.isAutomatic)
    return { name: storedSettings(conversation.widget).aiAssistantSettings.botName, avatar: null, joined: [] };
  if (by.type !== 'member') return nobody;
  return speakers.get(`${conversation.shop_id}/${by.memberId}`) ?? nobody;
}
