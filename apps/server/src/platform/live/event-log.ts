import type { EventType } from '@chatty/contract/live';
import { type RawBuilder, sql } from 'kysely';
import type { Audience } from './audience.ts';
import type { Db } from '../db/open-database.ts';

/** A row of the event log. */
export interface LoggedEvent {
  shopId: string;
  n: number;
  at: Date;
  audience: Audience;
  type: string;
  payload: unknown;
}

/** Whose events are read: of a member those for the team, else those of the contact. */
interface Reader {
  memberId: string | null;
  contactId: string | null;
}

/** A socket that missed more than this of what it may hear reads everything anew: quicker for both sides. */
const longestGap = 1_000;
/** Nobody looks through more of a shop's log than this for what they missed. */
export const farthestBack = 50_000;

interface Stretch {
  shopId: string;
  after: number;
  upTo: number;
  /** Only events that this listener may hear. */
  listener?: Reader;
}

/** The next events of a stretch of a shop's log, in order; so many that one can tell when there are too many. */
export async function readEvents(db: Db, { shopId, after, upTo, listener }: Stretch): Promise<LoggedEvent[]> {
  let query = db
    .selectFrom('events')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('n', '>', after)
    .where('n', '<=', upTo)
    .orderBy('n')
    .limit(longestGap + 1);
  if (listener?.memberId) query = query.where('for_team', '=', true);
  else if (listener?.contactId) {
    const { contactId } = listener;
    query = query.where((is) => is.or([is('for_contact', '=', contactId), is('for_visitors', '=', true)]));
  }
  return (await query.execute()).map((it) => ({
    shopId: it.shop_id,
    n: Number(it.n),
    at: it.created_at,
    audience: { team: it.for_team, contactId: it.for_contact, visitors: it.for_visitors },
    type: it.type,
    payload: it.payload,
  }));
}

/** The number of a shop's latest event. Whoever sees it sees everything before it. */
export async function lastNumber(db: Db, shopId: string): Promise<number> {
  const row = await db.selectFrom('event_counters').select('n').where('shop_id', '=', shopId).executeTakeFirst();
  return Number(row?.n ?? 0);
}

/**
 * The number of a shop's latest event of this type, 0 where the log has none, to stand in a statement that knows the shop.
 * Quick where an index holds the events of the type.
 */
export const lastNumberOf = (type: EventType, shopId: RawBuilder<unknown>): RawBuilder<string> =>
  sql`coalesce((select max(n) from events where shop_id = ${shopId} and type = ${sql.lit(type)}), 0)::text`;

/** The numbers of a shop's latest event and of the latest of this type, as they stood at one moment. */
export async function lastNumbersWith(db: Db, shopId: string, type: EventType): Promise<{ any: number; of: number }> {
  const row = await db
    .selectFrom('event_counters')
    .select(['n', lastNumberOf(type, sql`event_counters.shop_id`).as('of')])
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return { any: Number(row?.n ?? 0), of: Number(row?.of ?? 0) };
}

/** The same, for several shops in one statement. */
export const lastNumbers = (db: Db, shopIds: readonly string[]) =>
  db
    .selectFrom('event_counters')
    .select(['shop_id', 'n'])
    .where(
      sql<boolean>`shop_id in (select id::uuid from jsonb_array_elements_text(${JSON.stringify(shopIds)}::jsonb) as id)`,
    )
    .execute();

/** What a listener missed between `since` and `last`; null when it must read everything anew. */
export async function missedBy(
  db: Db,
  listener: Reader & { shopId: string },
  since: number,
  last: number,
): Promise<LoggedEvent[] | null> {
  if (since === last) return [];
  // A number from the future is of another database: the demo was started afresh.
  if (since > last || last - since > farthestBack) return null;
  const { shopId } = listener;
  // Numbers have no gaps, so where the next one is not there the log has been shortened.
  const next = await db
    .selectFrom('events')
    .select('n')
    .where('shop_id', '=', shopId)
    .where('n', '=', since + 1)
    .executeTakeFirst();
  if (!next) return null;
  const events = await readEvents(db, { shopId, after: since, upTo: last, listener });
  return events.length > longestGap ? null : events;
}
