import { sql } from 'kysely';
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import { describeError, type Log } from '../log.ts';
import type { Services } from '../../services.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import type { Db, OpenDatabase } from '../db/open-database.ts';
import { RunningJobs } from './running-jobs.ts';

/** Something to be done after the commit, at least once. */
export interface JobRequest {
  queue: string;
  data: { shopId: string } & Record<string, unknown>;
  /** While one with this key waits, another is not added. */
  key?: string;
  /** Not before so many seconds from now. */
  afterSeconds?: number;
}

interface QueueOptions {
  /** How many workers one process has for it. */
  concurrency?: number;
  retries?: number;
  /** A job that runs longer is given to another worker. */
  expireSeconds?: number;
  /** Runs by itself at these times, in the notation of cron, UTC. */
  schedule?: string;
  /** Also for a shop that has uninstalled the app, or is gone altogether: what is owed to it then. */
  evenUninstalled?: true;
}

interface SingleQueue extends QueueOptions {
  handle(services: Services, data: JobRequest['data']): Promise<void>;
}

interface BatchQueue extends QueueOptions {
  /** Does jobs that came together; tried again on parts of them when it fails, so that one at fault holds up no other. */
  handleBatch(services: Services, batch: readonly JobRequest['data'][]): Promise<void>;
  /** At most this many at once. */
  batchSize: number;
}

/** A kind of job. Features list theirs in `<name>.jobs.ts`, keyed by the queue's name. */
export type Queue = SingleQueue | BatchQueue;

/** A failed job begins again within this time, the first time; in ms. */
const againMs = 1_500;

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
  work(services: Services): Promise<void>;
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

type KeptJob = Job<JobRequest['data']>;

/** Work for a shop ends with the installation; work for no shop is always to be done. */
async function stillWanted({ db }: Services, jobs: readonly KeptJob[]): Promise<KeptJob[]> {
  const asked = [...new Set(jobs.map((it) => it.data.shopId))].filter((it) => it !== '');
  if (asked.length === 0) return [...jobs];
  const shops = db
    .selectFrom('shops')
    .select('id')
    .where(sql<boolean>`id in (select it::uuid from jsonb_array_elements_text(${JSON.stringify(asked)}::jsonb) as it)`)
    .where('uninstalled_at', 'is', null);
  const installed = new Set((await shops.execute()).map((it) => it.id));
  return jobs.filter((it) => it.data.shopId === '' || installed.has(it.data.shopId));
}

/** Does the jobs, and says of each how it ended. */
async function workOn(services: Services, name: string, queue: Queue, jobs: readonly KeptJob[]): Promise<JobResult[]> {
  const [first] = jobs;
  if (!first) return [];
  try {
    const wanted = queue.evenUninstalled ? jobs : await stillWanted(services, jobs);
    if ('handle' in queue) for (const it of wanted) await queue.handle(services, it.data);
    else if (wanted.length > 0)
      await queue.handleBatch(
        services,
        wanted.map((it) => it.data),
      );
    return jobs.map(({ id }) => ({ id, status: 'completed' }));
  } catch (error) {
    if (jobs.length > 1 && !isDatabaseAway(error)) {
      const half = Math.ceil(jobs.length / 2);
      const parts = [jobs.slice(0, half), jobs.slice(half)];
      const ended: JobResult[] = [];
      for (const part of parts) ended.push(...(await workOn(services, name, queue, part)));
      return ended;
    }
    services.log.error({ err: error, queue: name, shopId: first.data.shopId }, 'job failed; it is tried again');
    // It is kept beside the job, where nobody looks for a visitor's words to delete them.
    const output = describeError(error);
    return jobs.map(({ id }) => ({ id, status: 'failed', output }));
  }
}

/**
 * The job queue: pg-boss in our own database, woken by NOTIFY. A worker that has done a job looks for the next one at
 * once, so that a row of jobs does not wait for the poll that is only the safety net.
 */
export async function startJobs(
  { boss, alone }: Pick<OpenDatabase, 'boss' | 'alone'>,
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
  const workers: string[] = [];
  let waking: ReturnType<typeof setTimeout> | undefined;
  const running = new RunningJobs(queue, log, () => {
    // Those that begin again do so after a moment, of which nobody is told.
    waking = setTimeout(() => workers.forEach((it) => queue.notifyWorker(it)), againMs).unref();
  });
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
    async work(services) {
      if (alone) await running.takeUpAll();
      else running.start();
      for (const [name, options] of Object.entries(queues)) {
        const pace = {
          batchSize: 'batchSize' in options ? options.batchSize : 1,
          notifyPollingIntervalSeconds: 5,
          perJobResults: true,
        } as const;
        for (let i = 0; i < (options.concurrency ?? 2); i += 1) {
          const worker: string = await queue.work<JobRequest['data']>(name, pace, (jobs) => {
            const work = () => workOn(services, name, options, jobs);
            const done = alone ? work() : running.during(name, jobs, work);
            return done.finally(() => queue.notifyWorker(worker));
          });
          workers.push(worker);
        }
        if (options.schedule) await queue.schedule(name, options.schedule, { shopId: '' });
      }
    },
    async stop() {
      clearTimeout(waking);
      if (!alone) await running.stop();
      await queue.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
