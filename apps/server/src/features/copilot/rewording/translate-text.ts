import type { Reworded } from '@chatty/contract/copilot';
import { texts } from '#texts/copilot.ts';
import type { MemberCtx } from '../../../ctx.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import { englishName } from '../../../language/english-name.ts';
import { Problem } from '../../../platform/problem.ts';
import { whyNotTheSame } from '../../assistant/index.ts';
import { findConversation, visitorLanguage } from '../../conversations/index.ts';
import { findShop, languageOfShop } from '../../shops/index.ts';
import { askInOtherWords, mustBeGeneral } from './ask-in-other-words.ts';

/**
 * A member's text in the language that the visitor writes in, with the same facts. Throws `conflict` where it is in that
 * language already, and as `askInOtherWords`.
 */
export async function translateText(ctx: MemberCtx, conversationId: string, text: string): Promise<Reworded> {
  await findConversation(ctx, conversationId);
  mustBeGeneral(ctx);
  const [shop, to] = [await findShop(ctx.db, ctx.shopId), await visitorLanguage(ctx, conversationId)];
  const from = detectLanguage(text, languageOfShop(shop));
  if (from === to) throw new Problem('conflict', texts.sameLanguage(englishName(to)));
  return askInOtherWords(ctx, conversationId, {
    text,
    task: `You translate what a member of an online store's team is about to send from ${englishName(from)} into ${englishName(to)}, as a native speaker would write to a customer.`,
    language: to,
    whyNot: (worded) => whyNotTheSame({ original: text, translation: worded, from, to }),
  });
}
