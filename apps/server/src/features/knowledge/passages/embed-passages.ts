import { sql } from 'kysely';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Ctx, Services } from '../../../ctx.ts';
import type { Embedder } from '../../../ports/embedder.ts';
import { bytesOf, embedEach, embedStale } from '../../retrieval/index.ts';
import { knowledgeChanged } from '../knowledge.events.ts';
import { embedPassagesJob } from '../knowledge.jobs.ts';
import { nextVersion, passagesOf } from './passage.store.ts';
import { embeddedBy, passageUnits } from './passage-units.ts';

const passagesAtATime = 16;
/** After so many batches the job makes way for others and goes on later. */
const mostBatches = 20;

/**
 * Embeds the passages that have no embeddings of the present embedder as they are cut now, lets the index know, and tells that
 * the knowledge has changed: also where the embedder failed, for words are found without it.
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
  const name = embeddedBy(embedder);
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const rows = await passagesOf(ctx)
      .select(['id', 'title', 'text', 'variants', 'content_hash'])
      .where(sql<boolean>`embedder is distinct from ${name}`)
      .orderBy('id')
      .limit(passagesAtATime)
      .execute();
    if (rows.length === 0) return;
    const units = rows.map(passageUnits);
    const vectors = await embedEach(embedder, units.flat());
    let taken = 0;
    const done = rows.map(({ id, content_hash }, i) => {
      const count = units[i]?.length ?? 0;
      const own = keptOf(vectors.slice(taken, (taken += count)), embedder);
      return { id, content_hash, bytes: bytesOf(own).toString('base64') };
    });
    const written = await transaction(ctx, async (tx) => {
      // A passage that was changed meanwhile is embedded in a later round.
      const { numAffectedRows } = await sql`
        update passages set embedder = ${name}, embeddings = decode(done.bytes, 'base64'), version = ${await nextVersion(tx)}
        from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as done (id text, content_hash text, bytes text)
        where passages.shop_id = ${shopId} and passages.id = done.id and passages.content_hash = done.content_hash
          and passages.embedder is distinct from ${name}`.execute(tx.db);
      return numAffectedRows;
    });
    // Another process is at it, or a change has asked for another round.
    if (written === 0n) return;
  }
  await transaction(ctx, async (tx) => tx.enqueue(embedPassagesJob, {}));
}

/** What is kept of a passage's vectors. Of texts that the embedder refused nothing is, but the whole has its place as the last. */
function keptOf(vectors: readonly (Float32Array | null)[], { dimensions }: Embedder): Float32Array[] {
  const kept = vectors.filter((it) => it !== null);
  return kept.length > 0 && vectors.at(-1) === null ? [...kept, new Float32Array(dimensions)] : kept;
}

/** Asks for the passages of all shops to be embedded that another embedder has embedded, or none. */
export const embedStalePassages = (services: Services): Promise<void> =>
  embedStale(services, embeddedBy(services.embedder), embedPassagesJob, (isStale) =>
    services.db.selectFrom('passages').select('shop_id').distinct().where(isStale).execute(),
  );
