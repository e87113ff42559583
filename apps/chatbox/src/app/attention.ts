import type { Shell } from '../loader/shell.ts';
import { texts } from '../ui/texts.ts';
import type { Kept } from './kept.ts';
import { type Change, type State, unreadCount, type View } from '../features/conversations/conversations-state.ts';
import type { Store } from './store.ts';

const flashEveryMs = 1_500;

/** Says in the tab's title that something new is there, while the tab is not looked at. */
function flashTitle(): (unread: number) => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  let title = '';
  const stop = () => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    document.title = title;
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') stop();
  });
  return (unread) => {
    if (unread === 0 || document.visibilityState === 'visible') return stop();
    if (timer === undefined) title = document.title;
    clearInterval(timer);
    const news = `(${unread}) ${texts.unread(unread)}`;
    document.title = news;
    timer = setInterval(() => {
      document.title = document.title === news ? title : news;
    }, flashEveryMs);
  };
}

/** Keeps the launcher, the tab's title and what the next page is told in step with the state. */
export function keepAttention(shell: Shell, store: Store<State, Change>, kept: Kept, fromEnd: () => number): void {
  const flash = flashTitle();
  let unread = -1;
  let before: State | null = null;
  const tell = () => {
    const state = store.get();
    const count = unreadCount(state);
    if (count !== unread) {
      shell.showUnread(count);
      flash(count);
      unread = count;
    }
    if (state.open !== before?.open) shell.showOpen(state.open);
    const same = before && state.open === before.open && state.view === before.view && state.moved === before.moved;
    if (!same || state.conversations !== before?.conversations || state.threads !== before?.threads) keep();
    before = state;
  };
  const keep = () => {
    const { open, view, moved, conversations } = store.get();
    const talking = conversations.some((it) => it.status === 'open');
    // What became of a link is told once.
    const next: View = view.name === 'link ended' || view.name === 'link failed' ? { name: 'home' } : view;
    kept.keepPage({ open, view: next, moved, unread: Math.max(0, unread), talking, fromEnd: fromEnd() });
  };
  store.subscribe(tell);
  addEventListener('pagehide', keep);
  tell();
}
