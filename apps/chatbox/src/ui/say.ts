import { chatTexts } from '@chatty/contract/visitor-texts/catalogue';
import { type Say, sayIn, type Text } from '@chatty/contract/visitor-texts/say-in';

let spoken: Say<typeof chatTexts> = sayIn(chatTexts, 'en');

/**
 * Says a text of the catalogue (`packages/contract/src/visitor-texts`) in the visitor's language. Called while drawing,
 * never when a module is loaded: the language is known by then, and may change.
 */
export const say: Say<typeof chatTexts> = (key, ...values) => spoken(key, ...values);

type Texts = Readonly<Record<string, Text>>;

/** From now on says everything in this locale; what `own` does not hold is said in English, of which the chat holds a part. */
export function speak(locale: string, own: Texts, english: Texts = {}): void {
  spoken = sayIn({ ...english, ...chatTexts }, locale, own);
}
