import type { AnswerTemplate } from '@chatty/contract/quick-answers';
import { texts } from '#texts/quick-answers.ts';
import type { Ctx } from '../../ctx.ts';
import { findShop, settingsOf } from '../shops/index.ts';

/** Questions that many shops are asked. What a new shop begins with is in its own language, the rest in the product's. */
export async function listTemplates(ctx: Ctx): Promise<AnswerTemplate[]> {
  const shop = await findShop(ctx.db, ctx.shopId);
  const ofNewShop = settingsOf({ ...shop, widget: {} }).quickReplySettings.suggestionFAQs;
  return Object.entries(texts.templates).map(([questionId, { question, example }]) => ({
    questionId,
    question: ofNewShop.find((it) => it.questionId === questionId)?.question ?? question,
    example: example && `<p>${example}</p>`,
  }));
}
