import { texts as ar } from './locales/ar.ts';
import { texts as cs } from './locales/cs.ts';
import { texts as da } from './locales/da.ts';
import { texts as de } from './locales/de.ts';
import { texts as es } from './locales/es.ts';
import { texts as fi } from './locales/fi.ts';
import { texts as fr } from './locales/fr.ts';
import { texts as he } from './locales/he.ts';
import { texts as it } from './locales/it.ts';
import { texts as ja } from './locales/ja.ts';
import { texts as ko } from './locales/ko.ts';
import { texts as nb } from './locales/nb.ts';
import { texts as nl } from './locales/nl.ts';
import { texts as pl } from './locales/pl.ts';
import { texts as ptBr } from './locales/pt-br.ts';
import { texts as ptPt } from './locales/pt-pt.ts';
import { texts as ru } from './locales/ru.ts';
import { texts as sv } from './locales/sv.ts';
import { texts as tr } from './locales/tr.ts';
import { texts as uk } from './locales/uk.ts';
import { texts as zhCn } from './locales/zh-cn.ts';
import { texts as zhTw } from './locales/zh-tw.ts';
import type { BuiltInLocale } from './built-in-locales.ts';
import type { TextKey } from './catalogue.ts';
import type { Text } from './say-in.ts';

/**
 * What the product itself says in each language beside English, which stands in for what a language does not have yet. For
 * the server and for tools: a browser fetches one of them alone.
 */
export const builtInTexts: Record<BuiltInLocale, { readonly [Key in TextKey]?: Text }> = {
  ar,
  cs,
  da,
  de,
  es,
  fi,
  fr,
  he,
  it,
  ja,
  ko,
  nb,
  nl,
  pl,
  'pt-BR': ptBr,
  'pt-PT': ptPt,
  ru,
  sv,
  tr,
  uk,
  'zh-CN': zhCn,
  'zh-TW': zhTw,
};
