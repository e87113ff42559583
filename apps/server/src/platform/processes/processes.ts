import { newId } from '@chatty/contract/new-id';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Bus } from '../../ports/bus.ts';
import type { Log } from '../log.ts';
import type { Db } from '../db/open-database.ts';
import { topic } from '../topic.ts';

/** A process gives a sign of life this often. */
export const beatMs = 2_000;
/** Without a sign of life for this long a process is given up, with everything that it held. */
export const silentMs = 10_000;

/** A process that is no more. */
export interface EndedProcess {
  id: string;
  /** Its last sign of life. */
  beat_at: Date;
}

/** Lets go of what processes held, in the transaction that takes them out. What it throws leaves them in, to be tried again. */
export type LetGo = (tx: Db, ended: readonly EndedProcess[]) => Promise<void>;

const endedTopic = topic('processes.ended', z.object({ processIds: z.array(z.string()) }));

/** The clock that all processes share; tests bring their own. */
const databaseClock = () => sql<Date>`now()`;

/**
 * The processes of the installation, seen from one of them: each gives signs of life, and takes out those that gave none.
 * A process that is slow stays: it is given up after `silentMs` without a sign, and not by one that was asleep or without
 * a database itself meanwhile. One that was given up all the same enters anew with its next sign, under the same id.
 */
export class Processes {
  /** Names this process among the others; a new one with each start. */
  readonly id = newId();
  readonly #db: Db;
  readonly #bus: Bus;
  readonly #log: Log;
  readonly #now: () => RawBuilder<Date>;
  readonly #letGos: LetGo[] = [];
  #entered = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #beating: Promise<void> | null = null;
  #lastBeat = performance.now();
  /** Since when it has been awake and with a database: before that it cannot tell who was silent. */
  #attentiveSince = Number.NEGATIVE_INFINITY;

  constructor({ db, bus, log }: { db: Db; bus: Bus; log: Log }, now: () => RawBuilder<Date> = databaseClock) {
    this.#db = db;
    this.#bus = bus;
    this.#log = log;
    this.#now = now;
  }

  /** The processes that live, with their last sign of life (`id`, `beat_at`), to be joined with what they hold. */
  get living(): RawBuilder<EndedProcess> {
    return sql`(select id, beat_at from processes where not (${this.#silent}))`;
  }

  get #silent(): RawBuilder<boolean> {
    return sql`beat_at < ${this.#now()} - ${silentMs} * interval '1 millisecond'`;
  }

  /** How often this process has entered: when that grows, the others have let go of everything that it wrote before. */
  get entered(): number {
    return this.#entered;
  }

  /** Whoever keeps rows for a process says how to let go of them when it has ended, whichever process notices. */
  onEnd(letGo: LetGo): void {
    this.#letGos.push(letGo);
  }

  /** Hears of processes that ended, once each, and maybe more often; the word may also be lost. */
  hearOfEnded(hear: (processIds: readonly string[]) => void): () => void {
    return this.#bus.subscribe(endedTopic, ({ processIds }) => hear(processIds));
  }

  /** A sign of life in the transaction in which this process writes what it holds. Answers how often it has entered. */
  async enter(tx: Db): Promise<number> {
    const { rows } = await this.#sign().execute(tx);
    return this.#count(rows[0]?.entered);
  }

  /** Begins to give signs of life, and takes out at once who has been silent. */
  async start(): Promise<void> {
    await this.beat();
    this.#timer = setInterval(() => void this.beat(), beatMs).unref();
  }

  /** Leaves in an orderly way: at once nothing is held by this process any more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
    await this.#takeOut(sql`id = ${this.id}`).catch((error) =>
      this.#log.warn({ err: error }, 'this process could not say that it ends'),
    );
  }

  /** A sign of life; takes out who has given none. One that fails is made up for by the next. */
  beat(): Promise<void> {
    this.#beating ??= this.#turn()
      .catch((error) => {
        this.#attentiveSince = performance.now();
        this.#log.warn({ err: error }, 'the sign of life failed');
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
    const { rows } = await sql<{ entered: boolean; silent: string | null }>`
      with own as (${this.#sign()})
      select own.entered, others.id as silent from own
        left join (select id from processes where ${this.#silent} and id <> ${this.id}) as others on true`.execute(
      this.#db,
    );
    this.#count(rows[0]?.entered);
    const isSilent = rows.some((it) => it.silent !== null);
    if (isSilent && performance.now() - this.#attentiveSince >= silentMs)
      await this.#takeOut(sql`${this.#silent} and id <> ${this.id}`);
  }

  #sign(): RawBuilder<{ entered: boolean }> {
    // A row that this statement has inserted has no older version.
    return sql`
      insert into processes (id, beat_at) values (${this.id}, ${this.#now()})
      on conflict (id) do update set beat_at = excluded.beat_at returning xmax = 0 as entered`;
  }

  #count(entered = false): number {
    if (entered) this.#entered += 1;
    return this.#entered;
  }

  async #takeOut(which: RawBuilder<unknown>): Promise<void> {
    const processIds = await this.#db.transaction().execute(async (tx) => {
      // Who gives a sign at this moment waits, and then enters anew; what another takes out is its own to tell.
      const { rows: ended } = await sql<EndedProcess>`
        select id, beat_at from processes where ${which} for update skip locked`.execute(tx);
      if (ended.length === 0) return [];
      for (const letGo of this.#letGos) await letGo(tx, ended);
      const ids = ended.map((it) => it.id);
      await tx.deleteFrom('processes').where('id', 'in', ids).execute();
      return ids;
    });
    if (processIds.length > 0) await this.#bus.publish(endedTopic, { processIds });
  }
}
