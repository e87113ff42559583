import { z } from 'zod';
import { call } from './call.ts';
import { Conversation, VisitorConversation } from './conversations.ts';
import { Id } from './fields.ts';

/** Another conversation of the same visitor, as who merges looks at it. */
export const MergeTarget = Conversation.extend({
  /** What was said there, notes included. */
  messageCount: z.number().int(),
});
export type MergeTarget = z.infer<typeof MergeTarget>;

export const MergeTargets = z.object({
  /** How many messages the conversation itself has. */
  messageCount: z.number().int(),
  /** Those that it can be merged into, the latest hundred. */
  targets: z.array(MergeTarget),
  /** How many others its contact has: on other devices, which see only their own, on other channels, or held to be spam. */
  others: z.number().int(),
});
export type MergeTargets = z.infer<typeof MergeTargets>;

export const conversationMerges = {
  'GET /conversations/:id/merge-targets': call({
    by: ['admin', 'member'],
    data: MergeTargets,
    summary: 'The conversations that a conversation can be merged into',
  }),
  'POST /conversations/:id/merge': call({
    by: ['admin', 'member'],
    body: z.object({ intoId: Id }),
    data: Conversation,
    perMinute: 60,
    summary:
      'Move all messages of a conversation into another one of the same visitor, for good; whoever asks for it later gets that one',
  }),
};

/** Written to the event log with the change itself. What stands in the thread is read again. */
export const conversationMergeEvents = {
  'conversation.merged': z.object({
    /** The one that is no more. */
    conversationId: Id,
    into: Conversation,
    memberId: Id,
    /** Its message n is the message n + seqShift now. */
    seqShift: z.number().int(),
  }),
  'visitor.conversation.merged': z.object({ conversationId: Id, into: VisitorConversation }),
};
