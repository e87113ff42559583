import type { Chat } from '../../../app/chat.ts';
import { chatState } from '../../../app/chat.ts';
import { conversationOf, conversationsOf } from '../conversations-state.ts';

const everyMs = 2_500;

const toldOf = chatState(() => ({ at: 0 }));

/** Tells the team that the visitor writes, now and then. */
export function tellTyping(chat: Chat, conversationId: string): void {
  const told = toldOf(chat);
  if (Date.now() - told.at < everyMs || !conversationOf(conversationsOf(chat).get(), conversationId)) return;
  told.at = Date.now();
  chat.tell({ t: 'typing', conversationId });
}
