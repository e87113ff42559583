import type { FaqsTables } from '../../tables/faqs.ts';
import { defineTraces } from '../../traces.ts';

export const faqsTraces = defineTraces<FaqsTables>({
  about: { faqs: 'nobody', faq_votes: 'nobody' },
});
