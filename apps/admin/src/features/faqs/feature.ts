import type { Feature } from '../../navigation/feature.ts';
import type { LoadPage } from '../../navigation/path-entry.ts';
import { applyFaqEvent } from './apply-event.ts';

const list: LoadPage = async () => ({ Component: (await import('./list/faq-list-page.tsx')).FaqListPage });

export const faqsFeature: Feature = {
  pages: {
    '/faqs': list,
    '/faqs/faqPage': list,
    '/faqs/addFaq': async () => ({ Component: (await import('./form/add-faq-page.tsx')).AddFaqPage }),
    '/faqs/editFaq/:id': async () => ({ Component: (await import('./form/edit-faq-page.tsx')).EditFaqPage }),
  },
  live: { apply: applyFaqEvent },
};
