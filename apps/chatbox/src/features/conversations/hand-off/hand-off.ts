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
const goesOn: readonly Message['activity'][] = [null, 'taken_over', 'joined', 'assigned', 'unassigned', 'email_left'];

const visitors: readonly Message['sender'][] = ['customer', 'anonymous', 'guest'];
const answers: readonly Message['sender'][] = ['admin', 'assistant'];
/** What a person, or the silence, does to a conversation: it asks for nothing. */
const teamActs: readonly Message['activity'][] = [
  ...goesOn,
  'handed_back',
  'reopened',
  'resolved',
  'auto_resolved',
  'ended',
];

/** Whether the visitor has said something, or was passed on, since they were last answered. */
function isOwed(messages: readonly Message[]): boolean {
  const answered = messages.findLastIndex((it) => it.kind === 'text' && answers.includes(it.sender));
  const since = messages.slice(answered + 1);
  return since.some((it) => (it.kind === 'text' && visitors.includes(it.sender)) || !teamActs.includes(it.activity));
}

/** How a conversation waits for a person; null when it does not, or when the person has spoken. */
export function handOffOf(
  conversation: Pick<VisitorConversation, 'status' | 'handler' | 'person' | 'lastSeq'> | undefined,
  { messages, loaded }: { messages: readonly Message[]; loaded: boolean },
): HandOff | null {
  // Who has spoken is known once the messages are here; of what has none there is nothing to be read.
  if (!conversation || (!loaded && conversation.lastSeq > 0)) return null;
  if (conversation.status !== 'open' || conversation.handler === 'assistant') return null;
  const since = messages.slice(messages.findLastIndex((it) => !goesOn.includes(it.activity)) + 1);
  const said = (sender: Message['sender']) => since.some((it) => it.kind === 'text' && it.sender === sender);
  const told = said('system');
  if (conversation.handler === 'waiting') return { name: null, told };
  // A person who opens again, or takes, what was answered owes nothing.
  return said('admin') || !isOwed(messages) ? null : { name: conversation.person?.name ?? null, told };
}
