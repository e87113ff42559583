import { texts } from '#texts/caps.ts';
import { day, minute, tenMinutes, type Capped } from '../../platform/caps/caps.ts';
import type { CappedCalls } from '../../platform/caps/visitor-calls.ts';

/** Conversations that visitors begin. */
export const newConversations: Capped = {
  name: 'conversation',
  said: texts.conversations,
  contact: [tenMinutes(10), day(40)],
  address: [tenMinutes(200), day(2_000)],
  shop: [tenMinutes(3_000)],
};

const messages: Capped = {
  name: 'message',
  said: texts.messages,
  contact: [day(2_000)],
  address: [minute(600)],
  shop: [minute(6_000)],
};

export const cappedConversationCalls: CappedCalls = {
  'POST /client/api/conversations/:id/messages': { kind: messages },
};
