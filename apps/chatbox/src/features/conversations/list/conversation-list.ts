import type { VisitorConversation } from '@chatty/contract/conversations';
import type { Message } from '@chatty/contract/messages';

/**
 * Puts a conversation into the list, latest first. What only ever grows never goes back, so a reply that was under way
 * while an event came does no harm.
 */
export function putConversation(
  list: readonly VisitorConversation[],
  arrived: VisitorConversation,
): readonly VisitorConversation[] {
  const held = list.find((it) => it.id === arrived.id);
  const newer = held && held.lastSeq > arrived.lastSeq ? held : arrived;
  const merged: VisitorConversation = {
    ...newer,
    visitorReadSeq: Math.max(arrived.visitorReadSeq, held?.visitorReadSeq ?? 0),
    memberReadSeq: Math.max(arrived.memberReadSeq, held?.memberReadSeq ?? 0),
  };
  return [merged, ...list.filter((it) => it.id !== arrived.id)].sort((a, b) =>
    b.lastMessageAt.localeCompare(a.lastMessageAt),
  );
}

/** What a row shows of a message; nothing new of one that brings neither words nor files. */
function quoteOf({ text, files }: Message): Partial<Pick<VisitorConversation, 'preview' | 'previewOf'>> {
  if (text) return { preview: text, previewOf: null };
  const [file] = files;
  return file ? { previewOf: { kind: 'files', name: file.name, count: files.length } } : {};
}

/**
 * Shows a message in the list before the server tells of the conversation's new state, or even of the conversation.
 * Who answers in it is left to the server: `lastSeq` stays, so that whatever the server tells counts as newer.
 */
export function putMessage(list: readonly VisitorConversation[], message: Message): readonly VisitorConversation[] {
  const { conversationId: id, createdAt } = message;
  const held = list.find((it) => it.id === id);
  if (held && (held.lastMessageAt > createdAt || message.kind !== 'text')) return list;
  const begun: VisitorConversation = {
    id,
    status: 'open',
    handler: 'assistant',
    person: null,
    lastSeq: 0,
    visitorReadSeq: 0,
    memberReadSeq: 0,
    preview: '',
    previewOf: null,
    lastMessageAt: createdAt,
  };
  const before = held ?? begun;
  return putConversation(list, { ...before, ...quoteOf(message), lastMessageAt: createdAt });
}

/** Notes how far the visitor has read. */
export const readUpTo = (
  list: readonly VisitorConversation[],
  id: string,
  seq: number,
): readonly VisitorConversation[] =>
  list.map((it) => (it.id === id && it.visitorReadSeq < seq ? { ...it, visitorReadSeq: seq } : it));
