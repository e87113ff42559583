import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLocalBus } from '../../adapters/bus/local-bus.ts';
import { doJob } from '../../test-kit/do-job.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { type Cost, WorkMeter } from '../../test-kit/work-meter.ts';
import { sendDueJob } from './scheduling.jobs.ts';
import { schedulingStage } from './testing/scheduling-stage.ts';

const meter = new WorkMeter();
let w: TestServer;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  w = await testServer({ meter, bus: createLocalBus() });
  // Nothing asks the database by itself.
  await w.services.jobs.stop();
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await w?.close();
});

it('scheduled messages cost a conversation without any three statements, and as many for twenty as for one', async () => {
  const { shop, ann, params, schedule, at, say, isDue } = await schedulingStage(w);
  const expectCost = async (work: () => Promise<unknown>, cost: Cost) =>
    expect(await meter.costOf(w, shop.id, work), meter.said.join('\n')).toEqual(cost);
  const list = () => ann.api('GET /conversations/:id/scheduled', { params });
  const due = () => doJob(w.services, sendDueJob, { shopId: shop.id });
  await expectCost(list, { statements: 3, jobs: 0, events: 0 });
  await expectCost(schedule, { statements: 11, jobs: 0, events: 1 });
  await expectCost(list, { statements: 5, jobs: 0, events: 0 });
  for (let i = 1; i < 20; i += 1) await schedule();
  await expectCost(list, { statements: 5, jobs: 0, events: 0 });
  // Nothing is due, which costs one look.
  await expectCost(due, { statements: 1, jobs: 0, events: 0 });
  const [one, two, three] = (await list()).data;
  const send = () => ann.api('POST /conversations/:id/scheduled/:messageId/send', at(one?.id ?? newId()));
  await expectCost(send, { statements: 15, jobs: 3, events: 5 });
  await expectCost(send, { statements: 5, jobs: 0, events: 0 });
  await isDue(two?.id ?? newId());
  await expectCost(due, { statements: 16, jobs: 1, events: 4 });
  await say('One more thing');
  await isDue(three?.id ?? newId());
  await expectCost(due, { statements: 7, jobs: 0, events: 1 });
});
