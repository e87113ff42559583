import { type ReactNode, useEffect } from 'react';
import { AskEmail } from '../../contacts/index.ts';
import { handOffOf } from './hand-off.ts';
import { HandOffNote } from './hand-off-note.tsx';
import { conversationOf, threadOf, useConversations } from '../conversations-state.ts';
import { useChat, useChatState, useStored } from '../../../app/use-chat.ts';
import { outlookOf, readOutlook } from './outlook.ts';

const lookEveryMs = 60_000;

/** Looks again and again whether somebody is there, for as long as somebody waits and looks. */
function useFreshAvailability(waits: boolean): void {
  const chat = useChat();
  const live = useChatState((state) => state.open && state.connection === 'live');
  useEffect(() => {
    if (!waits || !live) return;
    const look = () => {
      if (document.visibilityState === 'visible') void readOutlook(chat).catch(() => {});
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [chat, waits, live]);
}

/** What happens next in a conversation that waits for a person. */
export function HandOffState({ id }: { id: string }): ReactNode {
  const conversation = useConversations((state) => conversationOf(state, id));
  const thread = useConversations((state) => threadOf(state, id));
  const availability = useChatState((state) => state.session?.availability);
  const outlook = useStored(outlookOf(useChat()), (known) => known);
  const handOff = handOffOf(conversation, thread);
  useFreshAvailability(handOff !== null);
  if (!handOff) return null;
  return (
    <HandOffNote handOff={handOff} availability={availability} outlook={outlook}>
      <AskEmail conversationId={id} folded />
    </HandOffNote>
  );
}
