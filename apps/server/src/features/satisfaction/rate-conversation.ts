import type { Satisfaction, SatisfactionState } from '@chatty/contract/satisfaction';
import { texts } from '#texts/satisfaction.ts';
import type { Ctx, VisitorCtx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { append, changeActivity, findConversation, latestResolution } from '../conversations/index.ts';
import { findShop, settingsOf } from '../shops/index.ts';
import { findRating, keepRating } from './rating.store.ts';

/** The resolution that the visitor is asked about; null while they are asked nothing. Throws `not_found`. */
async function askedAbout(ctx: Ctx, conversationId: string): Promise<number | null> {
  const { status } = await findConversation(ctx, conversationId);
  if (status !== 'resolved') return null;
  const { isSatisfactionSurvey, satisfactionWhen } = settingsOf(await findShop(ctx.db, ctx.shopId));
  const resolution = isSatisfactionSurvey ? await latestResolution(ctx, conversationId) : null;
  return resolution && (satisfactionWhen === 'always' || resolution.byPerson) ? resolution.seq : null;
}

/** Whether the visitor is asked how it was, and what they have said. Throws `not_found`. */
export async function readSatisfaction(ctx: VisitorCtx, conversationId: string): Promise<SatisfactionState> {
  const resolution = await askedAbout(ctx, conversationId);
  if (resolution === null) return { isAsked: false, given: null };
  return { isAsked: true, given: await findRating(ctx, { conversationId, resolution }) };
}

/**
 * The visitor says how it was, or changes what they said of the same resolution; the team sees it as a grey line. Throws
 * `not_found`, and `conflict` where they are not asked any more.
 */
export function rateConversation(
  ctx: VisitorCtx,
  conversationId: string,
  given: Satisfaction,
): Promise<SatisfactionState> {
  return transaction(ctx, async (tx) => {
    const resolution = await askedAbout(tx, conversationId);
    if (resolution === null) throw new Problem('conflict', texts.notAsked);
    const { activityId: id, isFirst } = await keepRating(tx, { conversationId, resolution }, given);
    const parts = [{ type: 'rating' as const, ...given }];
    if (!isFirst) await changeActivity(tx, { conversationId, id, parts });
    else {
      const entry = { shopId: tx.shopId, conversationId, by: ctx.who, event: () => null };
      await append(tx, [{ ...entry, activity: 'rated', about: { id, parts } }]);
    }
    return { isAsked: true, given };
  });
}
