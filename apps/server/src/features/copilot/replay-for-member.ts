import type { Replay, ReplayedTurn } from '@chatty/contract/decision-log';
import type { MemberCtx } from '../../ctx.ts';
import { replayTurn } from '../assistant/index.ts';
import { workFor } from './at-work.ts';
import { countUse, keepCost } from './copilot-days.store.ts';

/**
 * A turn of the log gone through again for the one member who wants that. It counts among the tests that members have a
 * model do. Throws `not_found`, `refused` where too little of it was kept, `too_many`.
 */
export const replayForMember = (ctx: MemberCtx, id: string, how: Replay): Promise<ReplayedTurn> =>
  workFor(ctx, id, async (signal) => {
    const before = (engine: Parameters<typeof countUse>[1]) => countUse(ctx, engine, 'test');
    const { engine, answer, isSame, isChanged, former } = await replayTurn(ctx, id, how, { signal, before });
    const { cost } = await keepCost(ctx, engine, answer.decision, 'test');
    return { before: former, now: { ...answer, decision: { ...answer.decision, cost } }, isSame, isChanged };
  });
