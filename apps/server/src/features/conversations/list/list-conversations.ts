import { sortedAt } from '@chatty/contract/conversation-list';
import type { Conversation, ConversationQuery } from '@chatty/contract/conversations';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../platform/db/open-database.ts';
import { filled, blank } from '../../../platform/db/blanks.ts';
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
import { askedOf, askedOfMessages, matched, type MatchingShape, matchingOf } from './matching.ts';
import { fromFront } from './list-front.ts';
import {
  behindPlace,
  cursorOf,
  directionOf,
  type Order,
  placeValues,
  positionIn,
  rankOf,
  sortedBy,
} from './list-order.ts';
import { placeSaid } from './search.ts';

/** What makes one query of the list another than the next: everything else is a value in a blank. */
interface Shape extends MatchingShape, Order {
  cursor: boolean;
}

/** One more than any piece holds. It stands in the statement as a number, because the database plans by it. */
const most = sql.lit(101);

/** What counts before the time where nothing does. */
const none = sql<number>`0`;

/**
 * With the message in which the words were found; read by its key, for the rows of one piece only. Whose contact was
 * found may have said them beside.
 */
const withMessage = (rows: ReturnType<typeof shownConversations>, { narrowings }: MatchingShape, inFront: boolean) =>
  rows
    .leftJoin('messages as fm', (on) =>
      on
        .onRef('fm.shop_id', '=', 'c.shop_id')
        .onRef('fm.conversation_id', '=', 'c.id')
        .on(
          'fm.seq',
          '=',
          inFront
            ? sql<number>`coalesce(c.found_seq, (${placeSaid(sql`c.id`, askedOfMessages(narrowings))}))`
            : sql<number>`c.found_seq`,
        ),
    )
    .select([
      'fm.seq as found_seq',
      'fm.kind as found_kind',
      'fm.member_id as found_member_id',
      'fm.text as found_text',
      sql<string | null>`case when fm.parts @> '[{"type":"quickAnswer"}]' then 'automatic' else fm.sender end`.as(
        'found_sender',
      ),
      sql<string | null>`fm.created_at::text`.as('found_at'),
      sql<string | null>`c.found_order`.as('found_order'),
    ]);

function listQuery(db: Db, shape: Shape) {
  const { sort } = shape;
  const [rank, sorted, direction] = [rankOf(shape), sortedBy(sort), directionOf(sort)];
  const all = matched(db, shape);
  const rows = (shape.cursor ? behindPlace(all, shape) : all).selectAll('c');
  // Under their own names the outer query knows that the piece is in order already.
  const piece = rows
    .select(sorted.as('sorted_at'))
    .$if(rank !== null, (it) => it.select((rank ?? none).as('sorted_rank')).orderBy(rank ?? none, direction))
    .orderBy(sorted, direction)
    .orderBy('c.id', direction)
    .limit(most);
  const shown = shownConversations(db, piece);
  const ofPiece = sql<number>`c.sorted_rank`;
  return (shape.search?.words ? withMessage(shown, shape, shape.search.inFront === true) : shown)
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
  const matching = await matchingOf(ctx, ctx.who.memberId, query);
  const order = { search: matching.shape.search, sort: query.sort };
  const position = query.cursor === undefined ? undefined : positionIn(order, query.cursor);
  const shape: Shape = { ...matching.shape, ...order, cursor: position !== undefined };
  const values = { ...matching.values, ...placeValues(position), limit: limit + 1 };
  const run = async (asked: Shape, more = {}) =>
    (await ctx.db.executeQuery(filled(queryOf(ctx.db, asked), { ...values, ...more }))).rows;
  const asked = { sort: query.sort, after: position, limit };
  const first = await fromFront(ctx, matching, asked, (search, front) => run({ ...shape, search }, { front }));
  const rows = first ?? (await run(shape));
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
