import type { Frame } from './frames/en.ts';
import { frame as ar } from './frames/ar.ts';
import { frame as cs } from './frames/cs.ts';
import { frame as da } from './frames/da.ts';
import { frame as de } from './frames/de.ts';
import { frame as el } from './frames/el.ts';
import { frame as en } from './frames/en.ts';
import { frame as es } from './frames/es.ts';
import { frame as fi } from './frames/fi.ts';
import { frame as fr } from './frames/fr.ts';
import { frame as he } from './frames/he.ts';
import { frame as hi } from './frames/hi.ts';
import { frame as hu } from './frames/hu.ts';
import { frame as id } from './frames/id.ts';
import { frame as it } from './frames/it.ts';
import { frame as ja } from './frames/ja.ts';
import { frame as ko } from './frames/ko.ts';
import { frame as nb } from './frames/nb.ts';
import { frame as nl } from './frames/nl.ts';
import { frame as pl } from './frames/pl.ts';
import { frame as pt } from './frames/pt.ts';
import { frame as ro } from './frames/ro.ts';
import { frame as ru } from './frames/ru.ts';
import { frame as sv } from './frames/sv.ts';
import { frame as th } from './frames/th.ts';
import { frame as tr } from './frames/tr.ts';
import { frame as uk } from './frames/uk.ts';
import { frame as vi } from './frames/vi.ts';
import { frame as zh } from './frames/zh.ts';

/** What the assistant says by itself, by the visitor's language. */
export const frames = {
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
} satisfies Record<string, Frame>;

/** A language that the assistant speaks, as ISO 639-1 names it. */
export type Language = keyof typeof frames;

export const frameOf = (language: Language): Frame => frames[language];

const spoken = new Set(Object.keys(frames));
/** The language of a locale such as `pt-BR`, if the assistant speaks it. */
export function languageOfLocale(locale: string): Language | undefined {
  const language = locale.toLowerCase().split(/[-_]/)[0] ?? '';
  const known = language === 'no' || language === 'nn' ? 'nb' : language;
  return spoken.has(known) ? (known as Language) : undefined;
}
