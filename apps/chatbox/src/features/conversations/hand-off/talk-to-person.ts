import type { Chat } from '../../../app/chat.ts';
import { conversationsOf } from '../conversations-state.ts';
import { loadThread } from '../thread/load-thread.ts';

/** Asks for a person. Throws `CallFailed`. */
export async function talkToPerson(chat: Chat, id: string): Promise<void> {
  const { data } = await chat.api('POST /client/api/conversations/:id/talk-to-person', { params: { id } });
  conversationsOf(chat).dispatch({ type: 'conversation', conversation: data });
  await loadThread(chat, id);
}
