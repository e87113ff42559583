import { z } from 'zod';
import { Decision } from './assistant.ts';
import { call } from './call.ts';
import { Contact } from './contacts.ts';
import { Conversation } from './conversations.ts';
import { Id, Moment } from './fields.ts';
import { FileRef } from './files.ts';
import { Message } from './messages.ts';
import { GivenRating } from './satisfaction.ts';
import { PreChat } from './pre-chat.ts';

/** Proof of what was exported or deleted: counts by kind of record, never whose. */
export const Receipt = z.object({
  id: Id,
  kind: z.enum(['export', 'redact_customer', 'redact_shop', 'delete_contact']),
  counts: z.record(z.string(), z.number().int()),
  requestedAt: Moment,
  /** Null while files are still being removed. */
  doneAt: Moment.nullable(),
});
export type Receipt = z.infer<typeof Receipt>;

/** Everything that is held about one contact. */
export const ContactExport = z.object({
  exportedAt: Moment,
  shop: z.object({ name: z.string(), domain: z.string() }),
  contact: Contact,
  preChat: PreChat.nullable(),
  conversations: z.array(
    Conversation.pick({ id: true, channel: true, status: true, createdAt: true, lastMessageAt: true }).extend({
      /** With the team's own notes. */
      messages: z.array(Message),
      /** How the assistant came to its answers. */
      decisions: z.array(Decision),
      /** What they said of it, each time that it was resolved. */
      ratings: z.array(GivenRating),
    }),
  ),
  /** What they uploaded. */
  files: z.array(FileRef),
  /** Their subscriptions to the store's newsletter, with what they agreed to. */
  newsletter: z.array(z.object({ email: z.string(), consentedAt: Moment, consentText: z.string(), page: z.string() })),
});
export type ContactExport = z.infer<typeof ContactExport>;

export const privacy = {
  'GET /contacts/:id/export': call({
    by: ['admin'],
    data: ContactExport,
    perMinute: 30,
    summary: 'Everything we keep about a contact',
  }),
  'DELETE /contacts/:id': call({
    by: ['admin'],
    data: Receipt,
    perMinute: 60,
    summary: 'Delete a contact and everything that belongs to it; returns the receipt',
  }),
};
