import type { Message, QuotedMessage } from '@chatty/contract/messages';
import { type MessageRow, toMessage, visitorMaySee } from '../message.store.ts';
import { previewOf, wordlessOf } from './preview.ts';

/** How another message quotes this one. */
export function quotedAs(message: Message): QuotedMessage {
  const { id, seq, sender, name } = message;
  return { id, seq, sender, name, text: previewOf(message), textOf: wordlessOf(message) };
}

/** What a message of this kind quotes of the one it answers: a text, which a visitor reads, never quotes a note. */
export function quoteFor(kind: 'text' | 'note', answered: MessageRow | undefined): QuotedMessage | null {
  if (!answered || answered.kind === 'activity' || answered.deleted_at || (kind === 'text' && !visitorMaySee(answered)))
    return null;
  return quotedAs(toMessage(answered));
}
