import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/** Texts that are remembered to see which come again. */
const mostSeen = 500;
/** Each connection keeps the plans of so many statements, and never lets go of one. */
const mostNamed = 200;

/** What PostgreSQL answers when a table of a prepared statement looks different now: nothing has been done. */
export const planIsOld = '0A000';

/** Names for the texts that come again: what is asked once is not worth a place in every connection. */
export function createStatementNames(most = mostNamed) {
  const names = new Map<string, string>();
  const seen = new LRUCache<string, true>({ max: mostSeen });
  let given = 0;
  return {
    of(text: string): string | undefined {
      const known = names.get(text);
      if (known || names.size >= most) return known;
      if (!seen.has(text)) {
        seen.set(text, true);
        return undefined;
      }
      given += 1;
      const name = `chatty_${given}`;
      names.set(text, name);
      return name;
    },
    /** The text is given another name when it comes again. */
    forget: (text: string) => void names.delete(text),
  };
}

type StatementNames = ReturnType<typeof createStatementNames>;

/** A connection on which statements that come again are prepared: PostgreSQL parses and plans them once. */
class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): object {
    if (typeof text !== 'string') throw new Error('Rows are not streamed.');
    const name = this.#names.of(text);
    const asked = this.#client.query({ name, text, values: [...values] });
    return name ? asked.catch((error) => this.#askAnew(error, text, values)) : asked;
  }

  /** While processes of two versions run side by side, the newer one may change a table under the older one's statements. */
  async #askAnew(error: unknown, text: string, values: readonly unknown[]): Promise<object> {
    if ((error as { code?: string }).code !== planIsOld) throw error;
    this.#names.forget(text);
    return this.#client.query({ text, values: [...values] }).catch(() => {
      // Within a transaction, which is lost.
      throw error;
    });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/** The pool as Kysely is to see it. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = createStatementNames();
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparingClient(client, names);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
