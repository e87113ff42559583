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
/** How much of the list's beginning is read: the first takes milliseconds, the others are for words that stand in fewer messages. */
const sizes = [2_000, 6_000, 16_000].map((messages) => ({ messages, conversations: messages / 10 }));
type Size = (typeof sizes)[number];

interface Front {
  /** The conversations with which the list begins, as many as are read. */
  ids: string[];
  /** How many messages of them are read, at most. */
  messages: number;
  /** The whole list: there is nothing behind them. */
  isAll: boolean;
  /** Whether what it found is what the whole list begins with, up to `limit`. */
  isEnough(found: readonly { id: string }[], limit: number): boolean;
}

interface Asked {
  sort: ListSort;
  after: Position | undefined;
  limit: number;
}

async function readFront(ctx: Ctx, { shape, values }: Matching, { sort, after }: Asked, most: Size): Promise<Front> {
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
    messages: Math.min(messages, most.messages),
    isAll,
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

/**
 * How much is to be read next, where the words stand in this share of messages: what will fill the piece; undefined where
 * the index costs less. To find the words in a message that is read costs what it costs to look up one that the index names.
 */
function nextSize(read: Size, share: number, limit: number, ofAll: number): Size | undefined {
  const size = sizes.find((it) => it.messages > read.messages && it.messages * share > 1.5 * limit);
  return size && size.messages < share * ofAll ? size : undefined;
}

/**
 * A piece of a search for words that everybody says, where it can be had from the list's beginning: it is full before one
 * has come far, and the list of a small shop is read whole before an index of all shops' words is. `run` searches in the
 * conversations given alone. Null where the words are rare, or stand too far from the beginning.
 */
export async function fromFront<Row extends { id: string }>(
  ctx: Ctx,
  matching: Matching,
  asked: Asked,
  run: (search: SearchShape, front: string[]) => Promise<Row[]>,
): Promise<Row[] | null> {
  const { search } = matching.shape;
  if (!search?.words) return null;
  const { messages, ofAll, share: likely } = await wordStatistics(ctx.services).expected(wordsOf(matching.words));
  if (messages < commonFrom) return null;
  let share = likely;
  let size: Size | undefined = sizes[0];
  while (size) {
    const front = await readFront(ctx, matching, asked, size);
    if (front.isAll || front.messages * share > asked.limit) {
      const found = await run({ ...search, inFront: true }, front.ids);
      if (front.isEnough(found, asked.limit)) return found;
      share = found.length / front.messages;
    }
    size = nextSize(size, share, asked.limit, ofAll);
  }
  return null;
}
