import { messageChangeableMinutes } from '@chatty/contract/limits';
import type { Message } from '@chatty/contract/messages';
import { create } from 'zustand';
import { onForget } from '../../forget.ts';

/** Which message is being edited, or is to be deleted. */
interface Rewriting {
  messageId: string;
  what: 'edit' | 'delete';
}

interface Begun {
  now: Rewriting | null;
  /** What stands in edits that are not saved yet, by message, until they are saved or given up. */
  texts: Readonly<Record<string, string>>;
}

export const useRewriting = create<Begun>(() => ({ now: null, texts: {} }));

export const rewrite = (now: Rewriting | null): void => useRewriting.setState({ now });
/** Keeps what is typed into an edit; another conversation may be read in between. */
export const keepEdit = (messageId: string, text: string): void =>
  useRewriting.setState(({ texts }) => ({ texts: { ...texts, [messageId]: text } }));

/** Ends an edit that was saved or given up. */
export const endEdit = (messageId: string): void =>
  useRewriting.setState(({ texts: { [messageId]: _, ...texts } }) => ({ now: null, texts }));

onForget(() => useRewriting.setState({ now: null, texts: {} }));

/** Whether a member may edit or delete a message at `now`, in ms since 1970; the server decides. */
export function mayRewrite(message: Message, me: string, now: number): boolean {
  if (message.memberId !== me || message.kind === 'activity' || message.deletedAt || message.delivery) return false;
  const ageMs = now - Date.parse(message.createdAt);
  return message.kind === 'note' || ageMs < messageChangeableMinutes * 60_000;
}
