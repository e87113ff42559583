import { sortedAt } from '@chatty/contract/conversation-list';
import type { Conversation, ConversationQuery, ListSort } from '@chatty/contract/conversations';
import { Id, Moment } from '@chatty/contract/fields';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { texts } from '#texts/conversations.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { filled, blank } from '../../../platform/db/blanks.ts';
import { isKeepable } from '../../../platform/keepable-date.ts';
import { Problem } from '../../../platform/problem.ts';
import type { MemberCtx, VisitorCtx } from '../../../ctx.ts';
import { wherePerson } from '../../contacts/index.ts';
import {
  conversationQuery,
  type ShownConversation,
  shownConversations,
  toConversation,
  toVisitorConversation,
} from '../conversation.store.ts';
import { type FoundMessage, foundIn, noMessage } from './found.ts';
import { askedOf, matched, type MatchingShape, matchingOf } from './matching.ts';
import { newestWithWords } from './newest-first.ts';
import { placeSaid, type SearchShape } from './search.ts';

/** Where the next piece begins: the rank, where one counts, the time it is sorted by, and the id. */
const Position = z.object({ rank: z.number().int().min(0).max(9).optional(), at: Moment, id: Id });
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
interface Shape extends MatchingShape {
  cursor: boolean;
  sort: ListSort;
}

/** One more than any piece holds. It stands in the statement as a number, because the database plans by it. */
const most = sql.lit(101);

/**
 * With the message in which the words were found; read by its key, for the rows of one piece only. Whose contact was
 * found may have said them beside.
 */
const withMessage = (rows: ReturnType<typeof shownConversations>, { inNewest }: SearchShape) =>
  rows
    .leftJoin('messages as fm', (on) =>
      on
        .onRef('fm.shop_id', '=', 'c.shop_id')
        .onRef('fm.conversation_id', '=', 'c.id')
        .on(
          'fm.seq',
          '=',
          inNewest ? sql<number>`coalesce(c.found_seq, (${placeSaid(sql`c.id`)}))` : sql<number>`c.found_seq`,
        ),
    )
    .select([
      'fm.seq as found_seq',
      'fm.kind as found_kind',
      'fm.sender as found_sender',
      'fm.member_id as found_member_id',
      'fm.text as found_text',
      sql<string | null>`fm.created_at::text`.as('found_at'),
    ]);

type Sorted = Pick<Shape, 'search' | 'sort'>;

/** From the least urgent to the most; the index holds the same words. */
const urgency = sql<number>`array_position(array['none', 'low', 'medium', 'high', 'urgent'], c.priority)`;

/** Who waits for people first; the index holds the same words. */
const waiting = sql<number>`case when c.waiting_since is not null and c.handler <> 'assistant' then 0 else 1 end`;

/**
 * What counts before the time: how urgent it is, or whether it waits for people, where that is asked for; of a search in the
 * usual order whoever is called so, before what was said.
 */
function rankOf({ search, sort }: Sorted) {
  if (sort === 'priority') return urgency;
  if (sort === 'longest_waiting') return waiting;
  return search !== null && sort === 'latest' ? sql<number>`c.found_rank` : null;
}

const isFalling = (sort: ListSort): boolean => sort === 'latest' || sort === 'priority';

function listQuery(db: Db, shape: Shape) {
  const { sort } = shape;
  const rank = rankOf(shape);
  const direction = isFalling(sort) ? 'desc' : 'asc';
  // Both hold whole milliseconds, as the cursor does: they are always written from the server's own clock.
  const sorted =
    sort === 'longest_waiting' ? sql<Date>`coalesce(c.waiting_since, c.last_message_at)` : sql<Date>`c.last_message_at`;
  let rows = matched(db, shape).selectAll('c');
  if (shape.cursor) {
    const after = sql`${blank('at')}::timestamptz, ${blank('id')}::uuid`;
    const behind = sql.raw(isFalling(sort) ? '<' : '>');
    rows = rank
      ? rows.where(sql<boolean>`(${rank}, ${sorted}, c.id) ${behind} (${blank('rank')}::integer, ${after})`)
      : rows.where(sql<boolean>`(${sorted}, c.id) ${behind} (${after})`);
  }
  // Under their own names the outer query knows that the piece is in order already.
  const piece = rows
    .select(sorted.as('sorted_at'))
    .$if(rank !== null, (it) => it.select((rank ?? urgency).as('sorted_rank')).orderBy(rank ?? urgency, direction))
    .orderBy(sorted, direction)
    .orderBy('c.id', direction)
    .limit(most);
  const shown = shownConversations(db, piece);
  const ofPiece = sql<number>`c.sorted_rank`;
  return (shape.search?.words ? withMessage(shown, shape.search) : shown)
    .$if(rank !== null, (it) => it.select(ofPiece.as('sorted_rank')).orderBy(ofPiece, direction))
    .orderBy(sql.ref('c.sorted_at'), direction)
    .orderBy('c.id', direction)
    .limit(blank<number>('limit'))
    .compile();
}

/** One for each shape: those that were asked for lately. */
const queries = new LRUCache<string, ReturnType<typeof listQuery>>({ max: 500 });

function queryOf(db: Db, shape: Shape) {
  const key = JSON.stringify({ ...shape, conditions: askedOf(shape) });
  const known = queries.get(key) ?? listQuery(db, shape);
  queries.set(key, known);
  return known;
}

/** Those of the visitors who are on the storefront, each once. */
function hereNow(ctx: MemberCtx, conversations: readonly Conversation[]) {
  return [...new Set(conversations.map((it) => it.contactId))].flatMap((contactId) => {
    const { online, place } = wherePerson(ctx.services, ctx.shopId, contactId);
    return online ? [{ contactId, place }] : [];
  });
}

/** A piece of the inbox list, in the order asked for. */
export async function listConversations(ctx: MemberCtx, query: ConversationQuery) {
  const { limit } = query;
  const position = query.cursor === undefined ? undefined : positionOf(query.cursor);
  const matching = await matchingOf(ctx, ctx.who.memberId, query);
  const shape: Shape = { ...matching.shape, cursor: position !== undefined, sort: query.sort };
  if (position && (rankOf(shape) !== null) !== (position.rank !== undefined))
    throw new Problem('bad_input', texts.brokenList);
  const values = {
    ...matching.values,
    rank: position?.rank,
    at: position && new Date(position.at),
    id: position?.id,
    limit: limit + 1,
  };
  const run = async (asked: Shape, more = {}) =>
    (await ctx.db.executeQuery(filled(queryOf(ctx.db, asked), { ...values, ...more }))).rows;
  const newest = shape.sort === 'latest' ? await newestWithWords(ctx, matching, position) : null;
  const first = newest && (await run({ ...shape, search: newest.search }, { newest: newest.ids }));
  // What is not among the newest comes behind all that is.
  const rows = first && newest.isEnough(first, limit) ? first : await run(shape);
  const shown: (ShownConversation & Partial<FoundMessage> & { sorted_rank?: number })[] = rows.slice(0, limit);
  const conversations = shown.map(toConversation);
  const last = rows.length > limit ? conversations.at(-1) : undefined;
  return {
    conversations,
    found: shape.search ? shown.map((it) => foundIn({ ...noMessage, ...it }, matching.words)) : [],
    here: hereNow(ctx, conversations),
    cursor: last ? cursorOf({ rank: shown.at(-1)?.sorted_rank, at: sortedAt(query.sort, last), id: last.id }) : null,
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
