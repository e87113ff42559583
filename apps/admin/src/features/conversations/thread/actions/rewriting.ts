import { messageChangeableMinutes } from '@chatty/contract/limits';
import type { Message } from '@chatty/contract/messages';
import { create } from 'zustand';
import { onForget } from '../../forget.ts';

/** Which message is being edited, or is to be deleted. */
interface Rewriting {
  messageId: string;
  what: 'edit' | 'delete';
}

export const useRewriting = create<{ now: Rewriting | null }>(() => ({ now: null }));

export const rewrite = (now: Rewriting | null): void => useRewriting.setState({ now });
onForget(() => rewrite(null));

/** Whether a member may edit or delete a message at `now`, in ms since 1970; the server decides. */
export function mayRewrite(message: Message, me: string, now: number): boolean {
  if (message.memberId !== me || message.kind === 'activity' || message.deletedAt || message.delivery) return false;
  const ageMs = now - Date.parse(message.createdAt);
  return message.kind === 'note' || ageMs < messageChangeableMinutes * 60_000;
}
