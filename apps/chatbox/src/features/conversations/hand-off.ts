import type { VisitorConversation } from '@chatty/contract/conversations';
import type { Message } from '@chatty/contract/messages';

/** A person is to answer and has not spoken yet: somebody of the team, or who has the conversation already. */
export interface HandOff {
  /** Who has it; null while nobody does. */
  name: string | null;
  /** The visitor was told already how they will be answered, and maybe asked for an address. */
  told: boolean;
}

/** What never begins the waiting: everything else that happens does, whatever the assistant's reason was. */
const goesOn: readonly Message['activity'][] = [null, 'taken_over', 'assigned', 'unassigned', 'email_left'];

/** How a conversation waits for a person; null when it does not, or when the person has spoken. */
export function handOffOf(
  conversation: Pick<VisitorConversation, 'status' | 'handler' | 'person'> | undefined,
  messages: readonly Message[],
): HandOff | null {
  if (!conversation || conversation.status !== 'open' || conversation.handler === 'assistant') return null;
  const since = messages.slice(messages.findLastIndex((it) => !goesOn.includes(it.activity)) + 1);
  const said = (sender: Message['sender']) => since.some((it) => it.kind === 'text' && it.sender === sender);
  const told = said('system');
  if (conversation.handler === 'waiting') return { name: null, told };
  return said('admin') ? null : { name: conversation.person?.name ?? null, told };
}
