import { z } from 'zod';
import { ExportedDecision } from './assistant.ts';
import { call } from './call.ts';
import { ContactNote } from './contact-notes.ts';
import { Contact } from './contacts.ts';
import { Conversation } from './conversations.ts';
import { Id, Moment } from './fields.ts';
import { FileRef } from './files.ts';
import { Message } from './messages.ts';
import { GivenRating } from './satisfaction.ts';
import { ScheduledMessage } from './scheduling.ts';
import { NewsletterConsent } from './popups.ts';
import { PreChat } from './pre-chat.ts';
import { TrailStep } from './trail.ts';

/** Proof of what was exported or deleted: counts by kind of record, never whose. */
export const Receipt = z.object({
  id: Id,
  /** The shop's address at the platform: a receipt outlives the shop. */
  shopDomain: z.string(),
  kind: z.enum(['export', 'redact_customer', 'redact_shop', 'delete_contact']),
  counts: z.record(z.string(), z.number().int()),
  /** The member who did it; null where the platform asked for it on the customer's behalf. */
  requestedBy: Id.nullable(),
  requestedAt: Moment,
  /** Null while files are still being removed. */
  doneAt: Moment.nullable(),
});
export type Receipt = z.infer<typeof Receipt>;

/** The receipts of deleted contacts, latest first. */
export const ReceiptPiece = z.object({
  receipts: z.array(Receipt),
  /** Ask with it for the next piece; null at the end. */
  cursor: Id.nullable(),
});

/** Everything that is held about one contact. */
export const ContactExport = z.object({
  exportedAt: Moment,
  shop: z.object({ name: z.string(), domain: z.string() }),
  contact: Contact,
  /** The other contacts that they were, each as it was known when it was merged. */
  merged: z.array(Contact),
  /** The names of their tags. */
  tags: z.array(z.string()),
  /** What the shop's own fields say of them, by the fields' names. */
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  preChat: PreChat.nullable(),
  conversations: z.array(
    Conversation.pick({ id: true, channel: true, status: true, createdAt: true, lastMessageAt: true }).extend({
      /** With the team's own notes. */
      messages: z.array(Message),
      /** How the assistant came to its answers. */
      decisions: z.array(ExportedDecision),
      /** What they said of it, each time that it was resolved. */
      ratings: z.array(GivenRating),
      /** Replies that wait to be sent. */
      scheduled: z.array(ScheduledMessage),
    }),
  ),
  /** What they uploaded. */
  files: z.array(FileRef),
  /** Their subscriptions to the store's newsletter, with what they agreed to. */
  newsletter: z.array(NewsletterConsent),
  /** What the team wrote down about them. */
  notes: z.array(ContactNote),
  /** What they did in the store lately. */
  trail: z.array(TrailStep),
  /** The discount codes that the assistant named to them, by the store's ids, with when it did so first. */
  discounts: z.array(z.object({ id: z.string(), at: Moment, code: z.string().optional() })),
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
    perMinute: 600,
    summary: 'Delete a contact and everything that belongs to it; returns the receipt',
  }),
  'GET /receipts': call({
    by: ['admin'],
    query: z.object({
      /** The `cursor` of the piece before. */
      cursor: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    data: ReceiptPiece,
    summary: 'The receipts of deleted contacts, latest first',
  }),
  'GET /receipts/:id': call({ by: ['admin'], data: Receipt, summary: 'The receipt of a deleted contact' }),
};
