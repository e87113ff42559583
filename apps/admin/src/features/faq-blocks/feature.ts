import type { Feature } from '../../navigation/feature.ts';

/** All of it comes at once, when somebody looks at blocks or one of them changes: few do, and no first screen does. */
const pages = () => import('./pages.ts');

export const faqBlocksFeature: Feature = {
  pages: {
    '/faqs/faqBlock': async () => ({ Component: (await pages()).BlockListPage }),
    '/faqs/faqBlock/add-faqs-block': async () => ({ Component: (await pages()).AddBlockPage }),
    '/faqs/faqBlock/edit-faqs-block/:id': async () => ({ Component: (await pages()).EditBlockPage }),
  },
  live: {
    apply(client, event) {
      const isHeld = client.getQueryCache().find({ queryKey: ['faq-blocks'], exact: false });
      if (isHeld && event.type.startsWith('faq')) void pages().then((it) => it.applyToBlocks(client, event));
    },
  },
};
