import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countingServer } from '../../test-kit/counting-server.ts';
import type { TestServer } from '../../test-kit/test-server.ts';
import { WorkMeter } from '../../test-kit/work-meter.ts';

const meter = new WorkMeter();
let w: TestServer;
beforeAll(async () => {
  w = await countingServer(meter);
});
beforeEach(() => w.forgetLimits());
afterAll(() => w?.close());

test('what the assistant does for a member tells nobody and leaves no work behind, however long the conversation is', async () => {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [member, visitor] = [await shop.member(), await shop.visitor()];
  const params = { id: newId() };
  for (let i = 0; i < 30; i += 1) {
    const body = { id: newId(), text: `Does it come in green? ${'Or blue? '.repeat(50)}` };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body });
  }
  const sumUp = () => member.api('POST /conversations/:id/copilot/summary', { params });
  const suggest = () => member.api('POST /conversations/:id/copilot/suggestion', { params });
  // The first to ask reads the shop's knowledge into the memory.
  await suggest();
  const costs = [await meter.costOf(w, shop.id, sumUp), await meter.costOf(w, shop.id, suggest)];
  expect(costs, meter.said.join('\n')).toEqual([
    { statements: 3, jobs: 0, events: 0 },
    { statements: expect.any(Number), jobs: 0, events: 0 },
  ]);
  expect(costs[1]?.statements).toBeLessThan(20);
});
