import type { Message } from '@chatty/contract/messages';
import { createElement, type ReactNode } from 'react';
import type { PartProps, PartType, Slots } from '../../../app/slots.ts';
import { useChat } from '../../../app/use-chat.ts';
import { giveOpinion } from './give-opinion.ts';
import { Helpful } from './helpful.tsx';
import { isOwn } from '../thread/thread.ts';
import { Reactions, TeamReaction } from './reactions.tsx';

interface PartsProps {
  message: Message;
  onReply(message: Message): void;
  /** Puts the keyboard back where the visitor writes: the button they used may be gone by then. */
  toField(): void;
}

/** Draws a part by the feature that it belongs to. */
function drawPart<T extends PartType>(
  features: readonly Slots[],
  type: T,
  props: PartProps<T> & { key: number },
): ReactNode {
  const Part = features.find((it) => it.messageParts?.[type])?.messageParts?.[type];
  return Part ? createElement(Part, props) : null;
}

/** What a message shows beside its text, and what the visitor can do with it. */
export function MessagePartViews({ message, onReply, toField }: PartsProps): ReactNode {
  const chat = useChat();
  return (
    <>
      {message.parts.map((part, at) => drawPart(chat.features, part.type, { part, message, toField, key: at }))}
      {message.sender === 'assistant' && message.parts.some((it) => it.type === 'sources') && (
        <Helpful helpful={message.helpful} onAnswer={(helpful) => void giveOpinion(chat, message, { helpful })} />
      )}
      {message.sender === 'admin' && (
        <Reactions
          reaction={message.reaction}
          onReact={(reaction) => void giveOpinion(chat, message, { reaction })}
          onReply={() => onReply(message)}
        />
      )}
      {isOwn(message) && message.reaction && <TeamReaction reaction={message.reaction} />}
    </>
  );
}
