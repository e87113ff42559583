import { sql } from 'kysely';
import type { Db } from '../../platform/db/open-database.ts';
import type { Entry } from './append.ts';

export interface Speaker {
  name: string;
  avatar: string | null;
}

/** The members who act in these entries or are named by them, under `shopId/memberId`. */
export async function readSpeakers(db: Db, entries: readonly Entry[]): Promise<Map<string, Speaker>> {
  const wanted = new Map<string, { s: string; m: string }>();
  const want = (s: string, m: string) => wanted.set(`${s}/${m}`, { s, m });
  for (const it of entries) {
    if (it.by.type === 'member') want(it.shopId, it.by.memberId);
    if (it.assigneeId) want(it.shopId, it.assigneeId);
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
