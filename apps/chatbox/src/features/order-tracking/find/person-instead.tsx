import { newId } from '@chatty/contract/new-id';
import type { ReactNode } from 'react';
import { useChat } from '../../../app/use-chat.ts';
import { PersonButton, talkToPerson, threadScreen } from '../../conversations/index.ts';

/** A person can help where an order does not show. Whoever came by a mailed link has one in their conversation. */
export function PersonInstead(): ReactNode {
  const chat = useChat();
  if (chat.linked) return null;
  return (
    <PersonButton
      handler="assistant"
      className="secondary wide"
      onAsk={async () => {
        const id = newId();
        await talkToPerson(chat, id);
        chat.show(threadScreen.view({ id }));
      }}
    />
  );
}
