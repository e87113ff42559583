import { fromKysely, type PgBoss } from 'pg-boss';
import type { Services } from '../../ctx.ts';
import type { Db } from '../db/open-database.ts';
import { type EndedProcess, silentMs } from '../processes/processes.ts';

/** A process looks this often for jobs that nobody names. */
const searchMs = 30_000;

interface Attempt {
  id: string;
  retryCount: number;
}

interface Held extends Attempt {
  queue: string;
}

const keyOf = ({ id, retryCount }: Attempt) => `${id}/${retryCount}`;

/** As they are handed to the database. */
const attemptsIn = (jobs: readonly Attempt[]): string =>
  JSON.stringify(jobs.map(({ id, retryCount }) => ({ id, attempt: retryCount })));

/**
 * Gives the jobs of processes that have ended to those that live, in seconds. The queue itself would notice only when a
 * job's whole time has run out. A process that is slow keeps its jobs, until it is given up as a whole. Should two be at
 * one job after all, the queue takes the end of the later attempt alone.
 */
export class RunningJobs {
  readonly #queue: PgBoss;
  readonly #services: Pick<Services, 'log' | 'processes'>;
  readonly #wake: () => void;
  /** Attempts that have ended here and stand in the table still; the next ones take them out. */
  readonly #ended = new Map<string, Attempt>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #searching: Promise<void> | null = null;

  /** `wake` is called when jobs wait again. */
  constructor(queue: PgBoss, services: Pick<Services, 'log' | 'processes'>, wake: () => void) {
    this.#queue = queue;
    this.#services = services;
    this.#wake = wake;
  }

  /** For a database that nobody else can use: whatever is under way there was cut off. Before any worker begins. */
  async takeUpAll(): Promise<void> {
    const { rows } = await this.#queue
      .getDb()
      .executeSql(`select name as queue, id, retry_count as "retryCount" from pgboss.job where state = 'active'`);
    await this.#giveBack(rows);
  }

  start(): void {
    this.#services.processes.onEnd((tx, ended) => this.#letGo(tx, ended));
    this.#timer = setInterval(() => {
      this.#searching ??= this.#search()
        .catch((error) => this.#services.log.warn({ err: error }, 'the jobs under way were not looked at'))
        .finally(() => {
          this.#searching = null;
        });
    }, searchMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#searching;
  }

  /** Does work on jobs, and lets the others know that this process is at them. */
  async during<T>(queue: string, jobs: readonly Attempt[], work: () => Promise<T>): Promise<T> {
    // The same attempt may be handed out again where its end was not written down.
    for (const it of jobs) this.#ended.delete(keyOf(it));
    const ended = [...this.#ended.values()];
    await this.#queue.getDb().executeSql(
      `with ended as (
          delete from running_jobs using jsonb_to_recordset($4::jsonb) as it (id uuid, attempt integer)
          where job_id = it.id and running_jobs.attempt = it.attempt and process_id = $3
        )
        insert into running_jobs (job_id, attempt, queue, process_id)
        select id, attempt, $2, $3 from jsonb_to_recordset($1::jsonb) as it (id uuid, attempt integer)
        on conflict (job_id, attempt) do update set process_id = excluded.process_id, beat_at = now()`,
      [attemptsIn(jobs), queue, this.#services.processes.id, attemptsIn(ended)],
    );
    for (const it of ended) this.#ended.delete(keyOf(it));
    try {
      return await work();
    } finally {
      for (const { id, retryCount } of jobs) this.#ended.set(keyOf({ id, retryCount }), { id, retryCount });
    }
  }

  /** What processes that have ended were at waits again, once they are taken out. */
  async #letGo(tx: Db, ended: readonly EndedProcess[]): Promise<void> {
    const db = fromKysely(tx);
    const { rows } = await db.executeSql(
      `with held as (delete from running_jobs where process_id = any($1::uuid[]) returning queue, job_id, attempt)
        select held.queue, held.job_id as id, held.attempt as "retryCount" from held join pgboss.job
          on job.name = held.queue and job.id = held.job_id and job.retry_count = held.attempt and job.state = 'active'`,
      [ended.map((it) => it.id)],
    );
    await this.#giveBack(rows, { db });
  }

  /**
   * Jobs that were handed out and that no living process names: the connection dropped between the two. Processes of
   * earlier versions renew what they name, under an id that nobody knows.
   */
  async #search(): Promise<void> {
    const { rows } = await this.#queue.getDb().executeSql(
      `select name as queue, id, retry_count as "retryCount" from pgboss.job
        where state = 'active' and started_on < now() - $1 * interval '1 millisecond'
          and not exists (
            select from running_jobs as it where it.job_id = job.id and it.attempt = job.retry_count
              and (it.beat_at >= now() - $1 * interval '1 millisecond'
                or exists (select from processes where processes.id = it.process_id))
          ) limit 1000`,
      [silentMs],
    );
    await this.#giveBack(rows);
  }

  /** The queue takes back what is under way still in the attempt named; another process may have been quicker. */
  async #giveBack(held: readonly Held[], within: Parameters<PgBoss['fail']>[3] = {}): Promise<void> {
    for (const [queue, jobs] of Map.groupBy(held, (it) => it.queue)) {
      const attempts = jobs.map(({ id, retryCount }) => ({ id, retryCount }));
      await this.#queue.fail(queue, attempts, { message: 'its process has ended' }, within);
      this.#services.log.warn({ queue, jobs: jobs.length }, 'jobs of a process that has ended begin again');
    }
    if (held.length > 0) this.#wake();
  }
}
