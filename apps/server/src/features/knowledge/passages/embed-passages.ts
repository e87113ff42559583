import { sql } from 'kysely';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Ctx } from '../../../ctx.ts';
import { bytesOf, embedEach } from '../../retrieval/index.ts';
import { knowledgeChanged } from '../knowledge.events.ts';
import { embedPassagesJob } from '../knowledge.jobs.ts';
import { passageUnits } from '../search/passage-index.ts';
import { nextVersion, passagesOf } from './passage.store.ts';

const passagesAtATime = 16;
/** After so many batches the job makes way for others and goes on later. */
const mostBatches = 20;

/**
 * Embeds the passages that have no embeddings of the present embedder, lets the index know, and tells that the knowledge
 * has changed: also where the embedder failed, for words are found without it.
 */
export async function embedPassages(ctx: Ctx): Promise<void> {
  try {
    await embedMissing(ctx);
  } finally {
    await transaction(ctx, (tx) => tx.raise(knowledgeChanged, {}));
  }
}

async function embedMissing(ctx: Ctx): Promise<void> {
  const { shopId } = ctx;
  const { embedder } = ctx.services;
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const rows = await passagesOf(ctx)
      .select(['id', 'title', 'text', 'variants', 'content_hash'])
      .where(sql<boolean>`embedder is distinct from ${embedder.id}`)
      .orderBy('id')
      .limit(passagesAtATime)
      .execute();
    if (rows.length === 0) return;
    const units = rows.map(passageUnits);
    const vectors = await embedEach(embedder, units.flat());
    let taken = 0;
    const done = rows.map(({ id, content_hash }, i) => {
      const count = units[i]?.length ?? 0;
      const own = vectors.slice(taken, (taken += count)).filter((it) => it !== null);
      return { id, content_hash, bytes: bytesOf(own).toString('base64') };
    });
    await transaction(ctx, async (tx) => {
      // A passage that was changed meanwhile is embedded in a later round.
      await sql`
        update passages set embedder = ${embedder.id}, embeddings = decode(done.bytes, 'base64'), version = ${await nextVersion(tx)}
        from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as done (id text, content_hash text, bytes text)
        where passages.shop_id = ${shopId} and passages.id = done.id and passages.content_hash = done.content_hash`.execute(
        tx.db,
      );
    });
  }
  await transaction(ctx, async (tx) => tx.enqueue(embedPassagesJob, {}));
}
