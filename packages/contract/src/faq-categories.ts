import { z } from 'zod';
import { call } from './call.ts';
import { Done, Required } from './fields.ts';
import { faqCategoryMaxChars } from './limits.ts';

/** A category of FAQs: it is there as long as a FAQ has it. */
export const FaqCategory = z.object({
  name: z.string(),
  /** How many FAQs have it, and how many of these visitors see. */
  count: z.number().int(),
  published: z.number().int(),
});
export type FaqCategory = z.infer<typeof FaqCategory>;

export const faqCategories = {
  'GET /faqs/categories': call({
    by: ['admin'],
    data: z.array(FaqCategory),
    summary: 'List the categories of FAQs, in the order in which the FAQ page shows them',
  }),
  'POST /faqs/categories/rename': call({
    by: ['admin'],
    body: z.object({
      from: Required(faqCategoryMaxChars),
      /** A name that another category has puts both together; empty leaves the FAQs without one. */
      to: z.string().trim().max(faqCategoryMaxChars),
    }),
    data: z.object({ changed: z.number().int() }),
    summary: 'Rename a category, put it together with another, or take it off its FAQs',
  }),
  'POST /faqs/categories/reorder': call({
    by: ['admin'],
    body: z.object({
      /** All that are to stand in another order, in that order; their FAQs move with them, and others stay. */
      names: z.array(Required(faqCategoryMaxChars)).max(2_000),
    }),
    data: Done,
    summary: 'Put categories in order',
  }),
};
