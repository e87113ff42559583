import { z } from 'zod';
import { call } from './call.ts';
import { Done, Id, Moment, PageQuery, QueryFlag, Required } from './fields.ts';
import { faqCategoryMaxChars, faqPageSize, mostCollectionsChars } from './limits.ts';
import { FaqPageSettings } from './settings/faq-page.ts';

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
  /** How many visitors said that the answer helped them, and how many that it did not. */
  helpful: z.number().int(),
  unhelpful: z.number().int(),
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
  category: z.string().trim().max(faqCategoryMaxChars).default(''),
  variants: z.array(Required(300)).max(50).default([]),
  published: z.boolean().default(true),
  featured: z.boolean().default(false),
});
export type NewFaq = z.infer<typeof NewFaq>;

/** What is changed of a FAQ; what is left out stays as it is. */
export const FaqPatch = z.object({
  question: Required(300).optional(),
  answer: Required(20_000).optional(),
  category: z.string().trim().max(faqCategoryMaxChars).optional(),
  variants: z.array(Required(300)).max(50).optional(),
  published: z.boolean().optional(),
  featured: z.boolean().optional(),
  /**
   * What stood in these fields when whoever saves read them. One that is given as it was read stays as others have changed
   * it; where somebody has changed one to something else meanwhile, nothing is saved and `conflict` names the field.
   */
  from: Faq.pick({ question: true, answer: true, category: true, variants: true, published: true, featured: true })
    .partial()
    .optional(),
});
export type FaqPatch = z.infer<typeof FaqPatch>;

export const FaqListQuery = PageQuery.extend({
  limit: z.coerce.number().int().min(1).max(100).default(faqPageSize),
  published: QueryFlag.optional(),
  featured: QueryFlag.optional(),
  /** Those of one category. */
  category: z.string().trim().max(faqCategoryMaxChars).optional(),
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

/** What an import would do with one entry of a file, and why not. */
export const ImportRow = z.object({
  /** In which line of the file it begins; of JSON the number of the entry. */
  line: z.number().int(),
  question: z.string(),
  kind: z.enum(['create', 'change', 'same', 'refused']),
  reason: z.string().nullable(),
});
export type ImportRow = z.infer<typeof ImportRow>;

/** What an import would do. Nothing is written while an entry is refused. */
export const ImportPreview = z.object({
  rows: z.array(ImportRow),
  /** Columns of the file that mean nothing here. */
  ignored: z.array(z.string()),
  /** Names this outcome: the import is held to it. */
  mark: z.string(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const exportFormats = ['csv', 'json'] as const;
export const csvDelimiters = ['comma', 'semicolon'] as const;

export const faqs = {
  'GET /faqs': call({
    by: ['admin'],
    query: FaqListQuery,
    data: z.array(FaqSummary),
    paged: true,
    summary: 'List FAQs in their order',
  }),
  'GET /faqs/export': call({
    by: ['admin'],
    query: z.object({
      format: z.enum(exportFormats),
      /** Between the columns of CSV: Excel wants a semicolon where numbers have a decimal comma. */
      delimiter: z.enum(csvDelimiters).default('comma'),
      /** An example to fill in, instead of the shop’s own FAQs. */
      template: QueryFlag.optional(),
    }),
    data: z.object({ name: z.string(), text: z.string() }),
    perMinute: 30,
    summary: 'All FAQs as a file that can be imported again',
  }),
  'POST /faqs/import/check': call({
    by: ['admin'],
    upload: true,
    data: ImportPreview,
    perMinute: 30,
    summary: 'What the import of a CSV or JSON file would do; writes nothing',
  }),
  'POST /faqs/import': call({
    by: ['admin'],
    upload: true,
    query: z.object({ mark: z.string().max(100) }),
    data: z.object({ created: z.number().int(), changed: z.number().int() }),
    perMinute: 30,
    summary: 'Import a file as its preview said; all of it or nothing',
  }),
  'POST /faqs/page/preview': call({
    by: ['admin'],
    body: FaqPageSettings,
    data: z.object({
      /** The page as the store shows it, without what it runs. */
      html: z.string(),
      /** The page shows so many FAQs; the preview the first of them. */
      total: z.number().int(),
      shown: z.number().int(),
    }),
    perMinute: 120,
    summary: 'What the store’s FAQ page would show with these settings, in its primary language; writes nothing',
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
    query: z.object({
      search: z.string().trim().max(200).optional(),
      /** The product that the visitor looks at, by the store's number. */
      productId: z
        .string()
        .regex(/^\d{1,20}$/)
        .optional(),
      /** The handles of the collections that it is in, or of the one that the visitor looks at, with spaces between them. */
      collections: z.string().max(mostCollectionsChars).optional(),
    }),
    data: z.array(PublicFaq),
    perMinute: 120,
    summary:
      'Published FAQs: those of the product or collection and the featured ones, or those that match a search, best first',
  }),
};

export const faqVotes = {
  'POST /client/api/faqs/:id/vote': call({
    by: ['anyone'],
    body: z.object({
      /** The shop’s permanent domain, as the theme embed tells it. */
      shop: z.string().max(200),
      /** Made by the browser and kept there: one vote for each, which may change. It is nobody’s name. */
      voter: Id,
      isHelpful: z.boolean(),
    }),
    data: Done,
    perMinute: 60,
    summary: 'Say whether an answer was helpful',
  }),
};

/** Written to the event log with the change itself. */
export const faqEvents = {
  'faq.changed': Faq,
  'faq.deleted': z.object({ id: Id }),
  'faqs.reordered': z.object({ id: Id, before: Id.nullable() }),
  /** Many FAQs were added or changed at once: lists are read anew. */
  'faqs.imported': z.object({}),
  /** Categories were renamed or put in order, and FAQs with them: lists are read anew. */
  'faqs.categorized': z.object({}),
};
