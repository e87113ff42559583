import type { ThreadAction } from '../../../app/slots.ts';
import { say } from '../../../ui/say.ts';
import { useChat } from '../../../app/use-chat.ts';
import { useIsKnown } from '../conversations-state.ts';
import { startConversation } from '../start-conversation.ts';
import { isSoundOn, switchSound } from './sound.ts';

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
