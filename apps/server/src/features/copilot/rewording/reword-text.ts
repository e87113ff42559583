import type { Reworded, Rewording } from '@chatty/contract/copilot';
import { texts } from '#texts/copilot.ts';
import type { MemberCtx } from '../../../ctx.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import { changedFact, whyNotTheSame } from '../../assistant/index.ts';
import { findShop, languageOfShop } from '../../shops/index.ts';
import { askInOtherWords } from './ask-in-other-words.ts';
import { capitalizedAs, correctionOf } from './correction-of.ts';

const tasks: Record<Rewording, string> = {
  friendlier: 'Make it warmer and friendlier, without exclamation marks that were not there.',
  formal: 'Make it more formal and polite.',
  shorter: 'Make it shorter: leave out what is said twice, and nothing that matters.',
  corrected: 'Correct its spelling, grammar and punctuation, and change nothing else.',
};

/**
 * A member's text in other words of its own language. Figures, links, names and dates stand in it as before, or it is
 * refused. Throws as `askInOtherWords`.
 */
export async function rewordText(
  ctx: MemberCtx,
  conversationId: string,
  { text, as }: { text: string; as: Rewording },
): Promise<Reworded> {
  const shop = await findShop(ctx.db, ctx.shopId);
  const own = detectLanguage(text, languageOfShop(shop));
  return askInOtherWords(ctx, conversationId, {
    text,
    task: `You reword what a member of an online store's team is about to send. ${tasks[as]} Stay in the language of the text.`,
    language: null,
    whyNot: (worded) => {
      const both = { original: text, translation: worded, from: own, to: own };
      const correction = as === 'corrected' ? correctionOf(text, worded) : null;
      // An error may hide from whoever compares what a text speaks of: "refudn" is nothing.
      if (correction === 'only') return changedFact({ ...both, original: capitalizedAs(worded, text) });
      return correction === 'more' ? texts.moreThanCorrected : whyNotTheSame(both);
    },
  });
}
