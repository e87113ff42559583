import type { Feature } from '../../navigation/feature.ts';

/** All of it comes at once, when somebody looks at blocks or one of them changes: few do, and no first screen does. */
const later = async () => (await import('./pages.ts')).ofBlocks;

export const faqBlocksFeature: Feature = {
  pages: {
    '/faqs/faqBlock': async () => ({ Component: (await later()).BlockListPage }),
    '/faqs/faqBlock/add-faqs-block': async () => ({ Component: (await later()).AddBlockPage }),
    '/faqs/faqBlock/edit-faqs-block/:id': async () => ({ Component: (await later()).EditBlockPage }),
  },
  live: {
    apply(client, event) {
      const isHeld = client.getQueryCache().find({ queryKey: ['faq-blocks'], exact: false });
      if (isHeld && event.type.startsWith('faq')) void later().then((it) => it.applyToBlocks(client, event));
    },
  },
};
