import type { RouteObject } from 'react-router';

const list = async () => ({ Component: (await import('./list/faq-list-page.tsx')).FaqListPage });
const add = async () => ({ Component: (await import('./form/add-faq-page.tsx')).AddFaqPage });
const edit = async () => ({ Component: (await import('./form/edit-faq-page.tsx')).EditFaqPage });

export const faqRoutes: RouteObject[] = [
  { path: '/faqs', handle: { title: 'FAQs' }, lazy: list },
  { path: '/faqs/addFaq', handle: { title: 'Add FAQ' }, lazy: add },
  { path: '/faqs/editFaq/:id', handle: { title: 'Edit FAQ' }, lazy: edit },
];
