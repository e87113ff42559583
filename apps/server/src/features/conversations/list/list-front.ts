import type { ListSort } from '@chatty/contract/conversations';
import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { filled } from '../../../platform/db/blanks.ts';
import { behindPlace, directionOf, placeValues, type Position, rankOf, sortedBy } from './list-order.ts';
import { matched, type Matching } from './matching.ts';
import { mostOfOne, type SearchShape, wordsOf } from './search.ts';
import { wordStatistics } from './word-statistics.ts';

/** From so many messages on, of all shops, the index of words costs more than reading what was said last. */
const commonFrom = 5_000;
/** So much is read at most: it takes milliseconds. */
const most = { conversations: 200, messages: 2_000 };

interface Front {
  /** The conversations with which the list begins, as many as are read. */
  ids: string[];
  /** The search as it looks in these alone. */
  search: SearchShape;
  /** Whether what it found is what the whole list begins with, up to `limit`. */
  isEnough(found: readonly { id: string }[], limit: number): boolean;
}

/**
 * Where a search for words that everybody says looks first: a list is full before it has come far from its beginning, and
 * that of a small shop is read whole before an index of all shops' words is. Null where the words are rare.
 */
export async function frontWithWords(
  ctx: Ctx,
  { shape, values, words }: Matching,
  sort: ListSort,
  after: Position | undefined,
): Promise<Front | null> {
  if (!shape.search?.words) return null;
  if ((await wordStatistics(ctx.services).expected(wordsOf(words))) < commonFrom) return null;
  const order = { search: null, sort };
  const rank = rankOf(order);
  const all = matched(ctx.db, { ...shape, search: null });
  // In the usual order contacts that were found come first; behind them the words begin with the newest.
  const isBehind = after !== undefined && (sort !== 'latest' || after.rank === 0);
  const ordered = (isBehind ? behindPlace(all, order) : all)
    .select(['c.id', 'c.last_seq'])
    .$if(rank !== null, (it) => it.orderBy(rank ?? sql`1`, directionOf(sort)))
    .orderBy(sortedBy(sort), directionOf(sort))
    .orderBy('c.id', directionOf(sort))
    .limit(sql.lit(most.conversations));
  const { rows } = await ctx.db.executeQuery(filled(ordered.compile(), { ...values, ...placeValues(after) }));
  let messages = 0;
  const read = rows.filter((it) => (messages += Math.min(it.last_seq, mostOfOne)) <= most.messages);
  const isAll = rows.length < most.conversations && read.length === rows.length;
  return {
    ids: read.map((it) => it.id),
    search: { ...shape.search, inFront: true },
    isEnough(found, limit) {
      const hasMore = found.length > limit;
      if (!hasMore && !isAll) return false;
      const end = hasMore ? read.findIndex((it) => it.id === found.at(-1)?.id) : read.length;
      // A contact that was found may stand behind all that was read; only in the usual order it stands before.
      if (end === -1 && sort !== 'latest') return false;
      const ids = new Set(found.map((it) => it.id));
      // One of which only the end was read may hold the words before it.
      return read.slice(0, Math.max(0, end)).every((it) => it.last_seq <= mostOfOne || ids.has(it.id));
    },
  };
}
