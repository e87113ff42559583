import { z } from 'zod';
import { Id, Moment } from './fields.ts';
import { reasonMaxChars } from './limits.ts';
import { texts } from './texts.ts';

/** Until when a conversation is put off; at the latest until the visitor writes. */
export const Snooze = z.discriminatedUnion('until', [
  z.object({ until: z.literal('moment'), at: Moment }),
  z.object({ until: z.literal('reply') }),
  /** Until the shop's working hours next begin. */
  z.object({ until: z.literal('opening') }),
]);
export type Snooze = z.infer<typeof Snooze>;

/** What whoever puts it off wants to be told when it comes back; empty where they want nothing. For the team alone. */
export const ReminderText = z.string().trim().max(reasonMaxChars, texts.maxChars(reasonMaxChars));

/** A reminder, and who left it. */
export const Reminder = z.object({ memberId: Id, text: z.string() });
export type Reminder = z.infer<typeof Reminder>;

/** What a visitor who only said thanks has brought back: how it was, and until when it was put off. */
export const PutBack = z.object({
  status: z.enum(['snoozed', 'resolved']),
  until: Moment.nullable(),
});
export type PutBack = z.infer<typeof PutBack>;
