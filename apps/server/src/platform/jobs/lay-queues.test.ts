import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import type { OpenDatabase } from '../db/open-database.ts';
import { openTestDatabase } from '../../test-kit/test-database.ts';
import { defineJob, type JobOptions } from './job.ts';
import { handle } from './work.ts';
import { layQueues } from './lay-queues.ts';

let database: OpenDatabase;
let queue: PgBoss;
beforeEach(async () => {
  database = await openTestDatabase();
  queue = new PgBoss({ ...database.boss, useListenNotify: true });
  await queue.start();
});
afterEach(async () => {
  await queue.stop({ graceful: false });
  await database.close();
});

const workWith = (options: JobOptions<object>) =>
  handle(defineJob('test.paced', z.object({}), options), async () => {});

test('a queue that an earlier version made takes the pace of this one, and keeps the jobs in it', async () => {
  await layQueues(queue, [workWith({ retries: 2 })]);
  await queue.insert('test.paced', [{ data: {} }]);
  await layQueues(queue, [workWith({ retries: 7, expireSeconds: 40 })]);
  expect(await queue.getQueue('test.paced')).toMatchObject({ policy: 'short', retryLimit: 7, expireInSeconds: 40 });
  expect(await queue.fetch('test.paced')).toHaveLength(1);
});

test('nothing is written where all queues are as they should be', async () => {
  const works = [workWith({})];
  await layQueues(queue, works);
  const before = await queue.getQueue('test.paced');
  await layQueues(queue, works);
  expect(await queue.getQueue('test.paced')).toEqual(before);
});
