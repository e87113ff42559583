import { exampleOf, pluralRulesOf } from '@chatty/contract/visitor-texts/check-text';
import type { Text } from '@chatty/contract/visitor-texts/say-in';
import { frameOf, type Language, languageOfLocale } from '../../../language/languages.ts';
import { sentences } from '../../../language/sentences/sentences.ts';
import { sentenceOf } from '../../../language/sentences/worded-frame.ts';

const read = new Map<Language, Readonly<Record<string, Text>>>();

function textsOf(language: Language): Readonly<Record<string, Text>> {
  const counts = Object.fromEntries(pluralRulesOf(language).map((rule) => [rule, exampleOf(language, rule) ?? 1]));
  const frame = frameOf(language);
  return Object.fromEntries(
    [...sentences.keys()].map((key): [string, Text] => {
      const text = sentenceOf(frame, key, counts);
      return [key, typeof text === 'string' ? text : { ...text, other: text.other ?? '' }];
    }),
  );
}

/** What the assistant says by itself in the language of a locale, as texts that merchants may word; nothing where it speaks none. */
export function sentencesIn(locale: string): Readonly<Record<string, Text>> {
  const language = languageOfLocale(locale);
  if (!language) return {};
  const texts = read.get(language) ?? textsOf(language);
  read.set(language, texts);
  return texts;
}

/** Where merchants find each of them. */
export const sentencePlaces = [...sentences].map(([key, { category }]) => ({ key, tab: 'assistant', category }));
