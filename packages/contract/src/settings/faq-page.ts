import { z } from 'zod';
import { widgetTexts } from '../default-texts.ts';
import { Line } from './fields.ts';

/** The page of the store that shows its FAQs. */
export const FaqPageSettings = z.object({
  isEnabled: z.boolean().default(true),
  title: Line(80).min(1).default(widgetTexts.faqPageTitle),
  /** Under the title; may be empty. */
  description: Line(300).default(''),
  /** What search engines show of the page; empty ones fall back on title and description. */
  seoTitle: Line(120).default(''),
  seoDescription: Line(400).default(''),
  isShowSearch: z.boolean().default(true),
  isShowCategories: z.boolean().default(true),
});
export type FaqPageSettings = z.infer<typeof FaqPageSettings>;
