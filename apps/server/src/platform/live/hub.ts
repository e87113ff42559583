import type { PassingEvent, ServerFrame } from '@chatty/contract/live';
import type { Log } from '../log.ts';
import type { Bus } from '../../ports/bus.ts';
import { type LiveMessage, liveTopic } from './live-topic.ts';
import { lastNumber, lastNumbers, type LoggedEvent, missedBy, readEvents } from './event-log.ts';
import type { Audience } from './audience.ts';
import type { Db } from '../db/open-database.ts';

/** One open socket. `memberId` or `contactId` says who listens; staff of the provider do so in a member's name. */
export interface Listener {
  shopId: string;
  memberId: string | null;
  contactId: string | null;
  /** What alone they may hear of, of all that their contact may; `HubRules` say what that is. */
  only?: string | undefined;
  /** The member's session in a browser, where there is one. */
  sessionId?: string | null;
  isCrmLogin: boolean;
  /** The number of the last event written to this socket; events up to it are not written again. */
  sentUpTo: number;
  write(frame: string): void;
  /** Closes the socket; the client may come back if it gets a good token. */
  end(): void;
}

export interface Hub {
  /** Told after each commit with the events of that commit, in order. */
  committed(events: readonly LoggedEvent[]): void;
  /** Tells those who are there, in every process. */
  pass(shopId: string, audience: Audience, event: PassingEvent, except?: Listener): void;
  /** Tells only those who are there in this process: each process knows what is told by itself. */
  passHere(shopId: string, audience: Audience, event: PassingEvent): void;
  /**
   * Ends the sockets of a member, of one session of theirs, of a contact, or of those who may hear of one thing alone, in every
   * process at once: their access was taken away, or changed, or their token is no longer good. Without an id the sockets of the whole shop.
   */
  dismiss(shopId: string, id?: string): void;
  /**
   * Sends a newcomer what it missed after `since` (null: nothing is missed) and then everything that comes. Tells it to
   * read anew when the log no longer reaches back or the gap is too long to be worth it.
   */
  join(listener: Listener, since: number | null): Promise<void>;
  leave(listener: Listener): void;
  listenersOf(shopId: string): ReadonlySet<Listener>;
  /** How many sockets are open in this process. */
  readonly size: number;
  close(): void;
}

interface Room {
  listeners: Set<Listener>;
  /** The last event delivered here. */
  delivered: number;
  /** How many are on their way in; an empty room with newcomers stays. */
  joining: number;
  /** One delivery at a time keeps the order. */
  tail: Promise<void>;
}

/** Whether whoever listens may hear of an event of their own contact. */
type MayHear = (listener: Pick<Listener, 'only'>, event: { type: string; payload: unknown }) => boolean;

const hearsBy =
  (mayHear: MayHear) =>
  (it: Listener, audience: Audience, event: { type: string; payload: unknown }): boolean =>
    (audience.team && it.memberId !== null) ||
    (audience.visitors === true && it.contactId !== null) ||
    (audience.contactId !== null && audience.contactId === it.contactId && mayHear(it, event));

export const eventFrame = (it: Pick<LoggedEvent, 'n' | 'at' | 'type' | 'payload'>): string =>
  JSON.stringify({ t: 'event', n: it.n, at: it.at.toISOString(), type: it.type, payload: it.payload });

/** What the hub is told about its events, whose meaning it does not know. */
interface HubRules {
  mayHear?: MayHear;
  /** How often it looks for what it was not told of. */
  lookEveryMs?: number;
}

/**
 * Writes the event log to the sockets of this process. Events of its own commits arrive with the commit; of other
 * processes' commits it hears the number and reads the log. A gap is always closed from the log, so that every
 * listener gets every event once and in order, whatever is lost on the way.
 */
export function createHub(db: Db, bus: Bus, log: Log, rules: HubRules = {}): Hub {
  const { mayHear = () => true, lookEveryMs = 5_000 } = rules;
  const hears = hearsBy(mayHear);
  const own = crypto.randomUUID();
  const rooms = new Map<string, Room>();
  let size = 0;

  const write = (room: Room, events: readonly LoggedEvent[]) => {
    for (const event of events) {
      if (event.n <= room.delivered) continue;
      room.delivered = event.n;
      let frame: string | undefined;
      for (const listener of room.listeners) {
        if (event.n <= listener.sentUpTo || !hears(listener, event.audience, event)) continue;
        frame ??= eventFrame(event);
        listener.sentUpTo = event.n;
        listener.write(frame);
      }
    }
  };

  const catchUp = async (shopId: string, room: Room, upTo: number) => {
    while (room.delivered < upTo) {
      const events = await readEvents(db, { shopId, after: room.delivered, upTo });
      if (events.length === 0) return;
      write(room, events);
    }
  };

  const behind = (shopId: string, room: Room, work: () => Promise<void> | void) => {
    room.tail = room.tail.then(work).catch((error) => {
      log.error({ err: error, shopId }, 'live delivery failed; sockets resume from the log');
      for (const it of room.listeners) it.write(JSON.stringify({ t: 'expired' } satisfies ServerFrame));
    });
  };

  const deliver = (shopId: string, events: readonly LoggedEvent[]) => {
    const room = rooms.get(shopId);
    const first = events[0];
    if (!room || !first) return;
    behind(shopId, room, async () => {
      if (first.n > room.delivered + 1) await catchUp(shopId, room, first.n - 1);
      write(room, events);
    });
  };

  const forgetIfEmpty = (shopId: string, room: Room) => {
    if (room.listeners.size === 0 && room.joining === 0 && rooms.get(shopId) === room) rooms.delete(shopId);
  };

  const say = (room: Room | undefined, audience: Audience, event: PassingEvent, except?: Listener) => {
    if (!room) return;
    const frame = JSON.stringify({ t: 'passing', ...event });
    for (const it of room.listeners) if (it !== except && hears(it, audience, event)) it.write(frame);
  };

  const end = (room: Room | undefined, id: string | null) => {
    const isMeant = (it: Listener) => id === null || [it.memberId, it.contactId, it.sessionId, it.only].includes(id);
    for (const it of room?.listeners ?? []) if (isMeant(it)) it.end();
  };

  const unsubscribe = bus.subscribe(liveTopic, ({ from, shopId, upTo, passing, dismissed }) => {
    if (from === own) return;
    const room = rooms.get(shopId);
    if (!room) return;
    if (passing) say(room, passing.audience, passing.event);
    if (dismissed !== undefined) end(room, dismissed);
    if (upTo !== undefined) behind(shopId, room, () => catchUp(shopId, room, upTo));
  });

  // A word is lost with a process that ends right after its commit, or while the bus is away: the log itself is asked too.
  const look = async () => {
    if (rooms.size === 0) return;
    for (const { shop_id, n } of await lastNumbers(db, [...rooms.keys()])) {
      const room = rooms.get(shop_id);
      if (room && room.delivered < Number(n)) behind(shop_id, room, () => catchUp(shop_id, room, Number(n)));
    }
  };
  const looking = setInterval(() => {
    look().catch((error) => log.error({ err: error }, 'the event log was not asked'));
  }, lookEveryMs).unref();

  const tell = (message: Omit<LiveMessage, 'from'>) => {
    bus.publish(liveTopic, { from: own, ...message }).catch((error) => log.error({ err: error }, 'bus'));
  };

  return {
    committed(events) {
      for (const [shopId, list] of Map.groupBy(events, (it) => it.shopId)) {
        deliver(shopId, list);
        tell({ shopId, upTo: list.at(-1)?.n ?? 0 });
      }
    },
    pass(shopId, audience, event, except) {
      say(rooms.get(shopId), audience, event, except);
      tell({ shopId, passing: { audience, event } });
    },
    passHere: (shopId, audience, event) => say(rooms.get(shopId), audience, event),
    dismiss(shopId, id) {
      end(rooms.get(shopId), id ?? null);
      tell({ shopId, dismissed: id ?? null });
    },
    async join(listener, since) {
      const { shopId } = listener;
      const room = rooms.get(shopId) ?? { listeners: new Set(), delivered: 0, joining: 0, tail: Promise.resolve() };
      rooms.set(shopId, room);
      room.joining += 1;
      // Behind what is being delivered, so that nothing falls between the log that is read and the events that follow.
      room.tail = room.tail.then(async () => {
        const last = await lastNumber(db, shopId);
        const missed = since === null ? [] : await missedBy(db, listener, since, last);
        if (missed) {
          for (const event of missed) if (mayHear(listener, event)) listener.write(eventFrame(event));
        } else listener.write(JSON.stringify({ t: 'reset', n: last } satisfies ServerFrame));
        listener.sentUpTo = last;
        if (room.listeners.size === 0) room.delivered = Math.max(room.delivered, last);
        room.listeners.add(listener);
        size += 1;
        listener.write(JSON.stringify({ t: 'ready', n: last } satisfies ServerFrame));
      });
      const joined = room.tail;
      room.tail = joined.catch(() => {});
      await joined.finally(() => {
        room.joining -= 1;
        forgetIfEmpty(shopId, room);
      });
    },
    leave(listener) {
      const room = rooms.get(listener.shopId);
      if (!room?.listeners.delete(listener)) return;
      size -= 1;
      forgetIfEmpty(listener.shopId, room);
    },
    listenersOf: (shopId) => rooms.get(shopId)?.listeners ?? new Set(),
    get size() {
      return size;
    },
    close() {
      clearInterval(looking);
      unsubscribe();
    },
  };
}
