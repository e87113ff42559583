import type { FaqBlocksTables } from '../../tables/faq-blocks.ts';
import { defineTraces } from '../../traces.ts';

export const faqBlocksTraces = defineTraces<FaqBlocksTables>({
  about: { faq_blocks: 'nobody' },
});
