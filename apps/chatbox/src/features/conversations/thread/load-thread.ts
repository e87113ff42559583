import type { Chat } from '../../../app/chat.ts';
import { renamed } from '../../../app/screen.ts';
import { moveDraft } from '../composer/drafts.ts';
import { conversationsOf, threadOf } from '../conversations-state.ts';
import { threadScreen } from '../screens.ts';

/** Reads the latest messages of a conversation; `anew`, and forgets the others. Throws `CallFailed`. */
export async function loadThread(chat: Chat, id: string, anew = false): Promise<void> {
  const { data } = await chat.api('GET /client/api/conversations/:id/messages', { params: { id }, query: {} });
  const now = data.messages[0]?.conversationId ?? id;
  if (now !== id) followMerged(chat, id, now);
  conversationsOf(chat).dispatch({ type: 'piece', id: now, piece: data, anew });
}

/** Reads the messages before those that are here. Throws `CallFailed`. */
export async function loadEarlier(chat: Chat, id: string): Promise<void> {
  const { get, dispatch } = conversationsOf(chat);
  const before = threadOf(get(), id).messages[0]?.seq;
  const { data } = await chat.api('GET /client/api/conversations/:id/messages', { params: { id }, query: { before } });
  dispatch({ type: 'piece', id, piece: data });
}

/** Goes on in the conversation that another one was merged into: what was shown or begun in the one is there from now on. */
export function followMerged(chat: Chat, from: string, into: string): void {
  const { kept, store } = chat;
  conversationsOf(chat).dispatch({ type: 'merged', from, into });
  moveDraft(kept, from, into);
  const { view } = store.get();
  if (threadScreen.is(view) && view.id === from) chat.show(renamed(view, into));
}

/** The team has merged two: what stands behind the messages that are here is read. */
export function hearMerged(chat: Chat, from: string, into: string): void {
  followMerged(chat, from, into);
  // A page that cannot reads it when the thread is opened, or the line is back.
  void loadThread(chat, into).catch(() => {});
}
