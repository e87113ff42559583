import { sql } from 'kysely';
import type { Services } from '../../../ctx.ts';
import { processState } from '../../../platform/processes/process-state.ts';

/** Statistics change slowly: the database itself makes them anew only after many changes. */
const keptMs = 10 * 60_000;

interface Statistics {
  /** The share of all messages in which a word stands, of the words that stand in most. */
  shares: ReadonlyMap<string, number>;
  messages: number;
}

const nothingKnown: Statistics = { shares: new Map(), messages: 0 };

async function readStatistics({ db }: Services): Promise<Statistics> {
  const { rows } = await sql<{ words: string[]; shares: number[]; messages: number }>`
    select most_common_elems::text::text[] as words, most_common_elem_freqs as shares, reltuples as messages
    from pg_stats join pg_class on pg_class.oid = 'messages'::regclass
    where schemaname = current_schema() and tablename = 'messages_text' and most_common_elems is not null`.execute(db);
  const [row] = rows;
  if (!row) return nothingKnown;
  return { shares: new Map(row.words.map((it, at) => [it, row.shares[at] ?? 0])), messages: Math.max(0, row.messages) };
}

/** What the database’s statistics say of the words in messages, of all shops together. */
export const wordStatistics = processState('conversations.words', (services) => {
  let known: Promise<Statistics> | null = null;
  let until = 0;
  return {
    /**
     * In how many messages of all that there are all of these words, or longer ones, stand at most; 0 where nothing is known.
     * `share`: in which share of them they are likely to stand together, as words neither go together always nor by chance alone.
     */
    async expected(words: readonly string[]): Promise<{ messages: number; ofAll: number; share: number }> {
      if (!known || Date.now() > until) {
        known = readStatistics(services);
        until = Date.now() + keptMs;
      }
      const { shares, messages } = await known;
      const shareOf = (begun: string) =>
        [...shares].reduce((sum, [word, share]) => (word.startsWith(begun) ? sum + share : sum), 0);
      const rarestFirst = words.map((it) => Math.min(1, shareOf(it.toLowerCase()))).sort((a, b) => a - b);
      const share = rarestFirst.reduce((all, it, at) => all * it ** (1 / 2 ** at), 1);
      return { messages: messages * (rarestFirst[0] ?? 1), ofAll: messages, share };
    },
    /** From now on, and until it is read again; null: it is read when it is next asked for. */
    know(statistics: Statistics | null) {
      known = statistics && Promise.resolve(statistics);
      until = Date.now() + keptMs;
    },
  };
});
