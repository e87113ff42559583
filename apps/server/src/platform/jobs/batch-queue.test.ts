import { z } from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { installedShops } from '../../features/shops/index.ts';
import { defineJob, requestJob } from './job.ts';
import { handleBatch } from './work.ts';
import { type StartedJobs, startJobs } from './jobs.ts';

const batchJob = defineJob('test.batch', z.object({ n: z.number() }), { concurrency: 1, retries: 0 });

let w: TestServer;
let jobs: StartedJobs;
const batches: unknown[][] = [];
const done: unknown[] = [];
beforeAll(async () => {
  w = await testServer();
  const work = handleBatch(batchJob, 50, async (_, batch) => {
    batches.push(batch.map((it) => it.n));
    if (batch.some((it) => it.n === 13)) throw new Error('13 is at fault.');
    done.push(...batch.map((it) => it.n));
  });
  jobs = await startJobs(w.database, w.services.log, [work], installedShops);
});
afterAll(async () => {
  await jobs?.stop();
  await w?.close();
});

it('does jobs that came together at once, and the others of a batch in which one is at fault', async () => {
  const shop = await w.shop();
  const numbers = Array.from({ length: 40 }, (_, n) => n);
  const requests = numbers.map((n) => requestJob(batchJob, shop.id, { n }));
  await jobs.enqueue(requests, w.services.db);
  await jobs.work(w.services);
  await expect.poll(async () => (await jobs.count(shop.id, w.services.db))[0]?.failed, { timeout: 20_000 }).toBe(1);
  expect(new Set(done)).toEqual(new Set(numbers.filter((n) => n !== 13)));
  expect(done).toHaveLength(39);
  expect(batches[0]).toHaveLength(40);
  // Halved until only the one at fault failed: at most twice for each level.
  expect(batches.length).toBeLessThanOrEqual(1 + 2 * Math.ceil(Math.log2(40)));
});
