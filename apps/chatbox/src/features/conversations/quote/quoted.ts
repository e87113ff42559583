import type { Message, QuotedMessage } from '@chatty/contract/messages';
import type { VisitorConversation } from '@chatty/contract/conversations';
import { proseToPlain } from '@chatty/prose/html';
import { say } from '../../../ui/say.ts';

/** What is quoted of words, and in the place of words what came with them. */
export function quotedWords(text: string, brought: VisitorConversation['previewOf']): string {
  if (!brought) return proseToPlain(text);
  const { kind, name, count } = brought;
  if (kind === 'order') return say('orderTrackingOrder', { name });
  if (count === 1) return name;
  return say(kind === 'files' ? 'liveChatBroughtFiles' : 'liveChatBroughtProducts', { name, count });
}

export const wordsOfQuote = ({ text, textOf, deleted }: QuotedMessage): string =>
  deleted ? say('liveChatDeleted') : quotedWords(text, textOf);

const mostChars = 140;

/** How a message is quoted here until the server quotes it. */
export function asQuoted({ id, seq, sender, name, text, files }: Message): QuotedMessage {
  const [first] = files;
  const textOf = text === '' && first ? ({ kind: 'files', name: first.name, count: files.length } as const) : null;
  return { id, seq, sender, name, text: text.slice(0, mostChars), textOf };
}
