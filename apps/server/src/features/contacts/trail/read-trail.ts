import type { TrailStep } from '@chatty/contract/trail';
import type { Ctx } from '../../../ctx.ts';
import { findPerson, idsOfPerson } from '../merge/person.ts';
import { stepsOf } from './trail.store.ts';

/** What a person did in the store lately, as whichever contact, the oldest first. Throws `not_found`. */
export async function readTrail(ctx: Ctx, askedId: string): Promise<TrailStep[]> {
  const { id } = await findPerson(ctx, askedId);
  return stepsOf(ctx, await idsOfPerson(ctx, id));
}
