/** The pages of the FAQs for the route table, each loaded when it is first opened. */
export const faqPages = {
  list: async () => ({ Component: (await import('./list/faq-list-page.tsx')).FaqListPage }),
  add: async () => ({ Component: (await import('./form/add-faq-page.tsx')).AddFaqPage }),
  edit: async () => ({ Component: (await import('./form/edit-faq-page.tsx')).EditFaqPage }),
};
