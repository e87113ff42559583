import { z } from 'zod';
import { call } from './call.ts';
import { Done, Id, Moment, Required } from './fields.ts';

export const CustomAnswer = z.object({
  id: Id,
  question: z.string(),
  answer: z.string(),
  variants: z.array(z.string()),
  updatedAt: Moment,
});
export type CustomAnswer = z.infer<typeof CustomAnswer>;

const NewCustomAnswer = z.object({
  question: Required(300),
  answer: Required(20_000),
  variants: z.array(Required(300)).max(50).default([]),
});

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

export const knowledge = {
  'GET /customAnswers': call({ by: admin, data: z.array(CustomAnswer), summary: 'List custom answers' }),
  'POST /customAnswers': call({ by: admin, body: NewCustomAnswer, data: CustomAnswer, summary: 'Add a custom answer' }),
  'PUT /customAnswers/:id': call({
    by: admin,
    body: NewCustomAnswer,
    data: CustomAnswer,
    summary: 'Change a custom answer',
  }),
  'DELETE /customAnswers/:id': call({ by: admin, data: Done, summary: 'Delete a custom answer' }),
  'GET /customAnswers/store-pages/count': call({
    by: admin,
    /** `readAt`: when the store was last read; null while it never was. */
    data: z.object({ count: z.number().int(), readAt: Moment.nullable() }),
    summary: 'How many of the store’s pages, policies, and articles we know',
  }),
  'GET /customAnswers/resync-store-pages': call({ by: admin, data: Done, summary: 'Sync the store’s pages again' }),
  'GET /ai_assistant/products/count': call({
    by: admin,
    data: z.object({ enabled: z.number().int() }),
    summary: 'How many products the assistant knows',
  }),
  'POST /assistant/sync-products': call({ by: admin, data: SyncProgress, summary: 'Sync the catalog again' }),
  'GET /assistant/sync-products': call({ by: admin, data: SyncProgress, summary: 'Progress of the product sync' }),
};

/** Written to the event log with the change itself. */
export const knowledgeEvents = { 'sync.changed': SyncProgress };
