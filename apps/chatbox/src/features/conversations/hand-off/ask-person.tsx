import { newId } from '@chatty/contract/new-id';
import type { ReactNode } from 'react';
import { useChat } from '../../../app/use-chat.ts';
import { useConversations } from '../conversations-state.ts';
import { threadScreen } from '../screens.ts';
import { PersonButton } from './person-button.tsx';
import { talkToPerson } from './talk-to-person.ts';

/**
 * Asks for a person outside a thread: in the latest conversation that is open, or a first one. Whoever waits for one already
 * reads so here, and goes to the conversation where they wait: the team has it once.
 */
export function AskPerson({ className }: { className: string }): ReactNode {
  const chat = useChat();
  const latest = useConversations((state) => state.conversations.find((one) => one.status === 'open'));
  const goTo = (id: string) => chat.show(threadScreen.view({ id }));
  const askForPerson = async () => {
    const id = latest?.id ?? newId();
    await talkToPerson(chat, id);
    goTo(id);
  };
  const isWaiting = latest?.handler === 'waiting';
  return (
    <PersonButton
      handler={isWaiting ? 'waiting' : 'assistant'}
      onAsk={askForPerson}
      {...(isWaiting && { onWaiting: () => goTo(latest.id) })}
      className={className}
    />
  );
}
