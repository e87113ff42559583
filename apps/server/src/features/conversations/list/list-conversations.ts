import { type Condition, conditionsOf, type ListField, sortedAt } from '@chatty/contract/conversation-list';
import type { Conversation, ConversationQuery, InboxCounts } from '@chatty/contract/conversations';
import { Id, Moment } from '@chatty/contract/fields';
import { sql } from 'kysely';
import { z } from 'zod';
import { texts } from '#texts/conversations.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { filled, blank } from '../../../platform/db/blanks.ts';
import { isKeepable } from '../../../platform/keepable-date.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Ctx, MemberCtx, VisitorCtx } from '../../../ctx.ts';
import { whereIs } from '../../contacts/index.ts';
import {
  type ConversationRow,
  conversationQuery,
  type ShownConversation,
  shownConversations,
  toConversation,
  toVisitorConversation,
} from '../conversation.store.ts';
import { type FoundMessage, foundIn, noMessage } from './found.ts';
import { foundConversations, type SearchShape, searchFor } from './search.ts';

/** Where the next piece begins: the time it is sorted by, and the id. */
const Position = z.object({ at: Moment, id: Id });
type Position = z.infer<typeof Position>;

const cursorOf = (position: Position) => Buffer.from(JSON.stringify(position)).toString('base64url');

function positionOf(cursor: string): Position {
  try {
    const position = Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (isKeepable(new Date(position.at))) return position;
  } catch {
    // Reported below, like any other cursor that we did not make.
  }
  throw new Problem('bad_input', texts.brokenList);
}

/** What makes one query of the list another than the next: everything else is a value in a blank. */
interface Shape {
  conditions: readonly Condition[];
  search: SearchShape | null;
  cursor: boolean;
  byWait: boolean;
}

/**
 * All conversations, or those found, each looked up by its key: how many a search finds is not known before, and reading
 * all conversations of a shop to find a few costs more than anything else.
 */
const among = ({ search }: Shape) =>
  search === null
    ? sql<ConversationRow>`conversations`
    : sql<ConversationRow>`(
        select k.*, f.seq as found_seq from (${foundConversations(search)}) as f
        cross join lateral (select * from conversations where shop_id = ${blank('shopId')} and id = f.id offset 0) as k)`;

/** One more than any piece holds. It stands in the statement as a number, because the database plans by it. */
const most = sql.lit(101);

/** With the message in which the words were found; read by its key, for the rows of one piece only. */
const withMessage = (rows: ReturnType<typeof shownConversations>) =>
  rows
    .leftJoin('messages as fm', (on) =>
      on
        .onRef('fm.shop_id', '=', 'c.shop_id')
        .onRef('fm.conversation_id', '=', 'c.id')
        .on('fm.seq', '=', sql<number>`c.found_seq`),
    )
    .select([
      'fm.seq as found_seq',
      'fm.kind as found_kind',
      'fm.sender as found_sender',
      'fm.member_id as found_member_id',
      'fm.text as found_text',
      sql<string | null>`fm.created_at::text`.as('found_at'),
    ]);

/** Where the conditions of a list look. */
const columns: Record<ListField, string> = {
  lastSeq: 'c.last_seq',
  status: 'c.status',
  assigneeId: 'c.assignee_id',
  handler: 'c.handler',
  isRead: 'c.is_read',
  waitingSince: 'c.waiting_since',
};

const blankOf = ({ field, is }: Condition) => `${field} ${is}`;

/** A condition of a list as the database is asked for it, with a blank for its value. */
function inSql(condition: Condition) {
  const { field, is, value } = condition;
  const column = sql.ref(columns[field]);
  if (value === null) return is === '=' ? sql<boolean>`${column} is null` : sql<boolean>`${column} is not null`;
  return sql<boolean>`${column} ${sql.raw(is)} ${blank(blankOf(condition))}`;
}

function listQuery(db: Db, shape: Shape) {
  const { byWait } = shape;
  const direction = byWait ? 'asc' : 'desc';
  // Both hold whole milliseconds, as the cursor does: they are always written from the server's own clock.
  const sorted = byWait ? sql<Date>`coalesce(c.waiting_since, c.last_message_at)` : sql<Date>`c.last_message_at`;
  let rows = db.selectFrom(among(shape).as('c')).selectAll('c').where('c.shop_id', '=', blank<string>('shopId'));
  for (const it of shape.conditions) rows = rows.where(inSql(it));
  if (shape.cursor) {
    const after = sql`(${blank('at')}::timestamptz, ${blank('id')}::uuid)`;
    rows = rows.where(byWait ? sql<boolean>`(${sorted}, c.id) > ${after}` : sql<boolean>`(${sorted}, c.id) < ${after}`);
  }
  const piece = rows.orderBy(sorted, direction).orderBy('c.id', direction).limit(most);
  const shown = shownConversations(db, piece);
  return (shape.search?.words ? withMessage(shown) : shown)
    .orderBy(sorted, direction)
    .orderBy('c.id', direction)
    .limit(blank<number>('limit'))
    .compile();
}

/** One for each shape, of which there are few. */
const queries = new Map<string, ReturnType<typeof listQuery>>();

function queryOf(db: Db, shape: Shape) {
  const asked = shape.conditions.map((it) => [blankOf(it), it.value === null]);
  const key = JSON.stringify({ ...shape, conditions: asked });
  const known = queries.get(key) ?? listQuery(db, shape);
  queries.set(key, known);
  return known;
}

/** Those of the visitors who are on the storefront, each once. */
function hereNow(ctx: MemberCtx, conversations: readonly Conversation[]) {
  return [...new Set(conversations.map((it) => it.contactId))].flatMap((contactId) => {
    const { online, place } = whereIs(ctx.services, ctx.shopId, contactId);
    return online ? [{ contactId, place }] : [];
  });
}

/** A piece of the inbox list. Longest waiting first, or latest first. */
export async function listConversations(ctx: MemberCtx, query: ConversationQuery) {
  const { limit, search: text = '' } = query;
  const conditions = conditionsOf(query, ctx.who.memberId);
  const byWait = query.sort === 'longest_waiting';
  const search = searchFor(text);
  const position = query.cursor === undefined ? undefined : positionOf(query.cursor);
  const compiled = queryOf(ctx.db, {
    conditions,
    search: search?.shape ?? null,
    cursor: position !== undefined,
    byWait,
  });
  const values = {
    shopId: ctx.shopId,
    ...Object.fromEntries(conditions.map((it) => [blankOf(it), it.value])),
    ...search?.values,
    at: position && new Date(position.at),
    id: position?.id,
    limit: limit + 1,
  };
  const { rows } = await ctx.db.executeQuery(filled(compiled, values));
  const shown: (ShownConversation & Partial<FoundMessage>)[] = rows.slice(0, limit);
  const conversations = shown.map(toConversation);
  const last = rows.length > limit ? conversations.at(-1) : undefined;
  return {
    conversations,
    found: search ? shown.map((it) => foundIn({ ...noMessage, ...it }, text)) : [],
    here: hereNow(ctx, conversations),
    cursor: last ? cursorOf({ at: sortedAt(query.sort, last), id: last.id }) : null,
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
