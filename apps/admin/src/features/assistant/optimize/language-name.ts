import { texts } from '#texts/ui.ts';

const names = new Intl.DisplayNames([texts.locale], { type: 'language' });

/** What a language is called, by its code. */
export const languageName = (code: string): string => names.of(code) ?? code;
