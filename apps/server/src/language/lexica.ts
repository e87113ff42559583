import { createConceptFinder, type ConceptFinder } from './find-concepts.ts';
import { foldText } from './fold.ts';
import type { Language } from './languages.ts';
import { lexicon as ar } from './lexicon/ar.ts';
import { lexicon as cs } from './lexicon/cs.ts';
import { lexicon as da } from './lexicon/da.ts';
import { lexicon as de } from './lexicon/de.ts';
import { lexicon as el } from './lexicon/el.ts';
import { lexicon as en } from './lexicon/en.ts';
import { lexicon as es } from './lexicon/es.ts';
import { lexicon as fi } from './lexicon/fi.ts';
import { lexicon as fr } from './lexicon/fr.ts';
import { lexicon as he } from './lexicon/he.ts';
import { lexicon as hi } from './lexicon/hi.ts';
import { lexicon as hu } from './lexicon/hu.ts';
import { lexicon as id } from './lexicon/id.ts';
import { lexicon as it } from './lexicon/it.ts';
import { lexicon as ja } from './lexicon/ja.ts';
import { lexicon as ko } from './lexicon/ko.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { lexicon as nb } from './lexicon/nb.ts';
import { lexicon as nl } from './lexicon/nl.ts';
import { lexicon as pl } from './lexicon/pl.ts';
import { lexicon as pt } from './lexicon/pt.ts';
import { lexicon as ro } from './lexicon/ro.ts';
import { lexicon as ru } from './lexicon/ru.ts';
import { lexicon as sv } from './lexicon/sv.ts';
import { lexicon as th } from './lexicon/th.ts';
import { lexicon as tr } from './lexicon/tr.ts';
import { lexicon as uk } from './lexicon/uk.ts';
import { lexicon as vi } from './lexicon/vi.ts';
import { lexicon as zh } from './lexicon/zh.ts';

const lexica: Readonly<Record<Language, Lexicon>> = {
  ar,
  cs,
  da,
  de,
  el,
  en,
  es,
  fi,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  pt,
  ro,
  ru,
  sv,
  th,
  tr,
  uk,
  vi,
  zh,
};

/** A lexicon, read. */
export interface Words {
  common: ReadonlySet<string>;
  /** Small words that say nothing of what is asked; the common ones are not among them. */
  idle: ReadonlySet<string>;
  /** All small words as they are written: "skal" is not "skål". */
  written: ReadonlySet<string>;
  between: ReadonlySet<string>;
  finder: ConceptFinder;
}

const read = new Map<Language, Words>();
const wordsIn = (list: string): ReadonlySet<string> =>
  new Set(list.split(',').flatMap((it) => foldText(it).trim() || []));

/** The words of a language. They are read when they are first asked for: a shop meets a few languages. */
export function wordsOfLanguage(language: Language): Words {
  const known = read.get(language);
  if (known) return known;
  const { common, idle = '', between = '', concepts } = lexica[language];
  const words = {
    common: wordsIn(common),
    idle: wordsIn(idle),
    written: new Set(`${common},${idle}`.split(',').map((it) => it.trim().toLowerCase().normalize('NFC'))),
    between: wordsIn(between),
    finder: createConceptFinder(concepts, foldText, language === 'en'),
  };
  read.set(language, words);
  return words;
}
