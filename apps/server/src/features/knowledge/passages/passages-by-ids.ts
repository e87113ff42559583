import type { Ctx } from '../../../ctx.ts';
import type { PassageKind } from './keep-passages.ts';
import { passagesOf } from './passage.store.ts';

/** A piece of the shop's knowledge as an answer may quote it. */
export interface RetrievedPassage {
  id: string;
  kind: PassageKind;
  /** The FAQ, custom answer or page that it is from. */
  sourceId: string;
  title: string;
  /** Light Markdown. */
  text: string;
  url: string | null;
}

/** Those of these ids that there are. */
export async function passagesByIds(ctx: Ctx, ids: readonly string[]): Promise<RetrievedPassage[]> {
  const rows = await passagesOf(ctx)
    .select(['id', 'kind', 'source_id as sourceId', 'title', 'text', 'url'])
    .where('id', 'in', [...ids])
    .execute();
  // Written by us.
  return rows.map((row) => ({ ...row, kind: row.kind as PassageKind }));
}
