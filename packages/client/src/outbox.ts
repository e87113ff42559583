import { CallFailed, pauseAfter } from './api.ts';

/** A message, or an act, that the server has not confirmed yet. It lives in the browser until it is. */
export interface Unsent<Body> {
  id: string;
  conversationId: string;
  body: Body;
  /** When it was written, in ms since 1970; messages leave in this order. */
  writtenAt: number;
  /** Not a message: it leaves although one before it was refused, and not once another tab has taken it back. */
  isAct?: true;
  /** Why it will not leave by itself; the person may retry or take the text back. */
  refusal: string | null;
  /** What the server called it where it refused. */
  code?: string;
  /** Until when (ms since 1970) its writer may still take it back: it does not leave before, unless their page goes. */
  heldUntil?: number;
  /** What the server said when it asked for patience; it is tried again by itself. */
  patience?: string;
  /** Until when (ms since 1970) the server asked to be left alone with it. Known to this page only. */
  restsUntil?: number;
}

export interface OutboxStore<Body> {
  all(): Promise<Unsent<Body>[]>;
  put(message: Unsent<Body>): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface OutboxOptions<Body> {
  /** Tabs that share a store share its name: one of them delivers at a time. */
  name?: string;
  store: OutboxStore<Body>;
  /** Delivers one message; `leaving` while the page goes. Must be safe to repeat with the same id. */
  deliver(message: Unsent<Body>, leaving: boolean): Promise<void>;
  /** Told after every change with all that is unsent, in order. */
  onChange(unsent: readonly Unsent<Body>[]): void;
}

export interface Outbox<Body> {
  /** Resolves once the message is safe in the browser; delivery goes on behind it, `holdMs` later. */
  add(message: { id: string; conversationId: string; body: Body; holdMs?: number; isAct?: true }): Promise<void>;
  /** Once more, with another body where one is given. */
  retry(id: string, body?: Body): Promise<void>;
  /** Gives up on a message and hands back its body, so that the text is not lost; null when it is leaving or has left. */
  takeBack(id: string): Promise<Body | null>;
  /** The page goes: what was only held leaves at once. */
  leave(): void;
  /** Tries at once, for example because the network is back; not what the server asked to wait with. */
  flush(): void;
  /** Reads what an earlier page left behind, and begins. */
  start(): Promise<void>;
  stop(): void;
}

const longestWaitMs = 15_000;

/** One tab of a browser delivers at a time, so that the order holds across tabs. */
async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request(name, work) : work();
}

const sayUnkept = () => console.error('The browser refused to keep an unsent message; it stays in this page.');

const heldFor = (ms: number) => (ms > 0 ? { heldUntil: Date.now() + ms } : {});
const isHeld = ({ heldUntil = 0, refusal }: Unsent<unknown>) => heldUntil > Date.now() && refusal === null;

/** What leaves when the page goes: what is held, and what waits before it; none overtakes one that was refused. */
function leavingNow<Body>(waiting: readonly Unsent<Body>[]): Unsent<Body>[] {
  const isSame = (it: Unsent<Body>, other: Unsent<Body>) => it.conversationId === other.conversationId;
  return waiting.filter((it, at) => {
    const isBlocked = waiting.slice(0, at + 1).some((before) => isSame(it, before) && before.refusal !== null);
    return !isBlocked && waiting.slice(at).some((later) => isSame(it, later) && isHeld(later));
  });
}

/** Whether it may leave still: another tab may have taken back what this one read when it began. */
async function mayLeave<Body>(store: OutboxStore<Body>, message: Unsent<Body>): Promise<boolean> {
  if (message.heldUntil === undefined && !message.isAct) return true;
  const kept = await store.all().catch(() => [message]);
  return kept.some((it) => it.id === message.id);
}

/**
 * Keeps messages until the server has them: in order within a conversation, through reloads and network loss, each
 * delivered under its own id so that a repeat is no duplicate.
 */
export function createOutbox<Body>({
  name = 'chatty-outbox',
  store,
  deliver,
  onChange,
}: OutboxOptions<Body>): Outbox<Body> {
  const unsent = new Map<string, Unsent<Body>>();
  const unkept = new Set<string>();
  let running = false;
  let again = false;
  let stopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastWritten = 0;
  let leaving: string | null = null;

  const inOrder = () => [...unsent.values()].sort((a, b) => a.writtenAt - b.writtenAt);
  const changed = () => onChange(inOrder());

  const keep = async (message: Unsent<Body>) => {
    unsent.set(message.id, message);
    changed();
    await store.put(message).catch(() => {
      unkept.add(message.id);
      sayUnkept();
    });
  };

  const forget = async (id: string) => {
    unsent.delete(id);
    changed();
    await store.remove(id).catch(() => {});
  };

  const backOff = () => {
    const ms = Math.min(longestWaitMs, 500 * 2 ** failures) * (0.5 + Math.random() / 2);
    failures += 1;
    return ms;
  };

  /** Delivers what it can. Answers in how many ms something should be tried again; `Infinity` when nothing should. */
  const round = async (): Promise<number> => {
    const [stuck, refused] = [new Set<string>(), new Set<string>()];
    let soon = false;
    let next = Number.POSITIVE_INFINITY;
    for (const message of inOrder()) {
      if (stopped || !unsent.has(message.id) || stuck.has(message.conversationId)) continue;
      if (message.refusal !== null) refused.add(message.conversationId);
      if (message.refusal !== null || (refused.has(message.conversationId) && !message.isAct)) continue;
      const restMs = Math.max(message.restsUntil ?? 0, message.heldUntil ?? 0) - Date.now();
      if (restMs > 0) {
        stuck.add(message.conversationId);
        next = Math.min(next, restMs);
        continue;
      }
      try {
        leaving = message.id;
        if (unkept.has(message.id) || (await mayLeave(store, message))) await deliver(message, false);
        failures = 0;
        await forget(message.id);
      } catch (problem) {
        const tooMany = problem instanceof CallFailed && problem.code === 'too_many';
        if (!tooMany && !(problem instanceof CallFailed && !problem.passing)) return Math.min(next, backOff());
        // Other conversations may have room where this one has none.
        (tooMany ? stuck : refused).add(message.conversationId);
        if (!tooMany) await keep({ ...message, refusal: problem.message, code: problem.code });
        else if (unsent.has(message.id)) {
          const pauseMs = pauseAfter(problem);
          if (pauseMs > 0) next = Math.min(next, pauseMs);
          else soon = true;
          unsent.set(message.id, { ...message, patience: problem.message, restsUntil: Date.now() + pauseMs });
          changed();
        }
      } finally {
        leaving = null;
      }
    }
    return soon ? Math.min(next, backOff()) : next;
  };

  const flush = () => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    running = true;
    clearTimeout(timer);
    void alone(name, round)
      .catch(backOff)
      .then((nextMs) => {
        running = false;
        if (again) {
          again = false;
          flush();
        } else if (nextMs < Number.POSITIVE_INFINITY && !stopped) timer = setTimeout(flush, nextMs);
      });
  };

  const wake = () => {
    failures = 0;
    flush();
  };

  return {
    async add({ holdMs = 0, ...message }) {
      lastWritten = Math.max(Date.now(), lastWritten + 1);
      await keep({ ...message, writtenAt: lastWritten, refusal: null, ...heldFor(holdMs) });
      flush();
    },
    async retry(id, body) {
      const message = unsent.get(id);
      if (message) await keep({ ...message, body: body ?? message.body, refusal: null, restsUntil: 0 });
      wake();
    },
    async takeBack(id) {
      const message = unsent.get(id);
      if (!message || leaving === id) return null;
      await forget(id);
      flush();
      return message.body;
    },
    leave() {
      // Nothing can be waited for; whatever of it arrives twice is the same message.
      for (const it of leavingNow(inOrder())) deliver(it, true).catch(() => {});
    },
    flush: wake,
    async start() {
      const kept = await store.all().catch(() => []);
      for (const it of kept) if (!unsent.has(it.id)) unsent.set(it.id, it);
      if (typeof window !== 'undefined') window.addEventListener('online', wake);
      changed();
      flush();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      if (typeof window !== 'undefined') window.removeEventListener('online', wake);
    },
  };
}
