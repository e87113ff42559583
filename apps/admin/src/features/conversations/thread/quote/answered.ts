import type { Message, QuotedMessage } from '@chatty/contract/messages';
import { proseToPreview } from '@chatty/prose/preview';
import { create } from 'zustand';
import { type Place, touched } from '../../composer/kept/touched.ts';
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
export function setAnswered(conversationId: string, answered: Answered | undefined): void {
  const before = useHeld.getState()[conversationId];
  useHeld.setState({ [conversationId]: answered });
  for (const mode of new Set([before, answered].flatMap((it) => (it ? [modeOf(it)] : []))))
    touched({ conversationId, mode });
}

const modeOf = ({ isNote }: Answered) => (isNote ? ('note' as const) : ('reply' as const));

/** What a begun reply or note answers. */
export function answeredIn({ conversationId, mode }: Place): Answered | undefined {
  const held = useHeld.getState()[conversationId];
  return held && modeOf(held) === mode ? held : undefined;
}

export const useAnswered = (conversationId: string): Answered | undefined => useHeld((held) => held[conversationId]);
