import { sql } from 'kysely';
import { transaction } from '../../platform/db/transaction.ts';
import type { Ctx, Services } from '../../ctx.ts';
import { embedTitlesJob } from './catalog.jobs.ts';
import { nextVersion, productsOf } from './product.store.ts';
import { bytesOf, embedEach, embedStale } from '../retrieval/index.ts';

const titlesAtATime = 64;
/** After so many batches the job makes way for others and goes on later. */
const mostBatches = 20;

/** Embeds the titles that have no embedding of the present embedder; each title once, however often prices change. */
export async function embedTitles(ctx: Ctx): Promise<void> {
  const { shopId } = ctx;
  const { embedder } = ctx.services;
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const rows = await productsOf(ctx)
      .select(['id', 'title'])
      .where(sql<boolean>`embedder is distinct from ${embedder.id}`)
      .limit(titlesAtATime)
      .execute();
    if (rows.length === 0) return;
    const vectors = await embedEach(
      embedder,
      rows.map((it) => it.title),
    );
    const done = rows.map(({ id, title }, i) => {
      const vector = vectors[i];
      return { id, title, bytes: vector ? bytesOf([vector]).toString('base64') : null };
    });
    const written = await transaction(ctx, async (tx) => {
      const { numAffectedRows } = await sql`
        update products set embedder = ${embedder.id}, embedding = decode(done.bytes, 'base64'), version = ${await nextVersion(tx)}
        from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as done (id text, title text, bytes text)
        where products.shop_id = ${shopId} and products.id = done.id and products.title = done.title
          and products.embedder is distinct from ${embedder.id}`.execute(tx.db);
      return numAffectedRows;
    });
    // Another process is at it, or a change has asked for another round.
    if (written === 0n) return;
  }
  await transaction(ctx, async (tx) => tx.enqueue(embedTitlesJob, {}));
}

/** Asks for the titles of all shops to be embedded that another embedder has embedded, or none. */
export const embedStaleTitles = (services: Services): Promise<void> =>
  embedStale(services, services.embedder.id, embedTitlesJob, (isStale) =>
    services.db.selectFrom('products').select('shop_id').distinct().where(isStale).execute(),
  );
