import type { Feature } from '../../navigation/feature.ts';
import { pagesWithReactions } from '../../navigation/pages-with-reactions.ts';
import type { LoadPage } from '../../navigation/path-entry.ts';

const list: LoadPage = async () => ({ Component: (await import('./list/faq-list-page.tsx')).FaqListPage });

export const faqsFeature: Feature = pagesWithReactions(
  {
    '/faqs': list,
    '/faqs/faqPage': list,
    '/faqs/addFaq': async () => ({ Component: (await import('./form/add-faq-page.tsx')).AddFaqPage }),
    '/faqs/editFaq/:id': async () => ({ Component: (await import('./form/edit-faq-page.tsx')).EditFaqPage }),
  },
  async () => ({ apply: (await import('./apply-event.ts')).applyFaqEvent }),
);
