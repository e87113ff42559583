import type { TextProblem } from '@chatty/contract/visitor-texts/check-text';

/** The shop's wording in each language, and what keeps a text from being shown. */
export const texts = {
  thisLanguage: 'This language',
  alreadyThere: 'The shop has this language already.',
  tooManyLanguages: (most: number) => `A shop can have up to ${most} languages.`,
  ofStore: 'This language belongs to the store. Remove it in the store’s settings.',
  unknownText: 'This text is no longer there. Reload the page.',
  changedMeanwhile: 'Someone else changed this meanwhile. Look at their version, then save yours or keep theirs.',
  theirs: 'Someone else changed this',
  notSaved: 'Some texts can’t be shown like this. Correct them, then save again.',
  tooLong: (max: number) => `Use at most ${max.toLocaleString('en-US')} characters`,
  problems: {
    'unknown placeholder': (name: string) => `There is no {${name}} in the original. Use only its placeholders.`,
    'missing placeholder': (name: string) => `Keep {${name}}: it stands for what is put in.`,
    'missing form': (name: string) => `Fill in the form “${name}” too.`,
    forms: () => 'This text has plural forms. Fill in each.',
    empty: () => 'Fill this in, or reset it.',
  } satisfies Record<TextProblem, (name: string) => string>,

  isOriginal: 'This is the language that all others are translated from.',
  underWay: 'This language is being translated already.',

  csv: {
    file: (locale: string) => `chatty-texts-${locale}.csv`,
    unreadable: (line: number) => `We couldn’t read line ${line}. Save the file as CSV with commas and try again.`,
    tooLarge: (megabytes: number) => `This file is too large. Import at most ${megabytes} MB at a time.`,
    notText: 'This isn’t a CSV file. In your spreadsheet choose “Save as” or “Download”, then CSV, and try again.',
    noHeader: 'The first line must name the columns key, form, original, and translation.',
    empty: 'There is no translation in this file.',
    unknownKey: (key: string) => `There is no text “${key}”.`,
    twice: (key: string) => `“${key}” stands in this file twice.`,
    badForm: (form: string) => `This language has no plural form “${form}”.`,
    notTaken: (count: number) =>
      count === 1
        ? 'Nothing was imported: one line can’t be used.'
        : `Nothing was imported: ${count} lines can’t be used.`,
  },
  noTranslation: 'The language model didn’t answer. Try again in a moment.',
  noEngine:
    'No language model is configured that can translate. Ask whoever runs Chatty for you to set one up (OPENAI_API_KEY).',
};
