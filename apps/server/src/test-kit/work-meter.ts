import { type Kysely, type KyselyPlugin, PostgresQueryCompiler, type QueryId, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { TestServer } from './test-server.ts';

/** What a piece of work costs. */
export interface Cost {
  /** Statements of the server, those of a transaction included; not what the job queue asks by itself. */
  statements: number;
  /** Jobs that wait afterwards and did not before. */
  jobs: number;
  /** Lines of the event log. */
  events: number;
}

/** Counts what work costs in a server that was opened with `measured`. Everything but that work must be at rest. */
export class WorkMeter {
  readonly #texts = new WeakMap<QueryId, string>();
  readonly #compiler = new PostgresQueryCompiler();
  /** The statements of the last work, to look at when a number is not what was expected. */
  readonly said: string[] = [];
  #counting = false;

  /** The database, each of whose statements is counted. */
  readonly measured = (db: Kysely<Tables>): Kysely<Tables> => {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        this.#texts.set(queryId, this.#compiler.compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result, queryId }) => {
        if (this.#counting) this.said.push(this.#texts.get(queryId) ?? 'compiled before');
        return result;
      },
    };
    return db.withPlugin(plugin);
  };

  async costOf({ services }: TestServer, shopId: string, work: () => Promise<unknown>): Promise<Cost> {
    const before = await this.#kept(services.db, shopId);
    this.said.length = 0;
    this.#counting = true;
    await work().finally(() => {
      this.#counting = false;
    });
    const after = await this.#kept(services.db, shopId);
    return { statements: this.said.length, jobs: after.jobs - before.jobs, events: after.events - before.events };
  }

  async #kept(db: Kysely<Tables>, shopId: string): Promise<Omit<Cost, 'statements'>> {
    const { rows } = await sql<{ jobs: number; events: number }>`
      select (select count(*) from pgboss.job where data ->> 'shopId' = ${shopId} and state = 'created')::integer as jobs,
        (select count(*) from events where shop_id = ${shopId})::integer as events`.execute(db);
    const [row] = rows;
    if (!row) throw new Error('a count has one row');
    return row;
  }
}
