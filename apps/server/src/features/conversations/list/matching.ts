import type { Condition, ListField } from '@chatty/contract/conditions';
import { conditionsOf } from '@chatty/contract/conversation-list';
import type { ConversationFilter } from '@chatty/contract/conversations';
import { type Narrowing, readSearch } from '@chatty/contract/search-query';
import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { blank } from '../../../platform/db/blanks.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import type { ConversationRow } from '../conversation.store.ts';
import { inSqlOf, narrowedBy, type NarrowingShape, ofMessage, type Operator } from './narrowing.ts';
import { foundConversations, type SearchShape, searchFor } from './search.ts';

/** What makes one query of a list's conversations another than the next: everything else is a value in a blank. */
export interface MatchingShape {
  conditions: readonly Condition[];
  search: SearchShape | null;
  /** The operators of the search. */
  narrowings: readonly NarrowingShape[];
}

/** What operators ask of a message `m` in which words were found. */
export const askedOfMessages = (narrowings: readonly NarrowingShape[]) =>
  narrowings.flatMap((it, at) => ofMessage(it, at) ?? []);

/**
 * All conversations, or those found, each looked up by its key: how many a search finds is not known before, and reading
 * all conversations of a shop to find a few costs more than anything else.
 */
const among = ({ search, narrowings }: MatchingShape) =>
  search === null
    ? sql<ConversationRow>`conversations`
    : sql<ConversationRow>`(
        select k.*, f.seq as found_seq, f.rank as found_rank, f.order_name as found_order
        from (${foundConversations(search, askedOfMessages(narrowings))}) as f
        cross join lateral (select * from conversations where shop_id = ${blank('shopId')} and id = f.id offset 0) as k)`;

/** Where the conditions of a list look. */
const columns: Record<ListField | 'tagIds' | 'watcherIds', string> = {
  lastSeq: 'c.last_seq',
  status: 'c.status',
  assigneeId: 'c.assignee_id',
  handler: 'c.handler',
  isRead: 'c.is_read',
  waitingSince: 'c.waiting_since',
  dueAt: 'c.due_at',
  channel: 'c.channel',
  priority: 'c.priority',
  tagIds: 'c.tag_ids',
  watcherIds: 'c.watchers',
};

/** The blank for the value of a condition: several may look at one field. */
const blankOf = ({ field, is }: Condition, at: number) => `${at} ${field} ${is}`;

/** A condition of a list as the database is asked for it, with a blank for its value. */
function inSql(condition: Condition, at: number) {
  const { field, is, value } = condition;
  const column = sql.ref(columns[field]);
  const given = blank(blankOf(condition, at));
  // The index of those that are watched is known to hold them by this alone.
  if (field === 'watcherIds') return sql<boolean>`(${column} ? ${given} and ${column} <> '{}')`;
  if (is === 'has') return sql<boolean>`${column} @> array[${given}::uuid]`;
  if (value === null) return is === '=' ? sql<boolean>`${column} is null` : sql<boolean>`${column} is not null`;
  // The index of those that have a priority is known to hold them by this alone.
  if (field === 'priority' && is === '<>') return sql<boolean>`${column} <> ${sql.lit(value)}`;
  return sql<boolean>`${column} ${sql.raw(is)} ${given}`;
}

/** What tells shapes apart beside search and operators: which conditions, and whether each looks for nothing. */
export const askedOf = ({ conditions }: MatchingShape) =>
  conditions.map((it, at) => [blankOf(it, at), it.value === null] as const);

/** The conversations `c` of a list, in no order, with blanks for its values. */
export function matched(db: Db, shape: MatchingShape) {
  let rows = db.selectFrom(among(shape).as('c')).where('c.shop_id', '=', blank<string>('shopId'));
  for (const [at, it] of shape.conditions.entries()) rows = rows.where(inSql(it, at));
  for (const [at, it] of shape.narrowings.entries()) rows = rows.where(inSqlOf(it, at));
  return rows;
}

export interface Matching {
  shape: MatchingShape;
  /** For the blanks of its query. */
  values: Record<string, unknown>;
  /** The words that are searched for, without operators. */
  words: string;
}

/** The status is among the conditions of the list already. */
const asksMore = (it: Narrowing): it is Operator => it.by !== 'in';

/** Which conversations stand in a list that the member `me` looks at. */
export async function matchingOf(ctx: Ctx, me: string, filter: ConversationFilter): Promise<Matching> {
  const conditions = conditionsOf(filter, me, ctx.services.clock.now());
  const { words, narrowings } = readSearch(filter.search ?? '');
  const [search, narrowed] = [searchFor(words), await narrowedBy(ctx, me, narrowings.filter(asksMore))];
  return {
    shape: { conditions, search: search?.shape ?? null, narrowings: narrowed.shapes },
    values: {
      shopId: ctx.shopId,
      ...Object.fromEntries(conditions.map((it, at) => [blankOf(it, at), it.value])),
      ...search?.values,
      ...narrowed.values,
    },
    words,
  };
}
