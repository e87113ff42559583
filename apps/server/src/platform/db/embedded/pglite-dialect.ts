import type { PGlite, Transaction } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { PgliteStatements } from './pglite-statements.ts';

/**
 * Kysely on one PGlite. The dialect that ships with Kysely hands the same session to everybody, so that a query from
 * outside joins whatever transaction is open. This one gives the session to one user at a time, first come first served.
 */
export class PgliteDialect implements Dialect {
  readonly #pglite: PGlite;
  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }
  createDriver = (): Driver => new PgliteDriver(this.#pglite);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector = (db: ConstructorParameters<typeof PostgresIntrospector>[0]) => new PostgresIntrospector(db);
}

class PgliteDriver implements Driver {
  readonly #session: Session;
  #tail: Promise<void> = Promise.resolve();
  #free: (() => void) | null = null;

  constructor(pglite: PGlite) {
    this.#session = new Session(pglite);
  }
  async init() {}
  async destroy() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tail = promise;
    await before;
    this.#free = resolve;
    return this.#session;
  }
  async releaseConnection() {
    this.#free?.();
  }
  beginTransaction = () => this.#session.begin();
  commitTransaction = () => this.#session.end('commit');
  rollbackTransaction = () => this.#session.end('rollback');
}

class Session implements DatabaseConnection {
  readonly #pglite: PGlite;
  readonly #statements: PgliteStatements;
  #open: { tx: Transaction; finish(how: 'commit' | 'rollback'): void; closed: Promise<void> } | null = null;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
    this.#statements = new PgliteStatements(pglite);
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (PgliteStatements.takes(query.sql)) {
      const run = () =>
        this.#pglite.runExclusive(() => this.#statements.run<R>(query.sql, query.parameters, this.#open !== null));
      // Outside of a transaction it waits for those of the job queue, which asks the same database beside us.
      return this.#open ? run() : this.#pglite._runExclusiveTransaction(run);
    }
    this.#statements.forget();
    const { rows, affectedRows } = await (this.#open?.tx ?? this.#pglite).query<R>(query.sql, [...query.parameters]);
    return { rows, numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows) };
  }

  // biome-ignore lint/correctness/useYield: PGlite answers a query whole.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('PGlite does not stream rows.');
  }

  /** PGlite's own transaction keeps out those who use it beside Kysely (the job queue). */
  async begin() {
    const begun = Promise.withResolvers<Transaction>();
    const ended = Promise.withResolvers<'commit' | 'rollback'>();
    const closed = this.#pglite.transaction(async (tx) => {
      begun.resolve(tx);
      if ((await ended.promise) === 'rollback') await tx.rollback();
    });
    closed.catch(begun.reject);
    this.#open = { tx: await begun.promise, finish: ended.resolve, closed };
  }

  async end(how: 'commit' | 'rollback') {
    const open = this.#open;
    this.#open = null;
    open?.finish(how);
    await open?.closed;
  }
}
