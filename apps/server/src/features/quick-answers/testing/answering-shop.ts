import { newId } from '@chatty/contract/new-id';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import type { TestServer, TestShop } from '../../../test-kit/test-server.ts';

export const returns = {
  questionId: 'return-policy',
  question: 'What is your return policy?',
  answer: '<p>You have <strong>30 days</strong>.</p>',
  isActive: true,
};
/** What a visitor reads of it. */
export const said = 'You have **30 days**.';
export const off = { isEnableAIAssistant: false };

/** A shop whose admin has saved suggestions and these settings. */
export async function answeringShop(
  w: TestServer,
  settings: SettingsPatch = {},
  ...suggestionFAQs: (typeof returns)[]
) {
  const shop = await w.shop();
  const { api } = await shop.member();
  const params = { id: shop.id };
  const save = async (body: SettingsPatch) => (await api('POST /settings/widget/:id', { params, body })).data;
  const suggest = async (...list: (typeof returns)[]) =>
    (await save({ quickReplySettings: { suggestionFAQs: list } })).quickReplySettings.suggestionFAQs;
  await suggest(...(suggestionFAQs.length > 0 ? suggestionFAQs : [returns]));
  if (Object.keys(settings).length > 0) await save(settings);
  return { shop, api, save, suggest };
}

/** A visitor with a conversation that is yet to begin. */
export async function chatOf(shop: TestShop, locale = 'en') {
  const { api } = await shop.visitor({ locale });
  const params = { id: newId() };
  const say = (text: string, more: { questionId?: string; id?: string } = {}) =>
    api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text, ...more } });
  const messages = async () => (await api('GET /client/api/conversations/:id/messages', { params })).data.messages;
  return {
    ...{ api, params, say, messages },
    tap: (questionId = returns.questionId, text = returns.question) => say(text, { questionId }),
    /** What the shop itself has answered. */
    heard: async () => (await messages()).filter((it) => it.parts.some((part) => part.type === 'quickAnswer')),
    state: async () => (await api('GET /client/api/conversations', {})).data.find((it) => it.id === params.id),
    widget: async () => (await api('GET /client/api/widget', {})).data.widget,
  };
}
