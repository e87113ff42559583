import { createHash } from 'node:crypto';
import type { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { chatTexts } from '@chatty/contract/visitor-texts/catalogue';
import { settingTexts, valueAt, withValueAt } from '@chatty/contract/visitor-texts/setting-texts';
import type { VisitorWidget } from '@chatty/contract/widget';
import type { Ctx } from '../../ctx.ts';
import { settingsOf, type ShopRow, visitorWidgetOf } from '../shops/index.ts';
import { settingIn, type ShopWords, wordsFor } from './words-for.ts';

/** The key of a suggested question, which is known by its words alone. */
export const questionKey = (question: string): string =>
  `question.${createHash('sha256').update(question).digest('hex').slice(0, 16)}`;

/** The settings as they are read in a language. */
export function settingsIn(settings: ShopSettings, words: ShopWords): ShopSettings {
  return settingTexts.reduce((all, { key, path }) => {
    const value = valueAt(all, path);
    if (typeof value !== 'string') return all;
    const said = settingIn(words, key, value);
    return said === value ? all : withValueAt(all, path, said);
  }, settings);
}

const settingKeys: ReadonlySet<string> = new Set(settingTexts.map((it) => it.key));

/** The settings as a visitor with this locale may see them, in their language. */
export async function visitorWidgetIn(
  ctx: Pick<Ctx, 'db' | 'shopId'>,
  shop: ShopRow,
  locale: string,
): Promise<VisitorWidget> {
  const words = await wordsFor(ctx, shop, locale);
  const widget = visitorWidgetOf(shop, locale, settingsIn(settingsOf(shop), words));
  const chosen = Object.entries(words.own).filter(([key]) => key in chatTexts && !settingKeys.has(key));
  return {
    ...widget,
    // The product translates none by itself: the assistant was found to answer these words, and no others.
    quickReplies: widget.quickReplies.map((it) => settingIn(words, questionKey(it), it)),
    words: Object.fromEntries(chosen),
  };
}
