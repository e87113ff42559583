import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { on } from '../../platform/reaction.ts';
import { faqCategoryRenamed, faqRemoved, faqSaved, faqsReordered } from '../faqs/index.ts';
import { shopConnected, widgetChanged } from '../shops/index.ts';
import { publishFaqBlocksJob, publishSoon } from './faq-blocks.jobs.ts';
import { faqBlockCalls } from './faq-blocks.calls.ts';
import { faqBlocksTraces } from './faq-blocks.traces.ts';
import { publishFaqBlocks } from './publish-faq-blocks.ts';
import { renameInBlocks } from './save-faq-block.ts';

export const faqBlocksFeature: Feature = {
  name: 'faq-blocks',
  traces: faqBlocksTraces,
  memberCalls: faqBlockCalls,
  jobs: [handle(publishFaqBlocksJob, publishFaqBlocks)],
  reactions: [
    on(faqSaved, publishSoon),
    on(faqRemoved, publishSoon),
    on(faqsReordered, publishSoon),
    on(faqCategoryRenamed, renameInBlocks),
    on(shopConnected, publishSoon),
    // What a block says by itself may have been worded anew.
    on(widgetChanged, publishSoon),
  ],
};
