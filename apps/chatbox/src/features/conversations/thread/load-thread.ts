import type { Chat } from '../../../app/chat.ts';
import { conversationsOf, threadOf } from '../conversations-state.ts';

/** Reads the latest messages of a conversation; `anew`, and forgets the others. Throws `CallFailed`. */
export async function loadThread(chat: Chat, id: string, anew = false): Promise<void> {
  const { data } = await chat.api('GET /client/api/conversations/:id/messages', { params: { id }, query: {} });
  conversationsOf(chat).dispatch({ type: 'piece', id, piece: data, anew });
}

/** Reads the messages before those that are here. Throws `CallFailed`. */
export async function loadEarlier(chat: Chat, id: string): Promise<void> {
  const { get, dispatch } = conversationsOf(chat);
  const before = threadOf(get(), id).messages[0]?.seq;
  const { data } = await chat.api('GET /client/api/conversations/:id/messages', { params: { id }, query: { before } });
  dispatch({ type: 'piece', id, piece: data });
}
