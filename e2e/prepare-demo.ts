import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createLocalEmbedder } from '../apps/server/src/adapters/embedder/local-embedder.ts';
import { seedDemo } from '../apps/server/src/demo/seed-demo.ts';
import { type Db, openPglite } from '../apps/server/src/platform/db/open-database.ts';
import { simulatedStore } from '../apps/server/src/test-kit/simulated-store.ts';
import { layDatabase } from '../apps/server/src/test-kit/test-database.ts';
import { colleagueFile } from './demo.ts';

const patienceMs = 240_000;

/** Waits until everything that the start has begun is done: the store is read, and all of it is embedded. */
async function settled(db: Db): Promise<void> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(100)) {
    const { rows } = await sql`
      select name from pgboss.job
      where state in ('created', 'retry', 'active') and start_after <= now() limit 1`.execute(db);
    if (rows.length === 0) return;
  }
  throw new Error('The demo was not ready within four minutes.');
}

/**
 * Run as a program: starts the demo on a migrated database in the data folder given, and ends when all of the store is
 * read and embedded.
 */
async function prepareDemo(folder: string): Promise<void> {
  await layDatabase(folder);
  const database = await openPglite(join(folder, 'database'));
  const embedder = createLocalEmbedder();
  const { w, simulator, close } = await simulatedStore({ database, embedder });
  const { colleague } = await seedDemo(w.services, simulator.origin);
  await settled(database.db);
  await close();
  await embedder.close();
  await database.close();
  await writeFile(join(folder, colleagueFile), JSON.stringify(colleague));
}

const [, , folder] = process.argv;
if (!folder) throw new Error('Say in which folder.');
await prepareDemo(folder);
