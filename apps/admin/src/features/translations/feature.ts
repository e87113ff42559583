import type { Feature } from '../../navigation/feature.ts';

const pages = () => import('./pages.ts');
const base = '/settings/translations';
const locale = async () => (await pages()).loadLocale();
/** Parts of what visitors read, each with an address of its own; the later ones have a page for each category, too. */
const parts = ' navigation heading-launcher contact-us faqs live-chat order-tracking assistant'
  .replaceAll(' ', ' /')
  .split(' ');

export const translationsFeature: Feature = {
  pages: {
    [base]: async () => (await pages()).loadLocales(),
    ...Object.fromEntries(
      parts.flatMap((it, at) => [
        [`${base}/:locale${it}`, locale],
        ...(at > 4 ? [[`${base}/:locale${it}/:categoryId`, locale]] : []),
      ]),
    ),
  },
  settingsPlaces: [pages],
  live: {
    // Originals may have been changed elsewhere.
    apply: (client, { type }) =>
      void (/^tra|^set|^faq/.test(type) && client.invalidateQueries({ queryKey: ['translations'] })),
  },
};
