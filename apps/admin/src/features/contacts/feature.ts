import type { Feature } from '../../navigation/feature.ts';
import { pagesWithReactions } from '../../navigation/pages-with-reactions.ts';
import { forgetTyped } from '../../people/contact/typed/forget-typed.ts';

export const contactsFeature: Feature = {
  ...pagesWithReactions(
    {
      '/contacts': async () => ({ Component: (await import('./list/contact-list-page.tsx')).ContactListPage }),
      '/contacts/receipts': async () => ({
        Component: (await import('./receipts/receipt-list-page.tsx')).ReceiptListPage,
      }),
      '/contacts/:id': async () => ({ Component: (await import('./profile/contact-page.tsx')).ContactPage }),
    },
    async () => (await import('./apply-event.ts')).contactReactions,
  ),
  forget: forgetTyped,
};
