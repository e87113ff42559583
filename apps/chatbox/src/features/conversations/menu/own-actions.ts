import type { Chat } from '../../../app/chat.ts';
import type { ThreadAction } from '../../../app/slots.ts';
import { say } from '../../../ui/say.ts';
import { useChat } from '../../../app/use-chat.ts';
import { conversationOf, conversationsOf, useConversations, useIsKnown } from '../conversations-state.ts';
import { startConversation } from '../start-conversation.ts';
import { loadThread } from '../thread/load-thread.ts';
import { isSoundOn, switchSound } from './sound.ts';

/** Ends it: it is resolved until the visitor writes again. Throws `CallFailed`. */
async function endConversation(chat: Chat, id: string): Promise<void> {
  const { data } = await chat.api('POST /client/api/conversations/:id/end', { params: { id } });
  conversationsOf(chat).dispatch({ type: 'conversation', conversation: data });
  await loadThread(chat, id);
}

export function useSoundAction(): ThreadAction {
  const chat = useChat();
  return {
    label: say(isSoundOn(chat) ? 'liveChatSoundOff' : 'liveChatSoundOn'),
    icon: 'bell',
    run: () => switchSound(chat),
  };
}

export function useNewAction(id: string): ThreadAction | null {
  const chat = useChat();
  const known = useIsKnown(id);
  return known
    ? { label: say('liveChatStartConversation'), icon: 'plus', run: () => void startConversation(chat) }
    : null;
}

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
