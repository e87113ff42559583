import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installedShops } from '../../features/shops/index.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { defineSchedule } from './work.ts';
import { startJobs } from './jobs.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

/** Starts a version that does these, and stops it; answers what is scheduled then. */
async function scheduledAfter(...names: string[]): Promise<string[]> {
  const works = names.map((it) => defineSchedule(it, '17 3 * * *', async () => {}));
  const jobs = await startJobs(w.database, w.services.log, works, installedShops);
  await jobs.work(w.services);
  await jobs.stop();
  const { rows } = await sql<{ name: string }>`select name from pgboss.schedule order by name`.execute(w.services.db);
  return rows.map((it) => it.name);
}

it('what an earlier version did by the clock, and this one does not, no longer makes jobs', async () => {
  expect(await scheduledAfter('test.stays', 'test.was')).toEqual(['test.stays', 'test.was']);
  expect(await scheduledAfter('test.stays')).toEqual(['test.stays']);
});
