import type { VisitorConversation } from '@chatty/contract/conversations';

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

/** Notes how far the visitor has read. */
export const readUpTo = (list: readonly VisitorConversation[], id: string, seq: number): readonly VisitorConversation[] =>
  list.map((it) => (it.id === id && it.visitorReadSeq < seq ? { ...it, visitorReadSeq: seq } : it));
