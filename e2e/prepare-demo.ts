import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLocalEmbedder } from '../apps/server/src/adapters/embedder/local-embedder.ts';
import { seedDemo } from '../apps/server/src/demo/seed-demo.ts';
import { openPglite } from '../apps/server/src/platform/db/open-database.ts';
import { simulatedStore } from '../apps/server/src/test-kit/simulated-store.ts';
import { jobsAtRest } from '../apps/server/src/test-kit/jobs-at-rest.ts';
import { layDatabase } from '../apps/server/src/test-kit/embedded-database.ts';
import { colleagueFile } from './demo.ts';

const patienceMs = 240_000;

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
  await jobsAtRest(database.db, patienceMs);
  await close();
  await embedder.close();
  await database.close();
  await writeFile(join(folder, colleagueFile), JSON.stringify(colleague));
}

const [, , folder] = process.argv;
if (!folder) throw new Error('Say in which folder.');
await prepareDemo(folder);
