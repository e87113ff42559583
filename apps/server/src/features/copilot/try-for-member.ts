import type { Trial, TriedAnswer } from '@chatty/contract/copilot';
import type { MemberCtx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { tryAnswer } from '../assistant/index.ts';
import { workFor } from './at-work.ts';
import { assistantTried } from './copilot.events.ts';
import { countUse, keepCost } from './copilot-days.store.ts';

/**
 * What a visitor would be answered, for the one member who tries it, with why. It counts among what members have a model
 * do, and against no budget of answers; the first one is remembered. Throws `conflict` where the member asked something newer in the same trial,
 * `too_many`.
 */
export async function tryForMember(ctx: MemberCtx, trial: Trial): Promise<TriedAnswer> {
  const { engine } = ctx.services;
  return workFor(ctx, trial.id, async (signal) => {
    await countUse(ctx, engine, 'test');
    const tried = await tryAnswer(ctx, trial, signal);
    const { decision } = tried.answer;
    const { cost } = await keepCost(ctx, tried.engine, decision, 'test');
    // Of a failure nobody has learned how the assistant answers.
    if (tried.isFirst && decision.outcome !== 'failed') await transaction(ctx, (tx) => tx.raise(assistantTried, {}));
    return { ...tried.answer, decision: { ...decision, cost } };
  });
}
