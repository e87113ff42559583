import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/** Texts that are remembered to see which come again. */
const mostSeen = 500;
/** Each connection keeps the plans of so many statements, and never lets go of one. */
const mostNamed = 200;

/** Names for the texts that come again: what is asked once is not worth a place in every connection. */
export function createStatementNames(most = mostNamed): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new LRUCache<string, true>({ max: mostSeen });
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= most) return known;
    if (!seen.has(text)) {
      seen.set(text, true);
      return undefined;
    }
    const name = `chatty_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** A connection on which statements that come again are prepared: PostgreSQL parses and plans them once. */
class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #nameOf: ReturnType<typeof createStatementNames>;
  constructor(client: pg.PoolClient, nameOf: ReturnType<typeof createStatementNames>) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): object {
    if (typeof text !== 'string') throw new Error('Rows are not streamed.');
    return this.#client.query({ name: this.#nameOf(text), text, values: [...values] });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/** The pool as Kysely is to see it. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const nameOf = createStatementNames();
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? new PreparingClient(client, nameOf);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
