import { chatTexts } from '@chatty/contract/visitor-texts/catalogue';
import { type Say, sayIn, type Text } from '@chatty/contract/visitor-texts/say-in';

let spoken: Say<typeof chatTexts> = sayIn(chatTexts, 'en');

/**
 * Says a text of the catalogue (`packages/contract/src/visitor-texts`) in the visitor's language. Called while drawing,
 * never when a module is loaded: the language is known by then, and may change.
 */
export const say: Say<typeof chatTexts> = (key, ...values) => spoken(key, ...values);

/** From now on says everything in this locale; what `own` does not hold is said in English. */
export function speak(locale: string, own: Readonly<Record<string, Text>>): void {
  spoken = sayIn(chatTexts, locale, own);
}
