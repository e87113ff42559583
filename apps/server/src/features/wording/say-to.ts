import { builtInLocales, nearestLocale } from '@chatty/contract/visitor-texts/built-in-locales';
import { builtInTexts } from '@chatty/contract/visitor-texts/built-in-texts';
import { visitorTexts } from '@chatty/contract/visitor-texts/catalogue';
import { type Say, sayIn, type Text } from '@chatty/contract/visitor-texts/say-in';
import { sentencesIn } from './sentences/sentence-texts.ts';

export type Words = Readonly<Record<string, Text>>;

/** What the product itself says in this locale: of the catalogue nothing where that is English, in which it is written. */
export function builtInFor(locale: string): Words {
  const nearest = nearestLocale(locale, builtInLocales);
  return { ...sentencesIn(locale), ...(nearest && builtInTexts[nearest]) };
}

/** Says the texts of the catalogue in this locale, in `own` words where there are such. */
export const sayTo = (locale: string, own: Words = {}): Say<typeof visitorTexts> =>
  sayIn(visitorTexts, knownLocale(locale), { ...builtInFor(locale), ...own });

/** The locale if it is one, else English: it came from a browser. */
export function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
