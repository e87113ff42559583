import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createLocalEmbedder } from '../apps/server/src/adapters/embedder/local-embedder.ts';
import { seedDemo } from '../apps/server/src/demo/seed-demo.ts';
import { type Db, openPglite } from '../apps/server/src/platform/db/open-database.ts';
import { simulatedStore } from '../apps/server/src/test-kit/simulated-store.ts';
import { layDatabase } from '../apps/server/src/test-kit/test-database.ts';

/** A team member who signs in with a password: told only when the demo is new. */
export interface Colleague {
  email: string;
  password: string;
}

const patienceMs = 120_000;
const colleagueFile = 'colleague.json';

/** Waits until everything that the start has begun is done: the store is read, and all of it is embedded. */
async function settled(db: Db): Promise<void> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(100)) {
    const { rows } = await sql`
      select name from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1`.execute(
      db,
    );
    if (rows.length === 0) return;
  }
  throw new Error('The demo was not ready within two minutes.');
}

/**
 * Starts the demo once, on a migrated database, and keeps its data folder when all is read and embedded: each browser
 * test that wants the demo begins with a copy of it, as a server does that is started again.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'chatty-demo-'));
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
  process.env.TEST_DEMO_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Lays a copy of the prepared demo into a data folder, if there is one, and tells its colleague. */
export async function layDemo(folder: string): Promise<Colleague | null> {
  const prepared = process.env.TEST_DEMO_FOLDER;
  if (!prepared) return null;
  await cp(prepared, folder, { recursive: true });
  return JSON.parse(await readFile(join(prepared, colleagueFile), 'utf8')) as Colleague;
}
