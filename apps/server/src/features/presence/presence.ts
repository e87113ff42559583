import type { StaffStatus } from '@chatty/contract/team';
import { newId } from '@chatty/contract/new-id';
import { z } from 'zod';
import { topic } from '../../platform/topic.ts';
import type { Services } from '../../ctx.ts';
import { endProcesses, keepSockets, readStatuses, type Staff } from './presence.store.ts';

/** A process gives a sign of life this often, and then reads anew who is there. */
export const beatMs = 5_000;
/** Without a sign of life for this long a process is given up, with everybody whom it held. */
export const silentMs = 15_000;
/** Who closes the last tab is there for so long still: most reload, or go to another page. */
const lingerMs = 2_000;

export const presenceTopic = topic(
  'staff',
  z.object({
    from: z.string(),
    /** Shops whose status has changed. */
    shopIds: z.array(z.string()),
    /** Processes that have ended. */
    processIds: z.array(z.string()),
  }),
);

const keyOf = ({ shopId, memberId }: Staff) => `${shopId}/${memberId}`;
const alike = (one: StaffStatus | undefined, other: StaffStatus) =>
  JSON.stringify(one?.isOnline) === JSON.stringify(other.isOnline);

type Parts = Pick<Services, 'db' | 'bus' | 'hub' | 'clock' | 'log'>;

interface Held {
  staff: Staff;
  sockets: number;
  leaving: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Who of the teams is there, seen from one process (decision 10). Each process writes down whose sockets it holds and
 * gives signs of life; everybody is there whom a living process holds. What a process knows of the others it reads
 * from the database: at once when one tells that something changed, and with each of its own signs of life. So what
 * is read here in memory is as old as a word on the bus takes, at most `beatMs` if the word was lost, and at most
 * `silentMs + beatMs` where a process has crashed.
 */
export class Presence {
  /** Names the process among the others; a new one with each start. */
  readonly id = newId();
  readonly #services: Parts;
  readonly #lingerMs: number;
  readonly #held = new Map<string, Held>();
  /** Whom of them the database knows of. */
  #written = new Map<string, Staff>();
  /** Shops to be read anew. */
  readonly #stale = new Set<string>();
  readonly #statuses = new Map<string, StaffStatus>();
  readonly #unsubscribe: () => void;
  #lastBeat = Number.NEGATIVE_INFINITY;
  #working: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(services: Parts, linger = lingerMs) {
    this.#services = services;
    this.#lingerMs = linger;
    this.#unsubscribe = services.bus.subscribe(presenceTopic, ({ from, shopIds }) => {
      if (from !== this.id && shopIds.length > 0) void this.#read(shopIds);
    });
  }

  /** What this process knows; undefined where nobody is there and nobody looks. */
  statusOf(shopId: string): StaffStatus | undefined {
    return this.#statuses.get(shopId);
  }

  /** A socket of the member has opened here. Resolves when that is known everywhere, or will be with the next beat. */
  opened(staff: Staff): Promise<void> {
    const key = keyOf(staff);
    const it = this.#held.get(key) ?? { staff, sockets: 0, leaving: undefined };
    clearTimeout(it.leaving);
    it.sockets += 1;
    this.#held.set(key, it);
    return this.#written.has(key) ? Promise.resolve() : this.#work();
  }

  closed(staff: Staff): Promise<void> {
    const key = keyOf(staff);
    const it = this.#held.get(key);
    if (!it) return Promise.resolve();
    it.sockets -= 1;
    if (it.sockets > 0 || this.#stopped) return Promise.resolve();
    const leave = () => {
      this.#held.delete(key);
      return this.#work();
    };
    if (this.#lingerMs === 0) return leave();
    it.leaving = setTimeout(leave, this.#lingerMs).unref();
    return Promise.resolve();
  }

  /** Something of the shop's team has changed: who is in it, or who is away. Told to all processes. */
  changed(shopId: string): Promise<void> {
    this.#tell([shopId], []);
    return this.#read([shopId]);
  }

  /** A sign of life; gives up who has given none, and reads who is there. */
  beat(): Promise<void> {
    this.#lastBeat = Number.NEGATIVE_INFINITY;
    return this.#work();
  }

  /** Leaves in an orderly way: at once nobody is there any more by this process. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unsubscribe();
    for (const it of this.#held.values()) clearTimeout(it.leaving);
    await this.#working;
    const { shopIds } = await endProcesses(this.#services.db, { id: this.id });
    this.#tell(shopIds, [this.id]);
  }

  #read(shopIds: readonly string[]): Promise<void> {
    for (const it of shopIds) this.#stale.add(it);
    return this.#work();
  }

  /** One turn at a time; what comes up meanwhile is done in one more. A turn that fails is made up for by the next beat. */
  #work(): Promise<void> {
    this.#again = true;
    this.#working ??= (async () => {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        await this.#turn().catch((error) => this.#services.log.error({ err: error }, 'presence'));
      }
      this.#working = null;
    })();
    return this.#working;
  }

  async #turn(): Promise<void> {
    const now = this.#services.clock.now().getTime();
    const silentSince = new Date(now - silentMs);
    const beats = now - this.#lastBeat >= beatMs;
    const own = await this.#write(beats);
    this.#tell(own, []);
    const ended = beats ? await endProcesses(this.#services.db, { silentSince }) : { shopIds: [], processIds: [] };
    this.#tell(ended.shopIds, ended.processIds);
    const asked = new Set([...own, ...ended.shopIds, ...this.#stale, ...(beats ? this.#statuses.keys() : [])]);
    this.#stale.clear();
    if (asked.size === 0 && !beats) return;
    const read = { shopIds: [...asked], everywhere: beats, aliveSince: silentSince };
    const statuses = await readStatuses(this.#services.db, read);
    for (const it of asked) if (!statuses.has(it)) this.#statuses.delete(it);
    for (const it of statuses.values()) this.#learn(it);
  }

  /** Writes who came and went here; returns their shops. */
  async #write(beats: boolean): Promise<string[]> {
    const there = new Map([...this.#held].map(([key, { staff }]) => [key, staff]));
    const came = [...there].filter(([key]) => !this.#written.has(key)).map(([, it]) => it);
    const gone = [...this.#written].filter(([key]) => !there.has(key)).map(([, it]) => it);
    if (!beats && came.length === 0 && gone.length === 0) return [];
    const now = this.#services.clock.now();
    const all = [...there.values()];
    const known = await keepSockets(this.#services.db, { processId: this.id, now, there: all, came, gone });
    this.#lastBeat = now.getTime();
    this.#written = there;
    return [...new Set([...(known ? came : all), ...gone].map((it) => it.shopId))];
  }

  #learn(status: StaffStatus): void {
    const { shopId, isOnline } = status;
    const { hub } = this.#services;
    const before = this.#statuses.get(shopId);
    const listens = hub.listenersOf(shopId).size > 0;
    if (listens || Object.values(isOnline).some((it) => it.status)) this.#statuses.set(shopId, status);
    else this.#statuses.delete(shopId);
    if (listens && !alike(before, status)) {
      hub.passHere(shopId, { team: true, contactId: null }, { type: 'staff.status', payload: status });
    }
  }

  #tell(shopIds: string[], processIds: string[]): void {
    if (shopIds.length === 0 && processIds.length === 0) return;
    this.#services.bus
      .publish(presenceTopic, { from: this.id, shopIds, processIds })
      .catch((error) => this.#services.log.error({ err: error }, 'bus'));
  }
}
