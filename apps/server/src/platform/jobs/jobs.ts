import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';
import type { World } from '../../world.ts';
import type { Db, OpenDatabase } from '../db/open-database.ts';

/** Something to be done after the commit, at least once. */
export interface JobRequest {
  queue: string;
  data: { shopId: string } & Record<string, unknown>;
  /** While one with this key waits, another is not added. */
  key?: string;
  /** Not before so many seconds from now. */
  afterSeconds?: number;
}

/** A kind of job. Features list theirs in `<name>.jobs.ts`, keyed by the queue's name. */
export interface Queue {
  handle(world: World, data: JobRequest['data']): Promise<void>;
  /** How many run at the same time in one process. */
  concurrency?: number;
  retries?: number;
  /** A job that runs longer is given to another worker. */
  expireSeconds?: number;
  /** Runs by itself at these times, in the notation of cron, UTC. */
  schedule?: string;
  /** Also for a shop that has uninstalled the app, or is gone altogether: what is owed to it then. */
  evenUninstalled?: true;
}

/** How much of a shop's work is where, in one queue. */
export interface JobCount {
  queue: string;
  waiting: number;
  running: number;
  failed: number;
}

export interface Jobs {
  /** Adds jobs inside the transaction that `db` is. */
  enqueue(jobs: readonly JobRequest[], db: Db): Promise<void>;
  /** What of a shop's work waits, runs and has failed; a queue that holds none of it is not listed. */
  count(shopId: string, db: Db): Promise<JobCount[]>;
  /** Starts the workers. */
  work(world: World): Promise<void>;
  stop(): Promise<void>;
}

/** pg-boss counts by queue only; by shop, its own table is asked. */
async function countJobs(shopId: string, db: Db): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select name as queue,
      (count(*) filter (where state in ('created', 'retry')))::integer as waiting,
      (count(*) filter (where state = 'active'))::integer as running,
      (count(*) filter (where state = 'failed'))::integer as failed
    from pgboss.job where data ->> 'shopId' = ${shopId} and state in ('created', 'retry', 'active', 'failed')
    group by name order by name`.execute(db);
  return rows;
}

/** Work for a shop ends with the installation. */
async function isInstalled({ db }: World, shopId: string): Promise<boolean> {
  const shop = db.selectFrom('shops').select('id').where('id', '=', shopId).where('uninstalled_at', 'is', null);
  return (await shop.executeTakeFirst()) !== undefined;
}

/**
 * The job queue: pg-boss in our own database, woken by NOTIFY. A worker that has done a job looks for the next one at
 * once, so that a row of jobs does not wait for the poll that is only the safety net.
 */
export async function startJobs(
  boss: OpenDatabase['boss'],
  log: Log,
  queues: Readonly<Record<string, Queue>>,
): Promise<Jobs> {
  const queue = new PgBoss({ ...boss, useListenNotify: true, superviseIntervalSeconds: 60, max: 4 });
  queue.on('error', (error) => log.error({ err: error }, 'job queue'));
  await queue.start();
  for (const [name, options] of Object.entries(queues)) {
    await queue.createQueue(name, {
      notify: true,
      policy: 'short',
      retryLimit: options.retries ?? 5,
      retryDelay: 1,
      retryBackoff: true,
      expireInSeconds: options.expireSeconds ?? 300,
    });
  }
  // Fills pg-boss's memory of the queues now: inside a transaction it would ask the outer database, which on the one
  // connection of PGlite waits for the transaction itself.
  for (const name of Object.keys(queues)) await queue.insert(name, []);
  return {
    async enqueue(jobs, db) {
      for (const [name, list] of Map.groupBy(jobs, (it) => it.queue)) {
        if (!(name in queues)) throw new Error(`There is no queue ${name}`);
        const rows = list.map((it) => ({
          data: it.data,
          singletonKey: it.key ?? crypto.randomUUID(),
          ...(it.afterSeconds ? { startAfter: it.afterSeconds } : {}),
        }));
        await queue.insert(name, rows, { db: fromKysely(db) });
      }
    },
    count: countJobs,
    async work(world) {
      for (const [name, options] of Object.entries(queues)) {
        const run = async (data: JobRequest['data']) => {
          try {
            if (data.shopId && !options.evenUninstalled && !(await isInstalled(world, data.shopId))) return;
            await options.handle(world, data);
          } catch (error) {
            log.error({ err: error, queue: name, shopId: data.shopId }, 'job failed; it is tried again');
            throw error;
          }
        };
        const pace = { batchSize: 1, notifyPollingIntervalSeconds: 5 };
        for (let i = 0; i < (options.concurrency ?? 2); i += 1) {
          const worker: string = await queue.work<JobRequest['data']>(name, pace, async ([job]) => {
            if (job) await run(job.data).finally(() => queue.notifyWorker(worker));
          });
        }
        if (options.schedule) await queue.schedule(name, options.schedule, { shopId: '' });
      }
    },
    stop: () => queue.stop({ graceful: true, timeout: 5_000 }),
  };
}
