import type { ConversationQuery, InboxCounts } from '@chatty/contract/conversations';
import { Id, Moment } from '@chatty/contract/fields';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/db/open-database.ts';
import { filled, blank } from '../../platform/db/blanks.ts';
import { isKeepable } from '../../platform/keepable-date.ts';
import { Problem } from '../../platform/problem.ts';
import type { Ctx, MemberCtx, VisitorCtx } from '../../world.ts';
import {
  type ConversationRow,
  conversationQuery,
  shownConversations,
  toConversation,
  toVisitorConversation,
} from './conversation.store.ts';

/** The place after which the next piece begins: the time it is sorted by, and the id. */
const Place = z.object({ at: Moment, id: Id });
type Place = z.infer<typeof Place>;

const cursorOf = (place: Place) => Buffer.from(JSON.stringify(place)).toString('base64url');

function placeOf(cursor: string): Place {
  try {
    const place = Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (isKeepable(new Date(place.at))) return place;
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

/** What makes one query of the list another than the next: everything else is a value in a blank. */
interface Shape {
  view: ConversationQuery['view'];
  unread: boolean;
  waiting: boolean;
  /** What of a searched text there is to go by: words that are said, a text long enough for the index of contacts. */
  search: 'none' | 'short' | 'long' | 'short words' | 'long words';
  cursor: boolean;
  byWait: boolean;
}

/** The index of contacts holds pieces of three letters. */
const isLong = (text: string) => [...text].length >= 3;

function searchOf(text: string, words: string | null): Shape['search'] {
  if (!text) return 'none';
  const length = isLong(text) ? 'long' : 'short';
  return words ? `${length} words` : length;
}

/** The conversations in which the words were said, and those of contacts whose name or e-mail holds the text. */
function found(search: Exclude<Shape['search'], 'none'>) {
  const [shopId, text, like] = [blank('shopId'), blank('text'), blank('like')];
  const said = sql`lower(t.name || E'\\n' || coalesce(t.email, ''))`;
  const indexed = search.startsWith('long')
    ? sql`and text_grams(t.shop_id, ${said}) @> text_grams(${shopId}, lower(${text}))`
    : sql``;
  const byContact = sql`
    select k.id from contacts t join conversations k on k.shop_id = t.shop_id and k.contact_id = t.id
    where t.shop_id = ${shopId} and (t.name <> '' or t.email is not null) ${indexed}
      and (t.name ilike ${like} or t.email ilike ${like})`;
  if (!search.endsWith('words')) return byContact;
  return sql`
    select m.conversation_id as id from messages m
    where m.shop_id = ${shopId} and m.kind <> 'activity' and to_tsvector('simple', m.text) @@ to_tsquery('simple', ${blank('words')})
    union ${byContact}`;
}

/**
 * All conversations, or those found, each looked up by its key: how many a search finds is not known before, and reading
 * all conversations of a shop to find a few costs more than anything else.
 */
const among = ({ search }: Shape) =>
  search === 'none'
    ? sql<ConversationRow>`conversations`
    : sql<ConversationRow>`(
        select k.* from (${found(search)}) as f
        cross join lateral (select * from conversations where shop_id = ${blank('shopId')} and id = f.id offset 0) as k)`;

/** More than any piece holds, and one. A number in the statement, by which the database plans it. */
const most = sql.lit(101);

function listQuery(db: Db, shape: Shape) {
  const { byWait } = shape;
  const direction = byWait ? 'asc' : 'desc';
  // Both hold whole milliseconds, as the cursor does: they are always written from the server's own clock.
  const sorted = byWait ? sql<Date>`coalesce(c.waiting_since, c.last_message_at)` : sql<Date>`c.last_message_at`;
  let rows = db
    .selectFrom(among(shape).as('c'))
    .selectAll('c')
    .where('c.shop_id', '=', blank<string>('shopId'))
    .where('c.status', '=', blank<ConversationQuery['status']>('status'))
    .where('c.last_seq', '>', 0);
  if (shape.view === 'mine') rows = rows.where('c.assignee_id', '=', blank<string>('memberId'));
  if (shape.view === 'unassigned') rows = rows.where('c.assignee_id', 'is', null).where('c.handler', '=', 'waiting');
  if (shape.unread) rows = rows.where('c.is_read', '=', blank<boolean>('isRead'));
  if (shape.waiting) rows = rows.where('c.waiting_since', 'is not', null).where('c.handler', '<>', 'assistant');
  if (shape.cursor) {
    const after = sql`(${blank('at')}::timestamptz, ${blank('id')}::uuid)`;
    rows = rows.where(byWait ? sql<boolean>`(${sorted}, c.id) > ${after}` : sql<boolean>`(${sorted}, c.id) < ${after}`);
  }
  const piece = rows.orderBy(sorted, direction).orderBy('c.id', direction).limit(most);
  return shownConversations(db, piece)
    .orderBy(sorted, direction)
    .orderBy('c.id', direction)
    .limit(blank<number>('limit'))
    .compile();
}

/** One for each shape, of which there are few. */
const queries = new Map<string, ReturnType<typeof listQuery>>();

function queryOf(db: Db, shape: Shape) {
  const key = Object.values(shape).join();
  const known = queries.get(key) ?? listQuery(db, shape);
  queries.set(key, known);
  return known;
}

/** A piece of the inbox list. Longest waiting first, or latest first. */
export async function listConversations(ctx: MemberCtx, query: ConversationQuery) {
  const { unread, waiting, limit, status, view, search: text = '' } = query;
  const byWait = query.sort === 'longest_waiting';
  const words = wordsQuery(text);
  const place = query.cursor === undefined ? undefined : placeOf(query.cursor);
  const compiled = queryOf(ctx.db, {
    view,
    unread: unread !== undefined,
    waiting: waiting === true,
    search: searchOf(text, words),
    cursor: place !== undefined,
    byWait,
  });
  const values = {
    shopId: ctx.shopId,
    memberId: ctx.who.memberId,
    status,
    isRead: !unread,
    text,
    like: likeText(text),
    words,
    at: place && new Date(place.at),
    id: place?.id,
    limit: limit + 1,
  };
  const { rows } = await ctx.db.executeQuery(filled(compiled, values));
  const conversations = rows.slice(0, limit).map(toConversation);
  const last = rows.length > limit ? conversations.at(-1) : undefined;
  const at = last && ((byWait && last.waitingSince) || last.lastMessageAt);
  return { conversations, cursor: last && at ? cursorOf({ at, id: last.id }) : null };
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

/** The visitor’s own conversations, latest first; of who came by a mailed link, the one of that link. */
export async function listOwnConversations(ctx: VisitorCtx) {
  const { only } = ctx.who;
  const rows = await conversationQuery(ctx.db)
    .where('c.shop_id', '=', ctx.shopId)
    .where('c.contact_id', '=', ctx.who.contactId)
    .$if(only !== undefined, (query) => query.where('c.id', '=', only ?? ''))
    .where('c.last_seq', '>', 0)
    .orderBy('c.last_message_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(toVisitorConversation);
}
