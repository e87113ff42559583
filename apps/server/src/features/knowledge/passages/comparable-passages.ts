import type { Ctx } from '../../../ctx.ts';
import { vectorsOf } from '../../retrieval/index.ts';
import type { RetrievedPassage } from '../search/retrieve.ts';
import { embeddedBy } from './passage-units.ts';
import { usedPassagesOf } from './used-passages.ts';

type ComparableKind = Exclude<RetrievedPassage['kind'], 'size_guide'>;

/** A passage as it is compared with others. */
export interface ComparablePassage {
  id: string;
  kind: ComparableKind;
  sourceId: string;
  title: string;
  /** Light Markdown. */
  text: string;
  /** Names what it says. */
  hash: string;
  /** Of its title; null while it is not embedded. */
  vector: Float32Array | null;
}

/** So many passages the assistant uses, or those of these ids. */
export async function readComparable(
  ctx: Ctx,
  { most, ids }: { most: number; ids?: readonly string[] },
): Promise<ComparablePassage[]> {
  if (ids?.length === 0) return [];
  const { embedder } = ctx.services;
  const name = embeddedBy(embedder);
  let query = usedPassagesOf(ctx);
  if (ids) query = query.where('id', 'in', [...ids]);
  const rows = await query
    .select(['id', 'kind', 'source_id', 'title', 'text', 'content_hash', 'embedder', 'embeddings'])
    // What starts a scenario answers nothing, and a size guide is a table.
    .where('kind', 'not in', ['scenario', 'size_guide'])
    // What is said of one product contradicts nothing that is said of another.
    .where('product_id', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ComparableKind,
    sourceId: row.source_id,
    title: row.title,
    text: row.text,
    hash: row.content_hash,
    // A copy: the rest of its vectors need not stay in the memory.
    vector: row.embedder === name ? (vectorsOf(row.embeddings, embedder.dimensions)[0]?.slice() ?? null) : null,
  }));
}
