import type { Chat } from '../../../app/chat.ts';
import { chatState } from '../../../app/chat.ts';
import { conversationOf, conversationsOf, threadOf } from '../conversations-state.ts';

/** Where the visitor is in the thread that is shown: how far above its end, in pixels. */
export const readingOf = chatState(() => ({ fromEnd: 0 }));

/** Tells the server how far the visitor has read; what fails is told with the next message. */
export function markRead(chat: Chat, id: string): void {
  const { get, dispatch } = conversationsOf(chat);
  const seq = threadOf(get(), id).messages.at(-1)?.seq ?? 0;
  const held = conversationOf(get(), id);
  if (!held || held.visitorReadSeq >= seq) return;
  dispatch({ type: 'read', id, seq });
  void chat.api('POST /client/api/conversations/:id/read', { params: { id }, body: { seq } }).catch(() => {});
}
