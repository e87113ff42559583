import type { Actor } from '../append/entry.ts';
import type { KnownConversation } from '../conversation.store.ts';
import type { MessageRow } from '../message.store.ts';

/** The line of a reminder, and in whose name it stands. */
interface Reminded {
  by: Actor & { type: 'member' };
  row: Pick<MessageRow, 'kind' | 'sender' | 'activity' | 'text' | 'mentions'>;
}

/**
 * Takes the reminder from a conversation that is put off no more: it stands in the thread from then on, and is for whoever
 * left it, unless they brought the conversation back themselves or it is over. Null where there is none, or it still waits.
 */
export function remind(conversation: KnownConversation, by: Actor): Reminded | null {
  const { reminder, status, blocked_from } = conversation;
  if (!reminder || (blocked_from ?? status) === 'snoozed') return null;
  conversation.reminder = null;
  const { memberId, text } = reminder;
  const isTold = status === 'open' && !(by.type === 'member' && by.memberId === memberId);
  const mentions = isTold ? [memberId] : null;
  return {
    by: { type: 'member', memberId },
    row: { kind: 'activity', sender: 'system', activity: 'reminder', text, mentions },
  };
}
