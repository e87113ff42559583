import type { ReactNode } from 'react';
import { useChat, useChatState } from '../../../app/use-chat.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { say } from '../../../ui/say.ts';
import { conversationOf, useConversations } from '../conversations-state.ts';
import { PersonButton } from '../hand-off/person-button.tsx';
import { ThreadMenu } from '../menu/thread-menu.tsx';
import { talkToPerson } from '../hand-off/talk-to-person.ts';

/** Who answers in the conversation that is shown. */
export function ThreadHead({ id }: { id: string }): ReactNode {
  const chat = useChat();
  const conversation = useConversations((state) => conversationOf(state, id));
  const session = useChatState((state) => state.session);
  const person = conversation?.handler === 'person' ? conversation.person : null;
  const assistant = !person && conversation?.handler !== 'waiting' && session?.widget.isEnableAIAssistant !== false;
  const name = person?.name ?? (assistant ? session?.widget.botName : session?.shopName) ?? '';
  const isPictured = !person || session?.widget.isShowMemberAvatar !== false;
  const waiting = conversation?.status === 'open' && conversation.handler === 'waiting';
  const state = waiting ? say('liveChatWaitingForPerson') : session?.availability.online ? say('headingOnline') : '';
  return (
    <>
      {isPictured && (
        <Avatar name={name} url={person ? person.avatar : session?.widget.botPicture} assistant={assistant} />
      )}
      <span className="head-words">
        <h2 dir="auto">{name}</h2>
        {!assistant && state && <span className="head-state">{state}</span>}
      </span>
      {!waiting && (
        <PersonButton
          handler={conversation?.status === 'open' ? conversation.handler : 'assistant'}
          className="head-person"
          onAsk={() => talkToPerson(chat, id)}
        />
      )}
      <ThreadMenu id={id} />
    </>
  );
}
