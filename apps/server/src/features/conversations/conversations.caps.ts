import { texts } from '#texts/caps.ts';
import { day, minute, tenMinutes, type Use } from '../../platform/caps/caps.ts';
import type { CallUses } from '../../platform/caps/visitor-calls.ts';

/** Conversations that visitors begin. */
export const newConversations: Use = {
  name: 'conversation',
  said: texts.conversations,
  contact: [tenMinutes(10), day(40)],
  address: [tenMinutes(200), day(2_000)],
  shop: [tenMinutes(3_000)],
};

const messages: Use = {
  name: 'message',
  said: texts.messages,
  contact: [day(2_000)],
  address: [minute(600)],
  shop: [minute(6_000)],
};

export const conversationUses: CallUses = { 'POST /client/api/conversations/:id/messages': { use: messages } };
