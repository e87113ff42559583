import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOfflineEngine } from '../../../adapters/engine/offline-engine/index.ts';
import { type ModelServer, openModelServer, says } from '../../../test-kit/model-server.ts';
import { until } from '../../../test-kit/until.ts';
import { openSuiteDemo, type SuiteDemo } from '../testing/suite-demo.ts';
import { asks, suiteDesk } from '../testing/suite-desk.ts';

/** A model that thinks for so long leaves time to cancel, whatever else the machine has to do. */
const thinksMs = 8_000;

let model: ModelServer;
let demo: SuiteDemo;
beforeAll(async () => {
  model = await openModelServer(createOfflineEngine());
  demo = await openSuiteDemo(model.engine);
}, 120_000);
afterAll(async () => {
  await demo?.close();
  await model?.close();
});

test('a run that is canceled asks nothing more, and what it found stays', async () => {
  const { add, ended } = suiteDesk(demo.member);
  await add(...['One?', 'Two?', 'Three?'].map((it) => asks(it, [{ kind: 'never_says', text: 'Malmo' }])));
  const slow = { ...says('I am not sure.'), delayMs: thinksMs };
  model.script(says('I am not sure.'), slow, slow);
  const body = { id: newId(), caseIds: null, withModel: true, assistant: null };
  await demo.member('POST /ai_assistant/suite/runs', { body });
  const of = { params: { id: body.id } };
  await until('the first case had no result', thinksMs, async () => {
    const { data } = await demo.member('GET /ai_assistant/suite/runs/:id', of);
    return data.results[0];
  });
  expect((await demo.member('POST /ai_assistant/suite/runs/:id/cancel', of)).data).toMatchObject({ state: 'canceled' });
  const { run, results } = await ended(body.id);
  expect(run).toMatchObject({ state: 'canceled', done: 1, total: 3, endedAt: expect.any(String) });
  expect(results.map((it) => it.question)).toEqual(['One?']);
  // The same id again is the same run.
  expect((await demo.member('POST /ai_assistant/suite/runs', { body })).data.state).toBe('canceled');
});
