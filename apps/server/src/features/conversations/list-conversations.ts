import type { ConversationQuery, InboxCounts } from '@chatty/contract/conversations';
import { sql } from 'kysely';
import { Problem } from '../../platform/problem.ts';
import type { Ctx, MemberCtx, VisitorCtx } from '../../world.ts';
import { conversationQuery, toConversation, toVisitorConversation } from './conversation.store.ts';

/** The place after which the next piece begins: the time it is sorted by, and the id. */
interface Place {
  at: string;
  id: string;
}

const cursorOf = (place: Place) => Buffer.from(JSON.stringify(place)).toString('base64url');

function placeOf(cursor: string): Place {
  try {
    const place = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Partial<Place>;
    if (place.at && !Number.isNaN(Date.parse(place.at)) && /^[0-9a-f-]{36}$/.test(place.id ?? ''))
      return place as Place;
  } catch {
    // Told below, like any other cursor that is not ours.
  }
  throw new Problem('bad_input', 'The list cannot go on from there; read it from the beginning.');
}

const likeText = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A piece of the inbox list. Longest waiting first, or latest first. */
export async function listConversations(ctx: MemberCtx, query: ConversationQuery) {
  const byWait = query.sort === 'longest_waiting';
  const sorted = byWait ? sql<Date>`coalesce(c.waiting_since, c.last_message_at)` : sql<Date>`c.last_message_at`;
  let rows = conversationQuery(ctx.db)
    .where('c.shop_id', '=', ctx.shopId)
    .where('c.status', '=', query.status)
    .where('c.last_seq', '>', 0);
  if (query.view === 'mine') rows = rows.where('c.assignee_id', '=', ctx.who.memberId);
  if (query.view === 'unassigned') rows = rows.where('c.assignee_id', 'is', null).where('c.handler', '=', 'waiting');
  if (query.unread !== undefined) rows = rows.where('c.is_read', '=', !query.unread);
  if (query.waiting) rows = rows.where('c.waiting_since', 'is not', null).where('c.handler', '<>', 'assistant');
  if (query.search) {
    const like = likeText(query.search);
    const words = query.search;
    rows = rows.where(
      sql<boolean>`(ct.name ilike ${like} or ct.email ilike ${like} or exists (
        select 1 from messages t where t.shop_id = c.shop_id and t.conversation_id = c.id and t.kind <> 'activity'
        and (to_tsvector('simple', t.text) @@ websearch_to_tsquery('simple', ${words}) or t.text ilike ${like})))`,
    );
  }
  if (query.cursor) {
    const place = placeOf(query.cursor);
    const after = sql`(${new Date(place.at)}::timestamptz, ${place.id}::uuid)`;
    // Kept in microseconds by the database but in milliseconds by us: compare in milliseconds.
    const here = sql`(date_trunc('milliseconds', ${sorted}), c.id)`;
    rows = rows.where(byWait ? sql<boolean>`${here} > ${after}` : sql<boolean>`${here} < ${after}`);
  }
  const direction = byWait ? 'asc' : 'desc';
  const found = await rows
    .select(sql<Date>`date_trunc('milliseconds', ${sorted})`.as('sorted'))
    .orderBy('sorted', direction)
    .orderBy('c.id', direction)
    .limit(query.limit + 1)
    .execute();
  const piece = found.slice(0, query.limit);
  const last = found.length > query.limit ? piece.at(-1) : undefined;
  return {
    conversations: piece.map(toConversation),
    cursor: last ? cursorOf({ at: last.sorted.toISOString(), id: last.id }) : null,
  };
}

/** Numbers of a shop’s open conversations; `mine` is the given member’s. */
export async function countInbox(ctx: Ctx, memberId: string | null): Promise<InboxCounts> {
  const row = await ctx.db
    .selectFrom('conversations')
    .select((q) => [
      q.fn.countAll<number>().filterWhere('is_read', '=', false).as('unread'),
      q.fn.countAll<number>().filterWhere('status', '=', 'open').filterWhere('assignee_id', '=', memberId).as('mine'),
      q.fn
        .countAll<number>()
        .filterWhere('status', '=', 'open')
        .filterWhere('handler', '=', 'waiting')
        .filterWhere('assignee_id', 'is', null)
        .as('unassigned'),
      q.fn.countAll<number>().filterWhere('status', '=', 'open').as('all'),
    ])
    .where('shop_id', '=', ctx.shopId)
    .where('last_seq', '>', 0)
    .where((q) => q.or([q('status', '=', 'open'), q('is_read', '=', false)]))
    .executeTakeFirstOrThrow();
  return {
    unread: Number(row.unread),
    mine: Number(row.mine),
    unassigned: Number(row.unassigned),
    all: Number(row.all),
  };
}

/** The visitor’s own conversations, latest first. */
export async function listOwnConversations(ctx: VisitorCtx) {
  const rows = await conversationQuery(ctx.db)
    .where('c.shop_id', '=', ctx.shopId)
    .where('c.contact_id', '=', ctx.who.contactId)
    .where('c.last_seq', '>', 0)
    .orderBy('c.last_message_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(toVisitorConversation);
}
