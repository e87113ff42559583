import type { PassingEvent } from '@chatty/contract/live';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalBus } from '../../adapters/bus/local-bus.ts';
import { createHub } from '../../platform/live/hub.ts';
import type { Bus } from '../../ports/bus.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { Processes, silentMs } from '../../platform/processes/processes.ts';
import { Presence } from './presence.ts';
import { dropSockets, readStatuses, type Staff } from './presence.store.ts';

let w: TestServer;
/** Two shops of two members each. */
let team: Staff[];
beforeAll(async () => {
  w = await testServer();
  team = [];
  for (const shop of [await w.shop(), await w.shop()]) {
    for (let i = 0; i < 2; i += 1) team.push({ shopId: shop.id, memberId: (await shop.member()).id });
  }
});
afterAll(() => w.close());

/** A process beside what we know of it. */
interface Known {
  processes: Processes;
  presence: Presence;
  /** Open sockets, by the place of the member in the team. */
  sockets: number[];
  lastBeat: number;
  state: 'runs' | 'paused' | 'crashed';
  /** Who is there, as a screen that listens to this process was told last. */
  told: Map<string, boolean>;
  /** Ends it without a word. */
  cut(): void;
}

/** A few processes on one database and one clock, beside what should be true of them. */
class Installation {
  /** Far ahead: to the server's own process, which looks on, nobody has been silent. */
  now = Date.parse('2126-01-05T10:00:00Z');
  readonly processes: Known[] = [];
  /** When somebody of a shop was last there, as far as it is over. */
  readonly lastActive = new Map<string, number>();
  readonly #bus = createLocalBus();

  async start(): Promise<void> {
    if (this.processes.length === 4) return;
    const cuts: (() => void)[] = [];
    const bus: Bus = {
      ...this.#bus,
      subscribe: (channel, hear) => {
        // What a paused process should have heard is lost to it.
        const end = this.#bus.subscribe(channel, (word) => known.state === 'paused' || hear(word));
        cuts.push(end);
        return end;
      },
    };
    const { db, log } = w.services;
    const hub = createHub(db, bus, log);
    const told = new Map<string, boolean>();
    const write = (frame: string) => {
      const event = JSON.parse(frame) as PassingEvent;
      if (event.type !== 'staff.status') return;
      for (const [id, { status }] of Object.entries(event.payload.isOnline)) told.set(id, status);
    };
    for (const { shopId, memberId } of team) {
      const whose = { shopId, memberId, contactId: null, isCrmLogin: false };
      await hub.join({ ...whose, sentUpTo: 0, write, end: () => {} }, null);
    }
    const clock = { now: () => new Date(this.now) };
    const processes = new Processes({ db, log, bus }, () => sql<Date>`${clock.now()}::timestamptz`);
    processes.onEnd(dropSockets);
    const known: Known = {
      processes,
      presence: new Presence({ db, log, hub, bus, clock, processes }, 0),
      sockets: team.map(() => 0),
      lastBeat: this.now,
      state: 'runs',
      told,
      cut() {
        for (const it of cuts) it();
        hub.close();
      },
    };
    this.processes.push(known);
  }

  #remove(it: Known): void {
    it.cut();
    this.processes.splice(this.processes.indexOf(it), 1);
  }

  #noteEnd({ sockets, lastBeat }: Known): void {
    for (const [i, { shopId }] of team.entries()) if (sockets[i]) this.#note(shopId, lastBeat);
  }

  #note(shopId: string, at: number): void {
    this.lastActive.set(shopId, Math.max(this.lastActive.get(shopId) ?? 0, at));
  }

  async step({ what, who, whom }: Step): Promise<void> {
    const it = this.processes[who % Math.max(1, this.processes.length)];
    const staff = team[whom];
    if (what === 'start') return this.start();
    if (!it || !staff) return;
    const sockets = it.sockets[whom] ?? 0;
    if (what === 'resume' && it.state === 'paused') it.state = 'runs';
    if (it.state !== 'runs') return;
    if (what === 'pause' || what === 'crash') it.state = what === 'pause' ? 'paused' : 'crashed';
    if (what === 'crash') it.cut();
    if (what === 'open') {
      it.sockets[whom] = sockets + 1;
      await it.presence.opened(staff);
    }
    if (what === 'close' && sockets > 0) {
      it.sockets[whom] = sockets - 1;
      if (sockets === 1) this.#note(staff.shopId, this.now);
      await it.presence.closed(staff);
    }
    if (what === 'stop') {
      await it.presence.stop();
      await it.processes.stop();
      this.#noteEnd(it);
      this.#remove(it);
    }
  }

  /** Every process that runs gives a sign of life, twice: what the last one notices, the first one knows too. */
  async settle(): Promise<void> {
    const running = this.processes.filter((it) => it.state === 'runs');
    for (const it of [...running, ...running]) {
      await it.processes.beat();
      await it.presence.look();
    }
    for (const it of running) it.lastBeat = this.now;
    if (running.length === 0) return;
    for (const it of this.processes.filter((one) => this.#isSilent(one))) {
      this.#noteEnd(it);
      if (it.state === 'crashed') this.#remove(it);
    }
  }

  #isSilent = ({ lastBeat }: Known) => this.now - lastBeat > silentMs;

  isThere(i: number): boolean {
    return this.processes.some((it) => (it.sockets[i] ?? 0) > 0 && !this.#isSilent(it));
  }

  lastActiveOf(shopId: string): number | null {
    const now = this.processes.filter(
      (it) => !this.#isSilent(it) && team.some((staff, i) => staff.shopId === shopId && (it.sockets[i] ?? 0) > 0),
    );
    return Math.max(0, this.lastActive.get(shopId) ?? 0, ...now.map((it) => it.lastBeat)) || null;
  }

  async end(): Promise<void> {
    for (const it of [...this.processes]) this.#remove(it);
    await w.services.db.deleteFrom('processes').execute();
    await w.services.db.updateTable('shops').set({ staff_last_active_at: null }).execute();
  }
}

interface Step {
  what: 'start' | 'stop' | 'crash' | 'pause' | 'resume' | 'open' | 'close';
  who: number;
  whom: number;
  /** How long until it happens. */
  afterMs: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('open' as const, 'close' as const) },
    { weight: 3, arbitrary: fc.constantFrom('start', 'stop', 'crash', 'pause', 'resume' as const) },
  ),
  who: fc.nat(3),
  whom: fc.nat(3),
  afterMs: fc.constantFrom(0, 400, 4_000, 9_000, 16_000),
});

async function check(all: Installation): Promise<void> {
  const running = all.processes.filter((it) => it.state === 'runs');
  const [first] = running;
  if (!first) return;
  const expected = team.map((_, i) => all.isThere(i));
  for (const { presence, told } of running) {
    const known = team.map(({ shopId, memberId }) => presence.statusOf(shopId)?.isOnline[memberId]?.status ?? false);
    expect({ known, told: team.map(({ memberId }) => told.get(memberId) ?? false) }).toEqual({
      known: expected,
      told: expected,
    });
  }
  const shopIds = [...new Set(team.map((it) => it.shopId))];
  const statuses = await readStatuses(w.services.db, first.processes, { shopIds, everywhere: false });
  for (const shopId of shopIds) {
    const last = statuses.get(shopId)?.lastActive;
    expect(last ? Date.parse(last) : null).toBe(all.lastActiveOf(shopId));
  }
}

describe('who is there', () => {
  it('is what living processes hold, and is told to every screen, whatever opens, closes, stops, crashes or sleeps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const all = new Installation();
        await all.start();
        await all.start();
        try {
          for (const it of steps) {
            all.now += it.afterMs;
            await all.step(it);
            await all.settle();
            await check(all);
          }
        } finally {
          await all.end();
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
