import { type ReactNode, useEffect } from 'react';
import { AskEmail } from '../../contacts/index.ts';
import { handOffOf } from './hand-off.ts';
import { HandOffNote } from './hand-off-note.tsx';
import { conversationOf, threadOf, useConversations } from '../conversations-state.ts';
import type { Chat } from '../../../app/chat.ts';
import { useChat, useChatState } from '../../../app/use-chat.ts';

const lookEveryMs = 60_000;

/** Looks anew whether somebody is there: who waits for a person is told how things are, not how they were. */
async function readAvailability({ api, store }: Chat): Promise<void> {
  const { data } = await api('GET /client/api/availability');
  store.dispatch({ type: 'availability', availability: data });
}

/** Looks again and again whether somebody is there, for as long as somebody waits and looks. */
function useFreshAvailability(waits: boolean): void {
  const chat = useChat();
  const live = useChatState((state) => state.open && state.connection === 'live');
  useEffect(() => {
    if (!waits || !live) return;
    const look = () => {
      if (document.visibilityState === 'visible') void readAvailability(chat).catch(() => {});
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
  const handOff = handOffOf(conversation, thread);
  useFreshAvailability(handOff !== null);
  if (!handOff) return null;
  return (
    <HandOffNote handOff={handOff} availability={availability}>
      <AskEmail conversationId={id} />
    </HandOffNote>
  );
}
