import { z } from 'zod';
import { call } from './call.ts';
import { Cards } from './composing.ts';
import { Id, Moment } from './fields.ts';
import { FileRef } from './files.ts';
import { OfDraft } from './drafts.ts';
import { Message, Part, QuotedMessage, SaidWords } from './messages.ts';
import { texts } from './texts.ts';

/** Why a message does not leave by itself: somebody of the team decides. */
export const HeldBecause = z.enum([
  /** The visitor has written since, and it was to leave only if they do not. */
  'replied',
  /** A member or the visitor has ended the conversation since. */
  'resolved',
  'spam',
  'blocked',
  /** Who wrote it is no longer of the team. */
  'author_left',
  /** What it shows can no longer be shown; `problem` says what. */
  'refused',
  /** Its time is long over: nothing could be sent then. */
  'late',
]);
export type HeldBecause = z.infer<typeof HeldBecause>;

/** A reply that waits for its time. Its id is the id of the message that it becomes. */
export const ScheduledMessage = z.object({
  id: Id,
  conversationId: Id,
  authorId: Id,
  /** Empty once they are gone. */
  authorName: z.string(),
  /** Waits for its time, waits for a member, has become a message, or was taken away. */
  state: z.enum(['waiting', 'held', 'sent', 'cancelled']),
  heldBecause: HeldBecause.nullable(),
  /** Of what was refused: why, in words. */
  problem: z.string().nullable(),
  sendAt: Moment,
  unlessReply: z.boolean(),
  text: z.string(),
  replyTo: QuotedMessage.optional(),
  /** Its cards as they were when it was written; what they say is read anew when it is sent. */
  parts: z.array(Part),
  files: z.array(FileRef),
});
export type ScheduledMessage = z.infer<typeof ScheduledMessage>;

const When = z.object({
  sendAt: Moment,
  /** It stays here if the visitor writes first. */
  unlessReply: z.boolean().default(true),
});

export const NewScheduled = z
  .object({ ...SaidWords.shape, ...OfDraft.shape, ...Cards.shape, ...When.shape })
  .refine((it) => it.text.trim() !== '' || it.fileIds.length > 0 || it.products.length > 0 || it.orderId, {
    message: texts.required,
    path: ['text'],
  });
export type NewScheduled = z.infer<typeof NewScheduled>;

const team = ['admin', 'member'] as const;

export const scheduling = {
  'GET /conversations/:id/scheduled': call({
    by: team,
    data: z.array(ScheduledMessage),
    summary: 'Replies that wait for their time, or for a member; the next one first',
  }),
  'POST /conversations/:id/scheduled': call({
    by: team,
    body: NewScheduled,
    data: ScheduledMessage,
    perMinute: 60,
    summary: 'Schedule a reply; the same id again is the same reply',
  }),
  'PUT /conversations/:id/scheduled/:messageId': call({
    by: team,
    body: When.pick({ sendAt: true }),
    data: ScheduledMessage,
    perMinute: 60,
    summary: 'Give a scheduled reply another time; what was held waits again',
  }),
  'POST /conversations/:id/scheduled/:messageId/send': call({
    by: team,
    data: Message,
    perMinute: 60,
    summary: 'Send a scheduled reply now, in your own name',
  }),
  'DELETE /conversations/:id/scheduled/:messageId': call({
    by: team,
    data: ScheduledMessage,
    perMinute: 60,
    summary: 'Take a scheduled reply away, and get all that it says',
  }),
  'POST /conversations/:id/scheduled/:messageId/restore': call({
    by: team,
    data: ScheduledMessage,
    perMinute: 60,
    summary: 'Undo taking a scheduled reply away, for a day',
  }),
};

/** The scheduled replies of a conversation are others now: whoever shows them reads them again. */
export const schedulingEvents = {
  'scheduled.changed': z.object({ conversationId: Id, messageId: Id }),
};
