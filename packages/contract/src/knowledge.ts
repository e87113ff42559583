import { z } from 'zod';
import { call } from './call.ts';
import { Done, Id, Moment, Required } from './fields.ts';
import { texts } from './texts.ts';

export const CustomAnswer = z.object({
  id: Id,
  question: z.string(),
  /** Rich text. */
  answer: z.string(),
  /** The answer as the assistant reads it: light Markdown. */
  prose: z.string(),
  variants: z.array(z.string()),
  /** The only product of which the assistant says it, by the store's own id; null: it is of none. */
  productId: z.string().nullable(),
  /** False: the assistant doesn't use it. */
  used: z.boolean(),
  updatedAt: Moment,
});
export type CustomAnswer = z.infer<typeof CustomAnswer>;

/** A custom answer as the list shows it. */
export const ListedAnswer = CustomAnswer.omit({ answer: true, prose: true }).extend({
  /** The beginning of the answer, without formatting. */
  excerpt: z.string(),
});
export type ListedAnswer = z.infer<typeof ListedAnswer>;

/** Other wordings that one custom answer may have. */
export const mostVariants = 50;

export const NewCustomAnswer = z.object({
  question: Required(300),
  answer: Required(20_000),
  variants: z.array(Required(300)).max(mostVariants, texts.maxItems(mostVariants)).default([]),
});
export type NewCustomAnswer = z.input<typeof NewCustomAnswer>;

export const CustomAnswerQuery = z.object({
  /** Any part of the question, its other wordings, or the answer. */
  search: z.string().trim().max(200).optional(),
  /** The `cursor` of the piece before. */
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type CustomAnswerQuery = z.infer<typeof CustomAnswerQuery>;

/** How far the product sync is: -1 products in all means that the number is not known yet. */
export const SyncProgress = z.object({
  running: z.boolean(),
  syncedProduct: z.number().int(),
  totalProduct: z.number().int(),
  error: z.string().nullable(),
  finishedAt: Moment.nullable(),
});
export type SyncProgress = z.infer<typeof SyncProgress>;

const admin = ['admin'] as const;
const read = ['admin', 'member'] as const;

export const knowledge = {
  'GET /customAnswers': call({
    by: read,
    query: CustomAnswerQuery,
    data: z.object({
      answers: z.array(ListedAnswer),
      /** How many match, told with the first piece only. */
      total: z.number().int().nullable(),
      /** Ask with it for the next piece; null at the end. */
      cursor: z.string().nullable(),
    }),
    perMinute: 240,
    summary: 'List the custom answers that are of no product of the store, the last changed first',
  }),
  'GET /customAnswers/:id': call({ by: read, data: CustomAnswer, summary: 'Read a custom answer' }),
  'POST /customAnswers': call({
    by: admin,
    /** `productId`: the answer is of this product alone. */
    body: NewCustomAnswer.extend({ id: Id.optional(), productId: z.string().min(1).max(200).optional() }),
    data: CustomAnswer,
    summary: 'Add a custom answer',
  }),
  'PUT /customAnswers/:id': call({
    by: admin,
    body: NewCustomAnswer,
    data: CustomAnswer,
    summary: 'Change a custom answer',
  }),
  'DELETE /customAnswers/:id': call({
    by: admin,
    data: Done,
    summary: 'Delete a custom answer; you can restore it for a day',
  }),
  'POST /customAnswers/:id/restore': call({
    by: admin,
    data: CustomAnswer,
    summary: 'Restore a deleted custom answer',
  }),
  'GET /customAnswers/store-pages/count': call({
    by: read,
    /** `readAt`: when the store was last read; null while it never was. */
    data: z.object({ count: z.number().int(), readAt: Moment.nullable() }),
    summary: 'How many of the store’s pages, policies, and articles we know',
  }),
  'GET /customAnswers/resync-store-pages': call({ by: admin, data: Done, summary: 'Sync the store’s pages again' }),
  'GET /ai_assistant/products/count': call({
    by: read,
    data: z.object({ enabled: z.number().int() }),
    summary: 'How many products the assistant knows',
  }),
  'POST /assistant/sync-products': call({ by: admin, data: SyncProgress, summary: 'Sync the catalog again' }),
  'GET /assistant/sync-products': call({ by: read, data: SyncProgress, summary: 'Progress of the product sync' }),
};

/** Written to the event log with the change itself. */
export const knowledgeEvents = {
  'sync.changed': SyncProgress,
  'customAnswer.changed': CustomAnswer,
  'customAnswer.deleted': z.object({ id: Id }),
};
