import { type ReactNode, useEffect } from 'react';
import { EmailForm } from '../../contacts/email-form.tsx';
import { handOffOf } from './hand-off.ts';
import { HandOffNote } from './hand-off-note.tsx';
import { conversationOf, threadOf } from '../conversations-state.ts';
import { useChat, useChatState } from '../../../app/use-chat.ts';

const lookEveryMs = 60_000;

/** Looks again and again whether somebody is there, for as long as somebody waits and looks. */
function useFreshAvailability(waits: boolean): void {
  const chat = useChat();
  const live = useChatState((it) => it.open && it.connection === 'live');
  useEffect(() => {
    if (!waits || !live) return;
    const look = () => {
      if (document.visibilityState === 'visible') void chat.readAvailability().catch(() => {});
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
  const chat = useChat();
  const conversation = useChatState((it) => conversationOf(it, id));
  const thread = useChatState((it) => threadOf(it, id));
  const session = useChatState((it) => it.session);
  const handOff = handOffOf(conversation, thread);
  useFreshAvailability(handOff !== null);
  if (!handOff) return null;
  return (
    <HandOffNote handOff={handOff} availability={session?.availability}>
      {/* The address is the contact's own to give. */}
      {!chat.linked && (
        <EmailForm email={session?.contact.email ?? null} onSave={(it) => chat.leaveContact(id, { email: it })} />
      )}
    </HandOffNote>
  );
}
