import { sql } from 'kysely';
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import { describeError, type Log } from '../log.ts';
import type { Services } from '../../ctx.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import type { Db, OpenDatabase } from '../db/open-database.ts';
import type { JobCount, Jobs } from './job.ts';
import { layQueues, laySchedules } from './lay-queues.ts';
import { RunningJobs } from './running-jobs.ts';
import type { Work } from './work.ts';

/** A failed job begins again within this time, the first time; in ms. */
const againMs = 1_500;

/** A queue whose workers wait to be started. */
export interface StartedJobs extends Jobs {
  work(services: Services): Promise<void>;
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

type KeptJob = Job<Record<string, unknown>>;

/** Which of these shops still want work done: for one that has uninstalled the app it ends. */
export type WantedShops = (services: Services, shopIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** Earlier versions wrote an empty id where there is no shop. */
const shopOf = ({ data }: KeptJob): string | null =>
  typeof data.shopId === 'string' && data.shopId ? data.shopId : null;

async function stillWanted(
  services: Services,
  jobs: readonly KeptJob[],
  wantedShops: WantedShops,
): Promise<readonly KeptJob[]> {
  const asked = [...new Set(jobs.map(shopOf))].filter((it) => it !== null);
  if (asked.length === 0) return jobs;
  const wanted = await wantedShops(services, asked);
  return jobs.filter((job) => {
    const shopId = shopOf(job);
    return shopId === null || wanted.has(shopId);
  });
}

/** Does the jobs, and says of each how it ended. */
async function workOn(
  services: Services,
  work: Work,
  jobs: readonly KeptJob[],
  wantedShops: WantedShops,
): Promise<JobResult[]> {
  const [first] = jobs;
  if (!first) return [];
  try {
    const wanted = work.options.evenUninstalled ? jobs : await stillWanted(services, jobs, wantedShops);
    if (wanted.length > 0)
      await work.run(
        services,
        wanted.map((it) => it.data),
      );
    return jobs.map(({ id }) => ({ id, status: 'completed' }));
  } catch (error) {
    if (jobs.length > 1 && !isDatabaseAway(error)) {
      const half = Math.ceil(jobs.length / 2);
      const parts = [jobs.slice(0, half), jobs.slice(half)];
      const ended: JobResult[] = [];
      for (const part of parts) ended.push(...(await workOn(services, work, part, wantedShops)));
      return ended;
    }
    services.log.error({ err: error, queue: work.name, shopId: shopOf(first) }, 'job failed; it is tried again');
    // The error is stored beside the job, where deleting a visitor's words would not find it.
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
  works: readonly Work[],
  wantedShops: WantedShops,
): Promise<StartedJobs> {
  const queue = new PgBoss({ ...boss, useListenNotify: true, superviseIntervalSeconds: 60, max: 4 });
  queue.on('error', (error) => log.error({ err: error }, 'job queue'));
  await queue.start();
  await layQueues(queue, works);
  const names = new Set(works.map((it) => it.name));
  const workers: string[] = [];
  let waking: ReturnType<typeof setTimeout> | undefined;
  const wake = () => {
    // Those that begin again do so after a moment, of which nobody is told.
    waking = setTimeout(() => workers.forEach((it) => queue.notifyWorker(it)), againMs).unref();
  };
  let running: RunningJobs | undefined;
  return {
    async enqueue(jobs, db) {
      for (const [name, list] of Map.groupBy(jobs, (it) => it.queue)) {
        if (!names.has(name)) throw new Error(`There is no queue ${name}`);
        const rows = list.map((job) => ({
          data: job.data,
          singletonKey: job.key ?? crypto.randomUUID(),
          ...(job.afterSeconds ? { startAfter: job.afterSeconds } : {}),
        }));
        await queue.insert(name, rows, { db: fromKysely(db) });
      }
    },
    count: countJobs,
    async work(services) {
      const inHand = new RunningJobs(queue, services, wake);
      if (alone) await inHand.takeUpAll();
      else inHand.start();
      running = inHand;
      for (const work of works) {
        const { name, options, batchSize } = work;
        const pace = {
          batchSize,
          notifyPollingIntervalSeconds: 5,
          perJobResults: true,
        } as const;
        for (let i = 0; i < (options.concurrency ?? 2); i += 1) {
          const worker: string = await queue.work<Record<string, unknown>>(name, pace, (jobs) => {
            const workThem = () => workOn(services, work, jobs, wantedShops);
            const done = alone ? workThem() : inHand.during(name, jobs, workThem);
            return done.finally(() => queue.notifyWorker(worker));
          });
          workers.push(worker);
        }
      }
      await laySchedules(queue, works);
    },
    async stop() {
      clearTimeout(waking);
      await running?.stop();
      await queue.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
