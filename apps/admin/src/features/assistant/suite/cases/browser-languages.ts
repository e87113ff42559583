import { builtInLocales } from '@chatty/contract/visitor-texts/built-in-locales';
import { texts as uiTexts } from '#texts/ui.ts';

const names = new Intl.DisplayNames(uiTexts.locale, { type: 'language' });
const known = ['en', ...builtInLocales];

/** A language in the words of whoever reads. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Languages of a browser; `store` is the first choice, called so. */
export const browserLanguages = (store: string) => [
  { value: 'store', label: store },
  ...known.map((value) => ({ value, label: languageName(value) })),
];

/** Languages that an answer can be in. */
export const answerLanguages = [...new Set(known.map((it) => it.slice(0, 2)))].map((value) => ({
  value,
  label: languageName(value),
}));
