import type { Ctx } from '../../../ctx.ts';
import type { RetrievedPassage } from '../search/retrieve.ts';
import { passagesOf } from './passage.store.ts';

/** Those of these ids that there are. */
export async function passagesByIds(ctx: Ctx, ids: readonly string[]): Promise<RetrievedPassage[]> {
  const rows = await passagesOf(ctx)
    .select(['id', 'kind', 'source_id as sourceId', 'title', 'text', 'url'])
    .where('id', 'in', [...ids])
    // What starts a scenario answers nothing.
    .where('kind', '<>', 'scenario')
    .execute();
  // Written by us.
  return rows.map((row) => ({ ...row, kind: row.kind as RetrievedPassage['kind'] }));
}
