import { type ReactNode, useEffect } from 'react';
import { AskEmail } from '../../contacts/index.ts';
import { handOffOf } from './hand-off.ts';
import { HandOffNote } from './hand-off-note.tsx';
import { conversationOf, threadOf, useConversations } from '../conversations-state.ts';
import { useChat, useChatState, useStored } from '../../../app/use-chat.ts';
import { lookAgain } from './keep-outlook.ts';
import { outlookOf } from './outlook.ts';

const lookEveryMs = 60_000;

/** Looks again and again how long it takes and who is there, for as long as somebody waits and looks. */
function useFreshAvailability(waits: boolean): void {
  const chat = useChat();
  const live = useChatState((state) => state.open && state.connection === 'live');
  useEffect(() => {
    if (!waits || !live) return;
    lookAgain(chat);
    const timer = setInterval(() => lookAgain(chat), lookEveryMs);
    return () => clearInterval(timer);
  }, [chat, waits, live]);
}

/** What happens next in a conversation that waits for a person. */
export function HandOffState({ id }: { id: string }): ReactNode {
  const conversation = useConversations((state) => conversationOf(state, id));
  const thread = useConversations((state) => threadOf(state, id));
  const availability = useChatState((state) => state.session?.availability);
  const replyTime = useChatState((state) => state.session?.widget.replyTime);
  const chat = useChat();
  const outlook = useStored(outlookOf(chat), (known) => known);
  const handOff = handOffOf(conversation, thread);
  useFreshAvailability(handOff !== null);
  if (!handOff) return null;
  return (
    <>
      <HandOffNote handOff={handOff} availability={availability} outlook={outlook} replyTime={replyTime}>
        <AskEmail conversationId={id} folded />
      </HandOffNote>
      {availability?.online === false &&
        chat.features.flatMap((it) => it.whenAway ?? []).map((Way, at) => <Way key={at} />)}
    </>
  );
}
