import { CallFailed, pauseAfter } from '@chatty/client/api';
import type { Live } from '@chatty/client/live';
import type { VisitorSession } from '@chatty/contract/widget';
import { openFeed } from './feed.ts';
import type { SessionKeeper } from './session.ts';
import { type Change, conversationOf, type State } from '../../features/conversations/conversations-state.ts';
import type { Store } from '../store.ts';

const longestWaitMs = 15_000;
const typingEveryMs = 2_500;
const readAtOnce = 3;

interface Given {
  origin: string;
  store: Store<State, Change>;
  keeper: SessionKeeper;
  /** What is unsent can leave now. */
  onLive(): void;
  loadThread(id: string, anew?: boolean): Promise<void>;
}

/** Waits a while, or until the browser is online again. */
const pauseUntilOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, ms);
  });

const ignore = () => {};

/** Begins the visit and keeps the socket open: the one way in which news arrives. */
export function createConnection({ origin, store, keeper, onLive, loadThread }: Given) {
  const { dispatch } = store;
  let live: Live | null = null;
  let tell: (live: Live) => void = ignore;
  let lastTyping = 0;

  /** Reads anew what may have been missed. */
  const refresh = async () => {
    const { data } = await keeper.api('GET /client/api/conversations');
    for (const conversation of data) dispatch({ type: 'conversation', conversation });
    await Promise.all(Object.keys(store.get().threads).map((id) => loadThread(id, true)));
  };

  const listen = (session: VisitorSession) => {
    live = openFeed({
      origin,
      keeper,
      since: session.since,
      dispatch,
      onLive() {
        if (live) tell(live);
        onLive();
      },
      onReset: () => void refresh().catch(ignore),
    });
    const unread = session.conversations.filter((it) => it.lastSeq > it.visitorReadSeq).slice(0, readAtOnce);
    for (const it of unread) void loadThread(it.id).catch(ignore);
  };

  const attempt = async (failures: number): Promise<void> => {
    try {
      listen(await keeper.begin());
    } catch (problem) {
      const tooMany = problem instanceof CallFailed && problem.code === 'too_many';
      if (problem instanceof CallFailed && (tooMany || !problem.passing)) {
        dispatch({ type: 'session refused', reason: problem.message });
      }
      if (problem instanceof CallFailed && !tooMany && !problem.passing) return;
      if (!tooMany) dispatch({ type: 'connection', status: 'offline' });
      const backOff = Math.min(longestWaitMs, 500 * 2 ** failures) * (0.5 + Math.random() / 2);
      await pauseUntilOnline((tooMany && pauseAfter(problem)) || backOff);
      return attempt(failures + 1);
    }
  };

  return {
    /** Keeps trying until it is connected or the server says no. */
    begin() {
      addEventListener('offline', () => dispatch({ type: 'network', on: false }));
      addEventListener('online', () => dispatch({ type: 'network', on: true }));
      void attempt(0);
    },

    /** Tells the team where the visitor is: now, and whenever the line is up again. */
    tellPlace(how: (live: Live) => void) {
      tell = how;
      if (live) how(live);
    },

    typing(conversationId: string) {
      if (Date.now() - lastTyping < typingEveryMs || !conversationOf(store.get(), conversationId)) return;
      lastTyping = Date.now();
      live?.send({ t: 'typing', conversationId });
    },
  };
}
