import { sql } from 'kysely';
import type { Db } from '../../../platform/db/open-database.ts';
import type { ConversationKey } from '../conversation.store.ts';

export interface HeldConversation extends ConversationKey {
  /** Its shop's settings as stored, where these hold response targets. */
  widget: string | null;
}

/** Keeps conversations from being deleted until the transaction ends, and from nothing else. Answers those that are there. */
export async function holdConversations(db: Db, keys: readonly ConversationKey[]): Promise<HeldConversation[]> {
  const wanted = JSON.stringify(keys.map((it) => ({ shop_id: it.shopId, id: it.conversationId })));
  const { rows } = await sql<HeldConversation>`
    select c.shop_id as "shopId", c.id as "conversationId", (
      select s.widget::text from shops as s where s.id = c.shop_id
        and s.widget ?| array['firstResponseTarget', 'nextResponseTarget', 'resolutionTarget']) as widget
    from conversations as c
    where (c.shop_id, c.id) in (select shop_id, id from jsonb_to_recordset(${wanted}::jsonb) as k (shop_id uuid, id uuid))
    order by c.shop_id, c.id for key share of c`.execute(db);
  return rows;
}
