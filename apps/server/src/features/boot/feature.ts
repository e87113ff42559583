import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { faqCategoryRenamed, faqRemoved, faqSaved, faqsReordered } from '../faqs/index.ts';
import { planChanged, widgetChanged } from '../shops/index.ts';
import { bootCalls, widgetCalls } from './boot.calls.ts';
import { followChanges, tellChanged } from './follow-changes.ts';

export const bootFeature: Feature = {
  name: 'boot',
  openCalls: bootCalls,
  visitorCalls: widgetCalls,
  reactions: [
    on(widgetChanged, tellChanged),
    on(planChanged, tellChanged),
    on(faqSaved, tellChanged),
    on(faqRemoved, tellChanged),
    on(faqsReordered, tellChanged),
    on(faqCategoryRenamed, tellChanged),
  ],
  start: followChanges,
};
