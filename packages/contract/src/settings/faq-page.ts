import { z } from 'zod';
import { widgetTexts } from '../default-texts.ts';
import { Line } from './fields.ts';

/** The page of the store that shows its FAQs. */
export const FaqPageSettings = z.object({
  isEnabled: z.boolean().default(true).describe('The page can be opened'),
  title: Line(80).min(1).default(widgetTexts.faqPageTitle).describe('The title of the page'),
  description: Line(300).default('').describe('What stands under the title'),
  seoTitle: Line(120).default('').describe('The title that search engines show; empty: the page’s own'),
  seoDescription: Line(400).default('').describe('What search engines show under it; empty: the page’s description'),
  isShowSearch: z.boolean().default(true).describe('Visitors can search the page'),
  isShowCategories: z.boolean().default(true).describe('The FAQs stand under their categories'),
});
export type FaqPageSettings = z.infer<typeof FaqPageSettings>;
