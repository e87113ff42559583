import type { Feature } from '../../navigation/feature.ts';
import { applyBlockEvent } from './apply-block-event.ts';

export const faqBlocksFeature: Feature = {
  pages: {
    '/faqs/faqBlock': async () => ({ Component: (await import('./list/block-list-page.tsx')).BlockListPage }),
    '/faqs/faqBlock/add-faqs-block': async () => ({
      Component: (await import('./form/add-block-page.tsx')).AddBlockPage,
    }),
    '/faqs/faqBlock/edit-faqs-block/:id': async () => ({
      Component: (await import('./form/edit-block-page.tsx')).EditBlockPage,
    }),
  },
  live: { apply: applyBlockEvent },
};
