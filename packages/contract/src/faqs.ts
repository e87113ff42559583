import { z } from 'zod';
import { call } from './call.ts';
import { Done, Id, Moment, PageQuery, QueryFlag, Required } from './fields.ts';
import { faqPageSize } from './limits.ts';

/** What the list shows: all of a FAQ but its answer. */
export const FaqSummary = z.object({
  id: Id,
  question: z.string(),
  /** The beginning of the answer as plain text. */
  excerpt: z.string(),
  category: z.string(),
  published: z.boolean(),
  featured: z.boolean(),
  position: z.number().int(),
  updatedAt: Moment,
});
export type FaqSummary = z.infer<typeof FaqSummary>;

export const Faq = FaqSummary.extend({
  /** Rich text, sanitised by the server. */
  answer: z.string(),
  /** Other ways in which visitors ask the same; retrieval matches them too. */
  variants: z.array(z.string()),
});
export type Faq = z.infer<typeof Faq>;

export const NewFaq = z.object({
  question: Required(300),
  answer: Required(20_000),
  category: z.string().trim().max(80).default(''),
  variants: z.array(Required(300)).max(50).default([]),
  published: z.boolean().default(true),
  featured: z.boolean().default(false),
});
export type NewFaq = z.infer<typeof NewFaq>;

export const FaqPatch = z.object({
  question: Required(300).optional(),
  answer: Required(20_000).optional(),
  category: z.string().trim().max(80).optional(),
  variants: z.array(Required(300)).max(50).optional(),
  published: z.boolean().optional(),
  featured: z.boolean().optional(),
});
export type FaqPatch = z.infer<typeof FaqPatch>;

export const FaqListQuery = PageQuery.extend({
  limit: z.coerce.number().int().min(1).max(100).default(faqPageSize),
  published: QueryFlag.optional(),
  featured: QueryFlag.optional(),
  search: z.string().trim().max(200).optional(),
});
export type FaqListQuery = z.infer<typeof FaqListQuery>;

export const FaqOrder = z.object({
  /** The FAQ that moves. */
  id: Id,
  /** The FAQ that it now stands before; null puts it last. */
  before: Id.nullable(),
});

/** A FAQ as the storefront shows it: its answer is prose with media, see the prose package. */
export const PublicFaq = z.object({ id: Id, question: z.string(), answer: z.string(), category: z.string() });
export type PublicFaq = z.infer<typeof PublicFaq>;

export const faqs = {
  'GET /faqs': call({
    by: ['admin'],
    query: FaqListQuery,
    data: z.array(FaqSummary),
    paged: true,
    summary: 'List FAQs in their order',
  }),
  'GET /faqs/:id': call({ by: ['admin'], data: Faq, summary: 'Read an FAQ' }),
  'POST /faqs': call({ by: ['admin'], body: NewFaq.extend({ id: Id.optional() }), data: Faq, summary: 'Add an FAQ' }),
  'PUT /faqs/:id': call({ by: ['admin'], body: FaqPatch, data: Faq, summary: 'Change an FAQ' }),
  'DELETE /faqs/:id': call({ by: ['admin'], data: Done, summary: 'Delete an FAQ; you can restore it for a day' }),
  'POST /faqs/:id/restore': call({ by: ['admin'], data: Faq, summary: 'Restore a deleted FAQ' }),
  'POST /faqs/reorder': call({ by: ['admin'], body: FaqOrder, data: Done, summary: 'Move an FAQ' }),
};

export const publicFaqs = {
  'GET /client/api/faqs': call({
    by: ['visitor'],
    query: z.object({ search: z.string().trim().max(200).optional() }),
    data: z.array(PublicFaq),
    perMinute: 120,
    summary: 'Published FAQs: the featured ones, or those that match a search, best first',
  }),
};

/** Written to the event log with the change itself. */
export const faqEvents = {
  'faq.changed': Faq,
  'faq.deleted': z.object({ id: Id }),
  'faqs.reordered': z.object({ id: Id, before: Id.nullable() }),
};
