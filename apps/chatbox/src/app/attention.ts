import type { Shell } from '../loader/shell.ts';
import { flashTitle } from '../ui/flash-title.ts';
import { say } from '../ui/say.ts';
import type { Chat } from './chat.ts';
import type { ChatboxFeature } from './feature.ts';
import { home } from './screen.ts';
import type { News, State } from './state.ts';

/** The news of all features as one. */
const sumOf = (news: State['news']): News =>
  Object.values(news).reduce(
    (sum, more) => ({ unread: sum.unread + more.unread, talking: sum.talking || more.talking }),
    { unread: 0, talking: false },
  );

/** Keeps the launcher, the tab's title and what the next page is told in step with the state. */
export function keepAttention(shell: Shell, chat: Chat, features: readonly ChatboxFeature[]): void {
  const { store, kept } = chat;
  const left = kept.page();
  /** Until it is known what waits, it is what the page before knew of: this one may be left as soon. */
  const sumNow = (news: State['news']): News => (left && Object.keys(news).length === 0 ? left : sumOf(news));
  const flash = flashTitle((unread) => `(${unread}) ${say('liveChatUnread', { count: unread })}`);
  let told = -1;
  let before: State | null = null;
  const keep = () => {
    const { open, view, news } = store.get();
    const { unread, talking } = sumNow(news);
    const leaves = {};
    for (const it of features) Object.assign(leaves, it.leaves?.(chat));
    // A chat that is a page leaves none open on the next one.
    kept.keepPage({ ...leaves, open: open && !chat.config.page, view: view.once ? home : view, unread, talking });
  };
  const tell = () => {
    const state = store.get();
    const unread = shell.isOff ? 0 : sumNow(state.news).unread;
    if (unread !== told) {
      shell.showUnread(unread);
      flash(unread);
      told = unread;
    }
    // While its first look stands in its place, that says whether the chat is open.
    if (state.open !== before?.open && !shell.opening) shell.showOpen(state.open);
    if (state.open !== before?.open || state.view !== before.view || state.news !== before.news) keep();
    before = state;
  };
  store.subscribe(tell);
  addEventListener('pagehide', keep);
  tell();
}
