import { popups } from '@chatty/contract/visitor-texts/popups';
import { type Say, sayIn, type Text } from '@chatty/contract/visitor-texts/say-in';

let spoken: Say<typeof popups> = sayIn(popups, 'en');

/** Says a text of the popups in the visitor's language. Called while drawing, never when a module is loaded. */
export const say: Say<typeof popups> = (key, ...values) => spoken(key, ...values);

/** From now on says everything in this locale; what `own` does not hold is said in English. */
export function speak(locale: string, own: Readonly<Record<string, Text>>): void {
  spoken = sayIn(popups, locale, own);
}
