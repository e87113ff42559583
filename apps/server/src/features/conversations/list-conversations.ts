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

/** Every word of it, the last letters of each still to be typed; null when it holds no word. */
function wordsQuery(text: string): string | null {
  const words = text.match(/[\p{L}\p{N}_]+/gu);
  return words ? words.map((it) => `${it}:*`).join(' & ') : null;
}

/** The conversations in which the words were said, and those of contacts whose name or e-mail holds the text. */
function found(shopId: string, text: string) {
  const like = likeText(text);
  const words = wordsQuery(text);
  const byContact = sql`
    select k.id from conversations k join contacts t on t.shop_id = k.shop_id and t.id = k.contact_id
    where k.shop_id = ${shopId} and (t.name ilike ${like} or t.email ilike ${like})`;
  if (!words) return byContact;
  return sql`
    select m.conversation_id from messages m
    where m.shop_id = ${shopId} and m.kind <> 'activity' and to_tsvector('simple', m.text) @@ to_tsquery('simple', ${words})
    union ${byContact}`;
}

/** A piece of the inbox list. Longest waiting first, or latest first. */
export async function listConversations(ctx: MemberCtx, query: ConversationQuery) {
  const byWait = query.sort === 'longest_waiting';
  // Both hold whole milliseconds, as the cursor does: they are always written from the server's own clock.
  const sorted = byWait ? sql<Date>`coalesce(c.waiting_since, c.last_message_at)` : sql<Date>`c.last_message_at`;
  let rows = conversationQuery(ctx.db)
    .where('c.shop_id', '=', ctx.shopId)
    .where('c.status', '=', query.status)
    .where('c.last_seq', '>', 0);
  if (query.view === 'mine') rows = rows.where('c.assignee_id', '=', ctx.who.memberId);
  if (query.view === 'unassigned') rows = rows.where('c.assignee_id', 'is', null).where('c.handler', '=', 'waiting');
  if (query.unread !== undefined) rows = rows.where('c.is_read', '=', !query.unread);
  if (query.waiting) rows = rows.where('c.waiting_since', 'is not', null).where('c.handler', '<>', 'assistant');
  if (query.search) rows = rows.where(sql<boolean>`c.id in (${found(ctx.shopId, query.search)})`);
  if (query.cursor) {
    const place = placeOf(query.cursor);
    const after = sql`(${new Date(place.at)}::timestamptz, ${place.id}::uuid)`;
    rows = rows.where(byWait ? sql<boolean>`(${sorted}, c.id) > ${after}` : sql<boolean>`(${sorted}, c.id) < ${after}`);
  }
  const direction = byWait ? 'asc' : 'desc';
  const listed = await rows
    .select(sorted.as('sorted'))
    .orderBy(sorted, direction)
    .orderBy('c.id', direction)
    .limit(query.limit + 1)
    .execute();
  const piece = listed.slice(0, query.limit);
  const last = listed.length > query.limit ? piece.at(-1) : undefined;
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
