import { trailMaxSteps, type TrailStep } from '@chatty/contract/trail';
import type { Ctx } from '../../../ctx.ts';
import { findPerson, idsOfPersonSql } from '../merge/person.ts';
import { stepsOf } from './trail.store.ts';

/** What a person did in the store lately, as whichever contact, the oldest first. Throws `not_found`. */
export async function readTrail(ctx: Ctx, askedId: string): Promise<TrailStep[]> {
  const { id } = await findPerson(ctx, askedId);
  const steps = await stepsOf(ctx, idsOfPersonSql(ctx.shopId, id));
  return steps.slice(-trailMaxSteps);
}
