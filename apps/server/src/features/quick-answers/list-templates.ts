import type { AnswerTemplate } from '@chatty/contract/quick-answers';
import { texts } from '#texts/quick-answers.ts';
import type { Ctx } from '../../ctx.ts';
import type { Language } from '../../language/languages.ts';
import type { Templates } from '../../language/templates/template.ts';
import { templates } from '../../language/templates/templates.ts';
import { findShop, languageOfShop, settingsOf } from '../shops/index.ts';

const isWritten = (id: string, own: Templates): id is keyof Templates => id in own;

function templateIn(language: Language, questionId: string, english: { question: string; example: string }) {
  const own = language === 'en' ? null : templates[language];
  if (!own || !isWritten(questionId, own)) return english;
  const said = own[questionId];
  return typeof said === 'string' ? { ...english, example: said } : { question: said[0], example: said[1] };
}

/** Questions that many shops are asked, in the shop's language; English where the product speaks none of it. */
export async function listTemplates(ctx: Ctx): Promise<AnswerTemplate[]> {
  const shop = await findShop(ctx.db, ctx.shopId);
  const ofNewShop = settingsOf({ ...shop, widget: {} }).quickReplySettings.suggestionFAQs;
  return Object.entries(texts.templates).map(([questionId, english]) => {
    const { question, example } = templateIn(languageOfShop(shop), questionId, english);
    return {
      questionId,
      question: ofNewShop.find((it) => it.questionId === questionId)?.question ?? question,
      example: example && `<p>${example}</p>`,
    };
  });
}
