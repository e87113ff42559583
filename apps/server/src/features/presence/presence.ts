import type { StaffStatus } from '@chatty/contract/team';
import { z } from 'zod';
import { clockedCache } from '../../platform/clocked-cache.ts';
import { topic } from '../../platform/topic.ts';
import type { Services } from '../../ctx.ts';
import { keepSockets, readStatuses, type Staff } from './presence.store.ts';

/** A process reads this often who is there, for a word of the others may get lost. */
export const lookMs = 5_000;
/** Who closes the last tab is there for so long still: most reload, or go to another page. */
const lingerMs = 2_000;
/** Whoever opened a chat before somebody came, or the last one left, hears of events from the feed within this time. */
const onTheWayMs = 10_000;
const mostTurned = 5_000;

/** Shops whose status has changed. */
const presenceTopic = topic('staff.changed', z.object({ from: z.string(), shopIds: z.array(z.string()) }));

const keyOf = ({ shopId, memberId }: Staff) => `${shopId}/${memberId}`;
const alike = (one: StaffStatus | undefined, other: StaffStatus) =>
  JSON.stringify(one?.isOnline) === JSON.stringify(other.isOnline);

/** Whether anybody is there and not away. */
const isStaffed = (it: StaffStatus | undefined) =>
  Object.values(it?.isOnline ?? {}).some(({ status, enableAwayMode }) => status && !enableAwayMode);

type Parts = Pick<Services, 'db' | 'bus' | 'hub' | 'clock' | 'log' | 'processes'>;

interface Held {
  staff: Staff;
  sockets: number;
  leaving: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Who of the teams is there, seen from one process (decision 10). Each process writes down whose sockets it holds;
 * everybody is there whom a living process holds. What a process knows of the others it reads from the database: at once
 * when one tells that something changed or has ended, and every `lookMs`. So what is read here in memory is as old as a
 * word on the bus takes, or `lookMs` if the word was lost; a process that crashed holds nobody once it is given up.
 */
export class Presence {
  readonly #services: Parts;
  readonly #lingerMs: number;
  readonly #held = new Map<string, Held>();
  /** Whom of them the database knows of. */
  #written = new Map<string, Staff>();
  /** Shops to be read anew. */
  readonly #stale = new Set<string>();
  readonly #statuses = new Map<string, StaffStatus>();
  /** Shops in which somebody has come while nobody was there, or the last one has gone, a moment ago. */
  readonly #turned: ReturnType<typeof clockedCache>;
  readonly #unsubscribe: (() => void)[];
  /** How often this process had entered the installation when it last wrote. */
  #entered = 0;
  #everywhere = false;
  #working: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  constructor(services: Parts, linger = lingerMs) {
    this.#services = services;
    this.#lingerMs = linger;
    const { bus, clock, processes } = services;
    this.#turned = clockedCache(clock, mostTurned, onTheWayMs);
    this.#unsubscribe = [
      bus.subscribe(presenceTopic, ({ from, shopIds }) => {
        if (from !== processes.id) void this.#read(shopIds);
      }),
      processes.hearOfEnded(() => void this.look()),
    ];
  }

  /** What this process knows; undefined where nobody is there and nobody looks. */
  statusOf(shopId: string): StaffStatus | undefined {
    return this.#statuses.get(shopId);
  }

  /** Whether what was said of a shop a moment ago, that somebody is there or nobody is, may be wrong by now. */
  hasTurned(shopId: string): boolean {
    return this.#turned.has(shopId);
  }

  /** A socket of the member has opened here. Resolves when that is known everywhere, or will be with the next look. */
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
    this.#tell([shopId]);
    return this.#read([shopId]);
  }

  /** Reads who is there, wherever somebody is. */
  look(): Promise<void> {
    this.#everywhere = true;
    return this.#work();
  }

  /** Writes and reads no more; what this process holds goes when the process ends. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    for (const it of this.#held.values()) clearTimeout(it.leaving);
    await this.#working;
  }

  #read(shopIds: readonly string[]): Promise<void> {
    for (const it of shopIds) this.#stale.add(it);
    return this.#work();
  }

  /** One turn at a time; what comes up meanwhile is done in one more. A turn that fails is made up for by the next look. */
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
    const everywhere = this.#everywhere;
    this.#everywhere = false;
    const { db, processes } = this.#services;
    const own = await this.#write();
    this.#tell(own);
    const asked = new Set([...own, ...this.#stale, ...(everywhere ? this.#statuses.keys() : [])]);
    this.#stale.clear();
    if (asked.size === 0 && !everywhere) return;
    const statuses = await readStatuses(db, processes, { shopIds: [...asked], everywhere });
    for (const it of asked) if (!statuses.has(it)) this.#statuses.delete(it);
    for (const it of statuses.values()) this.#learn(it);
  }

  /** Writes who came and went here; returns their shops. */
  async #write(): Promise<string[]> {
    const { db, clock, processes } = this.#services;
    const there = new Map([...this.#held].map(([key, { staff }]) => [key, staff]));
    const came = [...there].filter(([key]) => !this.#written.has(key)).map(([, it]) => it);
    const gone = [...this.#written].filter(([key]) => !there.has(key)).map(([, it]) => it);
    const isLetGo = there.size > 0 && processes.entered !== this.#entered;
    if (!isLetGo && came.length === 0 && gone.length === 0) return [];
    const all = [...there.values()];
    const sockets = { now: clock.now(), there: all, came, gone, entered: this.#entered };
    const entered = await keepSockets(db, processes, sockets);
    const written = entered === this.#entered ? came : all;
    this.#entered = entered;
    this.#written = there;
    return [...new Set([...written, ...gone].map((it) => it.shopId))];
  }

  #learn(status: StaffStatus): void {
    const { shopId, isOnline } = status;
    const { hub } = this.#services;
    const before = this.#statuses.get(shopId);
    const isTurned = isStaffed(before) !== isStaffed(status);
    if (isTurned) this.#turned.set(shopId, true);
    const listens = hub.listenersOf(shopId).size > 0;
    if (listens || Object.values(isOnline).some((it) => it.status)) this.#statuses.set(shopId, status);
    else this.#statuses.delete(shopId);
    if (!listens || alike(before, status)) return;
    hub.passHere(shopId, { team: true, contactId: null }, { type: 'staff.status', payload: status });
    if (!isTurned) return;
    const toVisitors = { team: false, contactId: null, visitors: true };
    hub.passHere(shopId, toVisitors, { type: 'availability.changed', payload: {} });
  }

  #tell(shopIds: string[]): void {
    if (shopIds.length === 0) return;
    const { bus, log, processes } = this.#services;
    bus.publish(presenceTopic, { from: processes.id, shopIds }).catch((error) => log.error({ err: error }, 'bus'));
  }
}
