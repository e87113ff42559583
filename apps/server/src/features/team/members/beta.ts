import type { BetaFlag } from '@chatty/contract/shops';
import { texts } from '#texts/team.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Ctx } from '../../../ctx.ts';
import { findShop } from '../../shops/index.ts';

/** Throws `not_allowed` where the shop does not try this feature. */
export async function mustHaveBeta(ctx: Ctx, flag: BetaFlag): Promise<void> {
  const { uat_features } = await findShop(ctx.db, ctx.shopId);
  if (!uat_features[flag]) throw new Problem('not_allowed', texts.notSwitchedOn);
}
