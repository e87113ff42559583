/** Whether an event is of the one conversation that the listener may hear of; true for who may hear of all. */
export function isOfLink(
  { only }: { only?: string | undefined },
  { type, payload }: { type: string; payload: unknown },
): boolean {
  if (only === undefined) return true;
  const it = payload as { id?: unknown; conversationId?: unknown } | null;
  return only === (type === 'visitor.conversation.changed' ? it?.id : it?.conversationId);
}
