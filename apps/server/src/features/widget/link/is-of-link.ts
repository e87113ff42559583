/** Whether an event is of the one conversation that the listener may hear of; true for who may hear of all. */
export function isOfLink(
  { only }: { only?: string | undefined },
  { type, payload }: { type: string; payload: unknown },
): boolean {
  if (only === undefined) return true;
  const it = payload as { id?: unknown; conversationId?: unknown; into?: { id?: unknown } } | null;
  // It may be let into the one that its own was merged into before it has heard of that.
  if (type === 'visitor.conversation.merged') return only === it?.conversationId || only === it?.into?.id;
  return only === (type === 'visitor.conversation.changed' ? it?.id : it?.conversationId);
}
