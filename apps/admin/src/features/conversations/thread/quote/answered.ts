import type { Message, QuotedMessage } from '@chatty/contract/messages';
import { proseToPreview } from '@chatty/prose/preview';
import { create } from 'zustand';
import { onForget } from '../../forget.ts';

/** What is about to be answered. */
export interface Answered {
  quoted: QuotedMessage;
  /** Only another note may quote a note. */
  isNote: boolean;
}

const mostChars = 140;

/** How a message is quoted here until the server quotes it. */
export function quotedHere({ id, seq, sender, name, text, files }: Message): QuotedMessage {
  const words = proseToPreview(text).slice(0, mostChars) || (files[0]?.name ?? '');
  return { id, seq, sender, name, text: words, textOf: null };
}

/** By conversation. */
const useHeld = create<Readonly<Record<string, Answered | undefined>>>(() => ({}));
onForget(() => useHeld.setState({}, true));

/** Begins to answer a message, or ends it. */
export const setAnswered = (conversationId: string, answered: Answered | undefined): void =>
  useHeld.setState({ [conversationId]: answered });

export const useAnswered = (conversationId: string): Answered | undefined => useHeld((held) => held[conversationId]);
