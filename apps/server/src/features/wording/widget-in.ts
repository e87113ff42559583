import { createHash } from 'node:crypto';
import { chatTexts, visitorTexts } from '@chatty/contract/visitor-texts/catalogue';
import { settingsIn } from '@chatty/contract/visitor-texts/settings-in';
import { settingTexts } from '@chatty/contract/visitor-texts/setting-texts';
import type { VisitorWidget } from '@chatty/contract/widget';
import type { Ctx } from '../../ctx.ts';
import { answersAt, settingsOf, type ShopRow, visitorWidgetOf } from '../shops/index.ts';
import type { Words } from './say-to.ts';
import { type ShopWords, wordsFor } from './words-for.ts';

/** The key of a suggested question, which is known by its words alone. */
export const questionKey = (question: string): string =>
  `question.${createHash('sha256').update(question).digest('hex').slice(0, 16)}`;

/** The key of a quick answer, by the id of its suggestion. */
export const quickAnswerKey = (questionId: string): string => `question.${questionId}.answer`;

/** The product's own suggestions, which it has in its own languages. */
export const starterKeys = ['assistantAskOrder', 'assistantAskDelivery', 'assistantAskReturns'] as const;

/** What stands in the place of a suggested question there: the shop's translation, else the product's of its own suggestion. */
export function suggestionIn({ own, builtIn }: Pick<ShopWords, 'own' | 'builtIn'>, question: string): string {
  const starter = starterKeys.find((it) => visitorTexts[it] === question);
  const said = own[questionKey(question)] ?? (starter && builtIn[starter]);
  return typeof said === 'string' ? said : question;
}

const settingKeys: ReadonlySet<string> = new Set(settingTexts.map((it) => it.key));

/** Texts of the chat that the shop words itself. */
export const chatWordsIn = ({ own }: ShopWords): Words =>
  Object.fromEntries(Object.entries(own).filter(([key]) => key in chatTexts && !settingKeys.has(key)));

/** The settings as a visitor with this locale may see them, in their language; of the assistant, whether it answers now. */
export async function visitorWidgetIn(
  ctx: Pick<Ctx, 'db' | 'shopId' | 'services'>,
  shop: ShopRow,
  locale: string,
): Promise<VisitorWidget> {
  const words = await wordsFor(ctx, shop, locale);
  const set = settingsOf(shop);
  const settings = { ...set, isEnableAIAssistant: answersAt(set, 'online_store', ctx.services.clock.now()) };
  const widget = visitorWidgetOf(shop, locale, settingsIn(settings, words), {
    locale: words.locale,
    of: (question) => suggestionIn(words, question),
  });
  // The store's pages are elsewhere.
  const { botPicture } = widget;
  return {
    ...widget,
    botPicture: botPicture.startsWith('/') ? new URL(botPicture, ctx.services.config.APP_URL).href : botPicture,
    words: chatWordsIn(words),
  };
}
