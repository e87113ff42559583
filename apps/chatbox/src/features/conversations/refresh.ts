import type { VisitorSession } from '@chatty/contract/boot';
import type { Chat } from '../../app/chat.ts';
import { conversationsOf, unreadCount } from './conversations-state.ts';
import { loadThread } from './thread/load-thread.ts';

const readAtOnce = 3;

/** Reads the answers that came before this session. What cannot be read now is not counted. */
export async function readUnread(chat: Chat, session: VisitorSession): Promise<void> {
  const unread = session.conversations.filter((it) => it.lastSeq > it.visitorReadSeq).slice(0, readAtOnce);
  await Promise.allSettled(unread.map((it) => loadThread(chat, it.id)));
  conversationsOf(chat).dispatch({ type: 'counted' });
}

/** Reads anew what may have been missed. Throws `CallFailed`. */
export async function refresh(chat: Chat): Promise<void> {
  const { get, dispatch } = conversationsOf(chat);
  const { data } = await chat.api('GET /client/api/conversations');
  for (const conversation of data) dispatch({ type: 'conversation', conversation });
  await Promise.all(Object.keys(get().threads).map((id) => loadThread(chat, id, true)));
}

/** Tells what waits for a visitor who looks elsewhere, whenever that changes; nothing before it can be counted. */
export function tellNews(chat: Chat): void {
  const { get, subscribe } = conversationsOf(chat);
  let before = get();
  subscribe(() => {
    const state = get();
    const { conversations, threads, moved, counted } = state;
    if (!counted) return;
    const known = conversations === before.conversations && threads === before.threads && moved === before.moved;
    const same = known && before.counted;
    before = state;
    if (same) return;
    const talking = conversations.some((it) => it.status === 'open');
    const news = { unread: unreadCount(state), talking };
    chat.store.dispatch({ type: 'news', feature: 'conversations', news });
  });
}
