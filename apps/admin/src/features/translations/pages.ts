/** Loads the pages. In a file of its own: the list of what each needs would weigh on the first screen of the admin. */
export const loadLocale = async () => ({ Component: (await import('./locale/locale-page.tsx')).LocalePage });
export const loadLocales = async () => ({ Component: (await import('./locales/locales-page.tsx')).LocalesPage });
export { settingsPlace } from './settings-place.ts';
