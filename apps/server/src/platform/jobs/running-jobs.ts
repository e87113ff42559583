import { newId } from '@chatty/contract/new-id';
import type { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';

/** A process says of its jobs that it is at them this often. */
const beatMs = 2_000;
/** A job that its process has not named for this long is given to another. */
const silentMs = 10_000;
/** It looks this often for jobs that nobody names. */
const searchMs = 30_000;

interface Attempt {
  id: string;
  retryCount: number;
}

interface Held extends Attempt {
  queue: string;
}

/**
 * Gives the jobs of processes that have ended to those that live, in seconds. The queue itself would notice only when a
 * job's whole time has run out. A process that is slow keeps its jobs: it is given up after `silentMs` without a sign,
 * and not by one that was asleep or without a database itself meanwhile. Should two be at one job after all, the queue
 * takes the end of the later attempt alone.
 */
export class RunningJobs {
  readonly #queue: PgBoss;
  readonly #log: Log;
  readonly #wake: () => void;
  readonly #processId = newId();
  readonly #held = new Map<string, Held>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #beating: Promise<void> | null = null;
  #lastBeat = performance.now();
  #lastSearch = performance.now();
  /** Since when it has been awake and with a database: before that it cannot tell who was silent. */
  #attentiveSince = Number.NEGATIVE_INFINITY;

  /** `wake` is called when jobs wait again. */
  constructor(queue: PgBoss, log: Log, wake: () => void) {
    this.#queue = queue;
    this.#log = log;
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
    this.#timer = setInterval(() => void this.#beat(), beatMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
  }

  /** Does work on jobs, and lets the others know for as long as it takes. */
  async during<T>(queue: string, jobs: readonly Attempt[], work: () => Promise<T>): Promise<T> {
    const attempts = JSON.stringify(jobs.map(({ id, retryCount }) => ({ id, attempt: retryCount })));
    await this.#queue.getDb().executeSql(
      `insert into running_jobs (job_id, attempt, queue, process_id)
        select id, attempt, $2, $3 from jsonb_to_recordset($1::jsonb) as it (id uuid, attempt integer)
        on conflict (job_id, attempt) do update set process_id = excluded.process_id, beat_at = now()`,
      [attempts, queue, this.#processId],
    );
    for (const { id, retryCount } of jobs) this.#held.set(id, { id, retryCount, queue });
    try {
      return await work();
    } finally {
      for (const { id } of jobs) this.#held.delete(id);
    }
  }

  #beat(): Promise<void> {
    this.#beating ??= this.#turn()
      .catch((error) => {
        this.#attentiveSince = performance.now();
        this.#log.warn({ err: error }, 'the jobs under way were not looked at');
      })
      .finally(() => {
        this.#beating = null;
      });
    return this.#beating;
  }

  async #turn(): Promise<void> {
    const now = performance.now();
    if (now - this.#lastBeat > 2 * beatMs) this.#attentiveSince = now;
    this.#lastBeat = now;
    const db = this.#queue.getDb();
    if (this.#held.size > 0) {
      await db.executeSql(
        'update running_jobs set beat_at = now() where process_id = $1 and job_id = any($2::uuid[])',
        [this.#processId, [...this.#held.keys()]],
      );
    }
    if (performance.now() - this.#attentiveSince < silentMs) return;
    const { rows } = await db.executeSql(
      `select it.queue, it.job_id as id, it.attempt as "retryCount", job.id is not null as "underWay"
        from running_jobs it left join pgboss.job
          on job.name = it.queue and job.id = it.job_id and job.retry_count = it.attempt and job.state = 'active'
        where beat_at < now() - $1 * interval '1 millisecond' limit 1000`,
      [silentMs],
    );
    if (rows.length > 0) {
      // Most of these jobs have ended, and only their row is left.
      await this.#giveBack(rows.filter((it: { underWay: boolean }) => it.underWay));
      await db.executeSql(
        `delete from running_jobs where beat_at < now() - $1 * interval '1 millisecond' and job_id = any($2::uuid[])`,
        [silentMs, rows.map((it: Held) => it.id)],
      );
    }
    if (now - this.#lastSearch > searchMs) {
      this.#lastSearch = now;
      await this.#giveBack(await this.#nobodys());
    }
  }

  /** Jobs that were handed out and that nobody names: the connection dropped between the two. */
  async #nobodys(): Promise<Held[]> {
    const { rows } = await this.#queue.getDb().executeSql(
      `select name as queue, id, retry_count as "retryCount" from pgboss.job
        where state = 'active' and started_on < now() - $1 * interval '1 millisecond'
          and not exists (select from running_jobs where job_id = job.id and attempt = job.retry_count) limit 1000`,
      [silentMs],
    );
    return rows;
  }

  /** The queue takes back what is under way still in the attempt named; another process may have been quicker. */
  async #giveBack(held: readonly Held[]): Promise<void> {
    for (const [queue, jobs] of Map.groupBy(held, (it) => it.queue)) {
      const attempts = jobs.map(({ id, retryCount }) => ({ id, retryCount }));
      await this.#queue.fail(queue, attempts, { message: 'its process has ended' });
      this.#log.warn({ queue, jobs: jobs.length }, 'jobs of a process that has ended begin again');
    }
    if (held.length > 0) this.#wake();
  }
}
