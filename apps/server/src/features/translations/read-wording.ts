import type { WordingInLocale } from '@chatty/contract/translations';
import { popups } from '@chatty/contract/visitor-texts/popups';
import type { Text } from '@chatty/contract/visitor-texts/say-in';
import { settingTexts } from '@chatty/contract/visitor-texts/setting-texts';
import type { Ctx } from '../../ctx.ts';
import { findShop, settingsOf } from '../shops/index.ts';
import { chatWordsIn, localesOf, questionKey, settingIn, wordsFor } from '../wording/index.ts';

const settingKeys: ReadonlySet<string> = new Set(settingTexts.map((it) => it.key));
const isOfSettings = (key: string) => settingKeys.has(key) || key.startsWith('setting.');

const only = <Value>(texts: Readonly<Record<string, Value>>, isWanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => isWanted(key)));

/** What counts for somebody who reads the shop in this locale, for a preview of settings that nobody has saved. */
export async function readWording(ctx: Ctx, locale: string): Promise<WordingInLocale> {
  const shop = await findShop(ctx.db, ctx.shopId);
  const words = await wordsFor(ctx, shop, locale);
  const isPlain = (text: Text | undefined): text is string => typeof text === 'string';
  const popupTexts = Object.keys(popups).flatMap((key): [string, string][] => {
    const said = words.own[key] ?? words.builtIn[key];
    return isPlain(said) ? [[key, said]] : [];
  });
  const asked = settingsOf(shop).quickReplySettings.suggestionFAQs.map((it) => it.question);
  return {
    locales: localesOf(shop),
    words: chatWordsIn(words),
    own: only(words.own, isOfSettings),
    builtIn: only(words.builtIn, isOfSettings),
    popups: Object.fromEntries(popupTexts),
    questions: Object.fromEntries(asked.map((it) => [it, settingIn(words, questionKey(it), it)])),
  };
}
