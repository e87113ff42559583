import type { Message, QuotedMessage } from '@chatty/contract/messages';
import { type RefObject, useState } from 'react';
import type { ComposerTools } from '../composer/composer-tools.tsx';
import { Answering } from './quote.tsx';
import { asQuoted } from './quoted.ts';

interface Answered {
  quoted: QuotedMessage | undefined;
  setQuoted(quoted: QuotedMessage | undefined): void;
  /** Begins to answer a message, with the keyboard in the field. */
  answer(message: Message): void;
  /** The composer's tools, and above them what is being answered. */
  above(tools: ComposerTools): ComposerTools;
}

/** The message that the visitor is about to answer. */
export function useAnswered(field: RefObject<HTMLTextAreaElement | null>): Answered {
  const [quoted, setQuoted] = useState<QuotedMessage>();
  return {
    quoted,
    setQuoted,
    answer(message) {
      setQuoted(asQuoted(message));
      field.current?.focus();
    },
    above: (tools) =>
      quoted
        ? { ...tools, above: [<Answering key="" quoted={quoted} onEnd={() => setQuoted(undefined)} />, tools.above] }
        : tools,
  };
}
