import type { SenderType } from '@chatty/contract/messages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/open-database.ts';
import type { Actor, Entry } from './entry.ts';
import { type KnownConversation, settingsOf } from '../conversation.store.ts';

export interface Speaker {
  name: string;
  avatar: string | null;
}

/** The members who act in these entries or are named by them, under `shopId/memberId`. */
export async function readSpeakers(db: Db, entries: readonly Entry[]): Promise<Map<string, Speaker>> {
  const wanted = new Map<string, { s: string; m: string }>();
  const want = (s: string, m: string) => wanted.set(`${s}/${m}`, { s, m });
  for (const entry of entries) {
    if (entry.by.type === 'member') want(entry.shopId, entry.by.memberId);
    if (entry.assigneeId) want(entry.shopId, entry.assigneeId);
  }
  if (wanted.size === 0) return new Map();
  const keys = JSON.stringify([...wanted.values()]);
  const rows = await db
    .selectFrom('members')
    .select(['shop_id', 'id', 'full_name', 'avatar'])
    .where(sql<boolean>`(shop_id, id) in (select s, m from jsonb_to_recordset(${keys}::jsonb) as k (s uuid, m uuid))`)
    .execute();
  return new Map(rows.map((it) => [`${it.shop_id}/${it.id}`, { name: it.full_name, avatar: it.avatar }]));
}

/** As what somebody speaks in a conversation. */
export function senderOf(by: Actor, conversation: KnownConversation): SenderType {
  if (by.type === 'member') return 'admin';
  if (by.type !== 'visitor') return by.type;
  // Somebody with a mailed link need not be the customer it was mailed to.
  if (conversation.customer_id && by.only === undefined) return 'customer';
  return conversation.contact_name || conversation.contact_email ? 'guest' : 'anonymous';
}

/** Under which name and picture. */
export function speakerOf(by: Actor, conversation: KnownConversation, speakers: ReadonlyMap<string, Speaker>): Speaker {
  if (by.type === 'visitor') return { name: conversation.contact_name, avatar: null };
  if (by.type === 'assistant') return { name: settingsOf(conversation).botName, avatar: null };
  if (by.type !== 'member') return { name: '', avatar: null };
  return speakers.get(`${conversation.shop_id}/${by.memberId}`) ?? { name: '', avatar: null };
}
