import type { SourceUses } from '@chatty/contract/data-sources';
import type { Ctx } from '../../../ctx.ts';
import { sourcesSaid } from '../../conversations/index.ts';

const countedMs = 30 * 24 * 60 * 60_000;
/** More are not told of: those that are used least. */
const mostTold = 5_000;

/** How many answers of the last 30 days rest on each source, and on each kind of source. */
export async function countUses(ctx: Ctx): Promise<SourceUses> {
  const since = new Date(ctx.services.clock.now().getTime() - countedMs);
  const said = await sourcesSaid(ctx, since, mostTold);
  return {
    kinds: said.filter((it) => it.id === '').map(({ kind, answers }) => ({ kind, answers })),
    sources: said.filter((it) => it.id !== ''),
  };
}
