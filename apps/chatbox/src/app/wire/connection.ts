import { CallFailed, pauseAfter } from '@chatty/client/api';
import type { Live } from '@chatty/client/live';
import type { VisitorSession } from '@chatty/contract/boot';
import type { Chat } from '../chat.ts';
import type { ChatboxFeature } from '../feature.ts';
import { openFeed } from './feed.ts';

const longestWaitMs = 15_000;

/** Waits a while, or until the browser is online again. */
const pauseUntilOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, ms);
  });

/** Begins the visit and opens the feed. Keeps trying until that succeeds or the server says no. */
export function connect(
  chat: Chat,
  features: readonly ChatboxFeature[],
  begin: () => Promise<VisitorSession>,
  onFeed: (live: Live) => void,
): void {
  const { dispatch } = chat.store;

  const attempt = async (failures: number): Promise<void> => {
    try {
      const session = await begin();
      onFeed(openFeed(chat, features, session));
      for (const it of features) it.onFeed?.(chat, session);
    } catch (problem) {
      const tooMany = problem instanceof CallFailed && problem.code === 'too_many';
      if (problem instanceof CallFailed && (tooMany || !problem.passing))
        dispatch({ type: 'session refused', problem });
      if (problem instanceof CallFailed && !tooMany && !problem.passing) return;
      if (!tooMany) dispatch({ type: 'connection', status: 'offline' });
      const backOff = Math.min(longestWaitMs, 500 * 2 ** failures) * (0.5 + Math.random() / 2);
      await pauseUntilOnline((tooMany && pauseAfter(problem)) || backOff);
      return attempt(failures + 1);
    }
  };

  addEventListener('offline', () => dispatch({ type: 'network', on: false }));
  addEventListener('online', () => dispatch({ type: 'network', on: true }));
  void attempt(0);
}
