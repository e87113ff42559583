import { createHash } from 'node:crypto';
import type { Source } from '@chatty/contract/messages';
import { sql } from 'kysely';
import type { TxCtx } from '../../../ctx.ts';
import type { scenarioKind } from '../search/knowledge-index.ts';
import { knowledgeChanged } from '../knowledge.events.ts';
import { embedPassagesJob } from '../knowledge.jobs.ts';
import { nextVersion, passagesOf } from './passage.store.ts';

/** What passages are made from. */
export type PassageKind =
  | Extract<Source['kind'], 'faq' | 'custom_answer' | 'page' | 'policy' | 'article' | 'size_guide' | 'file' | 'web'>
  | typeof scenarioKind;

/** A piece of knowledge before it is kept. */
export interface PassageDraft {
  title: string;
  /** Light Markdown. */
  text: string;
  /** Where a visitor can read it; null when it has no address of its own. */
  url: string | null;
  variants?: readonly string[];
  /** The only product that it speaks of; it is found where that one is meant. */
  productId?: string | null;
}

const hashOf = ({ title, text, variants = [] }: PassageDraft) =>
  createHash('sha256')
    .update(JSON.stringify([title, text, variants]))
    .digest('base64url');

interface SourceDrafts {
  id: string;
  drafts: readonly PassageDraft[];
}

/** Makes `drafts` the passages of one source, in their order; none takes the source away. */
export const keepPassages = (
  tx: TxCtx,
  kind: PassageKind,
  sourceId: string,
  drafts: readonly PassageDraft[],
): Promise<void> => keepSources(tx, kind, [{ id: sourceId, drafts }]);

/**
 * Makes the drafts of each of some sources its passages, in their order. Unchanged passages keep their embeddings; the
 * index finds the others at once by their words.
 */
export async function keepSources(tx: TxCtx, kind: PassageKind, sources: readonly SourceDrafts[]): Promise<void> {
  const before = await passagesOf(tx)
    .select(['id', 'content_hash', 'url'])
    .where('kind', '=', kind)
    .where(
      'source_id',
      'in',
      sources.map((it) => it.id),
    )
    .execute();
  const known = new Map(before.map((it) => [it.id, it]));
  const rows = sources.flatMap(({ id, drafts }) =>
    drafts.map((draft, at) => ({
      id: `${kind}:${id}:${at}`,
      source_id: id,
      title: draft.title,
      text: draft.text,
      url: draft.url,
      variants: draft.variants ?? [],
      product_id: draft.productId ?? null,
      content_hash: hashOf(draft),
    })),
  );
  const written = rows.filter(
    (it) => known.get(it.id)?.content_hash !== it.content_hash || known.get(it.id)?.url !== it.url,
  );
  const kept = new Set(rows.map((it) => it.id));
  const gone = before.filter((it) => !kept.has(it.id)).map((it) => it.id);
  if (written.length === 0 && gone.length === 0) return;
  const version = await nextVersion(tx);
  if (gone.length > 0) {
    await tx.db.deleteFrom('passages').where('shop_id', '=', tx.shopId).where('id', 'in', gone).execute();
  }
  // What is written is told of once it is embedded.
  if (written.length === 0) return tx.raise(knowledgeChanged, {});
  await sql`
    insert into passages (shop_id, id, kind, source_id, title, text, url, variants, product_id, content_hash, version)
    select ${tx.shopId}, row.id, ${kind}, row.source_id, row.title, row.text, row.url, row.variants, row.product_id, row.content_hash,
      ${version}::bigint
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as row (id text, source_id text, title text, text text, url text, variants jsonb, product_id text, content_hash text)
    on conflict (shop_id, id) do update set
      title = excluded.title, text = excluded.text, url = excluded.url, variants = excluded.variants,
      embedder = case when passages.content_hash = excluded.content_hash then passages.embedder end,
      embeddings = case when passages.content_hash = excluded.content_hash then passages.embeddings end,
      content_hash = excluded.content_hash, version = excluded.version`.execute(tx.db);
  tx.enqueue(embedPassagesJob, {});
}
