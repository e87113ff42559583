import type { Chat } from '../../../app/chat.ts';
import type { ThreadAction } from '../../../app/slots.ts';
import { useChat } from '../../../app/use-chat.ts';
import { say } from '../../../ui/say.ts';
import { conversationOf, conversationsOf, useConversations } from '../conversations-state.ts';
import { loadThread } from '../thread/load-thread.ts';

/** Ends it: it is resolved until the visitor writes again. Throws `CallFailed`. */
async function endConversation(chat: Chat, id: string): Promise<void> {
  const { data } = await chat.api('POST /client/api/conversations/:id/end', { params: { id } });
  conversationsOf(chat).dispatch({ type: 'conversation', conversation: data });
  await loadThread(chat, id);
}

/** Ends the conversation, while it is open. */
export function useEndAction(id: string): ThreadAction | null {
  const chat = useChat();
  const isOpen = useConversations((state) => conversationOf(state, id)?.status === 'open');
  if (!isOpen) return null;
  return {
    label: say('liveChatEnd'),
    icon: 'check',
    run: () => endConversation(chat, id),
    failed: 'liveChatEndFailed',
  };
}
