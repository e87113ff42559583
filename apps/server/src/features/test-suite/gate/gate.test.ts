import { newId } from '@chatty/contract/new-id';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOfflineEngine } from '../../../adapters/engine/offline-engine/index.ts';
import { calls, type ModelServer, openModelServer, says } from '../../../test-kit/model-server.ts';
import { asks, suiteDesk } from '../testing/suite-desk.ts';
import { openSuiteDemo, type SuiteDemo } from '../testing/suite-demo.ts';

let model: ModelServer;
let demo: SuiteDemo;
beforeAll(async () => {
  model = await openModelServer(createOfflineEngine());
  demo = await openSuiteDemo(model.engine);
}, 120_000);
beforeEach(() => demo.empty());
afterAll(async () => {
  await demo?.close();
  await model?.close();
});

const desk = () => suiteDesk(demo.member);
const save = async (body: SettingsPatch) =>
  (await demo.member('POST /settings/widget/:id', { params: { id: demo.ctx.shopId }, body })).data.aiAssistantSettings;
const named = (botName: string) => ({ aiAssistantSettings: { botName } });

/** A case that passes until what it is answered from is taken away. */
async function brokenCase(question: string) {
  const { add, run } = desk();
  const body = { question, answer: '<p>Kites fly over Malmo.</p>' };
  const { data: faq } = await demo.member('POST /faqs', { body });
  await add(asks(question, [{ kind: 'says', text: 'Malmo' }]));
  expect((await run()).run.failed).toBe(0);
  await demo.member('DELETE /faqs/:id', { params: { id: faq.id } });
}

test('where the gate blocks, nothing of the assistant is saved untested, or that makes a case fail that passed', async () => {
  const { set, run } = desk();
  await brokenCase('Where do kites fly?');
  await set({ gate: 'block', runsByItself: false });
  for (const more of [{}, { saveAnyway: true }, { suiteRunId: newId() }])
    await expect(save({ ...named('Untested'), ...more })).rejects.toMatchObject({
      code: 'refused',
      fields: { aiAssistantSettings: expect.any(String) },
    });
  const { run: failing } = await run({ assistant: { botName: 'Blocked' } });
  expect(failing).toMatchObject({ cause: 'draft', state: 'done', regressions: 1 });
  await expect(save({ ...named('Blocked'), suiteRunId: failing.id, saveAnyway: true })).rejects.toMatchObject({
    code: 'refused',
  });
  // What is not the assistant's is saved without a test.
  await save({ brandingRemoval: false });
});

test('where the gate warns, it is saved by whoever wants it all the same', async () => {
  const { set, run, read } = desk();
  await brokenCase('Where do blue kites fly?');
  await set({ gate: 'warn', runsByItself: false });
  await expect(save(named('Untested'))).rejects.toMatchObject({ code: 'refused' });
  const { run: failing } = await run({ assistant: { botName: 'Warned' } });
  await expect(save({ ...named('Warned'), suiteRunId: failing.id })).rejects.toMatchObject({ code: 'refused' });
  expect(await save({ ...named('Warned'), suiteRunId: failing.id, saveAnyway: true })).toMatchObject({
    botName: 'Warned',
  });
  // What was a draft is what visitors get now.
  expect((await read()).cases[0]?.last).toMatchObject({ runId: failing.id, passed: false });
});

test('what is tested is saved, as it was tested: another’s change meanwhile, or a new case, asks for another run', async () => {
  const { set, run, add } = desk();
  await add(asks('Hello', [{ kind: 'never_says', text: 'Malmo' }]));
  await save({ aiAssistantSettings: { botName: 'Before', welcomeMessage: 'Before' } });
  await set({ gate: 'block', runsByItself: false });
  const [mine, theirs] = [
    await run({ assistant: { botName: 'Mine' } }),
    await run({ assistant: { botName: 'Theirs' } }),
  ];
  expect(await save({ ...named('Theirs'), suiteRunId: theirs.run.id })).toMatchObject({ botName: 'Theirs' });
  const welcome = { aiAssistantSettings: { welcomeMessage: 'Welcome' } };
  await expect(save({ ...welcome, suiteRunId: mine.run.id })).rejects.toMatchObject({ code: 'refused' });
  expect(await save({ ...named('Mine'), suiteRunId: mine.run.id })).toMatchObject({ botName: 'Mine' });
  const { run: before } = await run({ assistant: { botName: 'Later' } });
  await add(asks('Good morning', [{ kind: 'never_says', text: 'Malmo' }]));
  await expect(save({ ...named('Later'), suiteRunId: before.id })).rejects.toMatchObject({ code: 'refused' });
  const { run: part } = await run({
    assistant: { botName: 'Later' },
    caseIds: [(await desk().read()).cases[0]?.id ?? ''],
  });
  await expect(save({ ...named('Later'), suiteRunId: part.id })).rejects.toMatchObject({ code: 'refused' });
  const { run: again } = await run({ assistant: { botName: 'Later' } });
  expect(await save({ ...named('Later'), suiteRunId: again.id })).toMatchObject({ botName: 'Later' });
});

test('two who save what was tested at the same moment do not both: one of them tests again', async () => {
  const { set, run, add } = desk();
  await add(asks('Hello', [{ kind: 'never_says', text: 'Malmo' }]));
  await set({ gate: 'block', runsByItself: false });
  const [one, two] = [
    await run({ assistant: { botName: 'One' } }),
    await run({ assistant: { aiAssistantMode: 'exact' } }),
  ];
  const saved = await Promise.allSettled([
    save({ ...named('One'), suiteRunId: one.run.id }),
    save({ aiAssistantSettings: { aiAssistantMode: 'exact' }, suiteRunId: two.run.id }),
  ]);
  expect(saved.map((it) => it.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await set({ gate: 'off', runsByItself: false });
  await save({ aiAssistantSettings: { aiAssistantMode: 'natural' } });
});

test('a wording that makes a case fail is caught where the language model is asked, which is counted and told', async () => {
  const { set, run, add } = desk();
  const question = 'How long does delivery take?';
  const quote = 'Standard delivery takes 4 to 6 business days.';
  const paraphrase = 'Our standard shipping takes 4 to 6 business days.';
  await demo.member('POST /faqs', { body: { question, answer: `<p>${quote}</p>` } });
  await add(asks(question, [{ kind: 'says', text: paraphrase }]));
  const search = calls('search_knowledge', { question });
  model.script(search, says(paraphrase), { text: [JSON.stringify({ carried: [true] })] });
  const { run: natural } = await run({ withModel: true });
  expect(natural).toMatchObject({ failed: 0, state: 'done' });
  expect(Number(natural.cost.amount)).toBeGreaterThan(0);
  await set({ gate: 'block', runsByItself: false });
  model.script(search, says(paraphrase));
  const { run: exact, results } = await run({ withModel: true, assistant: { aiAssistantMode: 'exact' } });
  expect(exact).toMatchObject({ failed: 1, regressions: 1 });
  expect(results[0]?.answer.text).toBe(quote);
  const body = { aiAssistantSettings: { aiAssistantMode: 'exact' as const }, suiteRunId: exact.id };
  await expect(save(body)).rejects.toMatchObject({ code: 'refused' });
  const { uses } = await demo.ctx.db
    .selectFrom('copilot_days')
    .select('uses')
    .where('shop_id', '=', demo.ctx.shopId)
    .executeTakeFirstOrThrow();
  expect(uses).toBe(2);
});
