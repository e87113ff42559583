import type { TextKey, visitorTexts } from './catalogue.ts';

/**
 * What visitors read in one language: under each key a text, and one for each plural form of that language where the
 * English one has forms. A key may be missing until somebody who knows the language has written it.
 */
export type LocaleTexts<Rule extends Intl.LDMLPluralRule> = {
  readonly [Key in TextKey]?: (typeof visitorTexts)[Key] extends string ? string : Readonly<Record<Rule, string>>;
};
