import type { ReactNode } from 'react';
import type { PartProps } from '../../../app/slots.ts';
import { useChat } from '../../../app/use-chat.ts';
import { conversationOf, useConversations } from '../conversations-state.ts';
import { PersonButton } from './person-button.tsx';
import { talkToPerson } from './talk-to-person.ts';

/** Offers a person. Once one is asked for, the note below what was said tells how it goes on. */
export function OfferPerson({ message: { conversationId: id }, toField }: PartProps<'offerPerson'>): ReactNode {
  const chat = useChat();
  const handler = useConversations((state) => conversationOf(state, id)?.handler ?? 'assistant');
  const askPerson = async () => {
    await talkToPerson(chat, id);
    toField();
  };
  return handler === 'assistant' ? <PersonButton handler={handler} className="secondary" onAsk={askPerson} /> : null;
}
