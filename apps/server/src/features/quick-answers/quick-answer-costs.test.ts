import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countingServer } from '../../test-kit/counting-server.ts';
import type { TestServer } from '../../test-kit/test-server.ts';
import { WorkMeter } from '../../test-kit/work-meter.ts';

const meter = new WorkMeter();
let w: TestServer;
beforeAll(async () => {
  w = await countingServer(meter);
});
afterAll(() => w?.close());

test('a quick answer costs a second message and what the shop has translated, for whom; and no work for an engine', async () => {
  const suggestionFAQs = [{ questionId: 'back', question: 'Can I send it back?', answer: '<p>Yes.</p>' }];
  const shop = await w.shop({ isEnableAIAssistant: true, quickReplySettings: { suggestionFAQs } });
  const { api } = await shop.visitor();
  const params = { id: newId() };
  const tap = () => {
    const body = { id: newId(), text: 'Can I send it back?', questionId: 'back' };
    return api('POST /client/api/conversations/:id/messages', { params, body });
  };
  await tap();
  const cost = await meter.costOf(w, shop.id, tap);
  expect(cost, meter.said.join('\n')).toEqual({ statements: 14, jobs: 0, events: 4 });
});
