import { sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import { filled } from '../../../platform/db/blanks.ts';
import { wordStatistics } from './word-statistics.ts';
import { matched, type Matching } from './matching.ts';
import { mostOfOne, type SearchShape, wordsOf } from './search.ts';

/** From so many messages on, of all shops, the index of words costs more than reading what was said last. */
const commonFrom = 5_000;
/** So much is read at most: it takes milliseconds. */
const most = { conversations: 200, messages: 2_000 };

interface Newest {
  /** The newest conversations of the list, as many as are read. */
  ids: string[];
  /** The search as it looks in these alone. */
  search: SearchShape;
  /** Whether what it found is what the whole list begins with, up to `limit`. */
  isEnough(found: readonly { id: string }[], limit: number): boolean;
}

/**
 * Where a search for words that everybody says looks first: a list that begins with the newest is full before it has
 * come far, and that of a small shop is read whole before an index of all shops' words is. Null where the words are rare,
 * or more is asked of the messages.
 */
export async function newestWithWords(
  ctx: Ctx,
  { shape, values, words }: Matching,
  after: { rank?: number | undefined; at: string; id: string } | undefined,
): Promise<Newest | null> {
  if (!shape.search?.words || shape.narrowings.length > 0) return null;
  if ((await wordStatistics(ctx.services).expected(wordsOf(words))) < commonFrom) return null;
  let query = matched(ctx.db, { ...shape, search: null }).select(['c.id', 'c.last_seq']);
  // Contacts that were found come first; behind them the words begin with the newest.
  if (after?.rank === 0)
    query = query.where(
      sql<boolean>`(c.last_message_at, c.id) < (${new Date(after.at)}::timestamptz, ${after.id}::uuid)`,
    );
  const ordered = query.orderBy('c.last_message_at', 'desc').orderBy('c.id', 'desc').limit(sql.lit(most.conversations));
  const { rows } = await ctx.db.executeQuery(filled(ordered.compile(), values));
  let messages = 0;
  const read = rows.filter((it) => (messages += Math.min(it.last_seq, mostOfOne)) <= most.messages);
  const isAll = rows.length < most.conversations && read.length === rows.length;
  return {
    ids: read.map((it) => it.id),
    search: { ...shape.search, inNewest: true },
    isEnough(found, limit) {
      if (found.length <= limit && !isAll) return false;
      const end = found.length > limit ? read.findIndex((it) => it.id === found.at(-1)?.id) : read.length;
      const ids = new Set(found.map((it) => it.id));
      // One of which only the end was read may hold the words before it.
      return read.slice(0, Math.max(0, end)).every((it) => it.last_seq <= mostOfOne || ids.has(it.id));
    },
  };
}
