import type { RefObject } from 'react';
import type { Chat } from '../../../app/chat.ts';
import { conversationsOf, threadOf } from '../conversations-state.ts';
import { loadEarlier } from '../thread/load-thread.ts';

const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Leads to a message of the thread that is shown, and reads back until it is there. */
export async function jumpTo(
  chat: Chat,
  conversationId: string,
  messageId: string,
  scroller: RefObject<HTMLElement | null>,
): Promise<void> {
  const thread = () => threadOf(conversationsOf(chat).get(), conversationId);
  while (thread().hasEarlier && !thread().messages.some((it) => it.id === messageId)) {
    await loadEarlier(chat, conversationId);
  }
  await drawn();
  const said = scroller.current?.querySelector<HTMLElement>(`[data-said="${messageId}"]`);
  said?.scrollIntoView({ block: 'center' });
  said?.classList.remove('said-shown');
  await drawn();
  said?.classList.add('said-shown');
}
