import { newId } from '@chatty/contract/new-id';
import type { TestCheck } from '@chatty/contract/test-suite';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { until } from '../../test-kit/until.ts';
import { asks, suiteDesk } from './testing/suite-desk.ts';
import { openSuiteDemo, type SuiteDemo } from './testing/suite-demo.ts';

let demo: SuiteDemo;
beforeAll(async () => {
  demo = await openSuiteDemo();
}, 120_000);
beforeEach(() => demo.empty());
afterAll(() => demo?.close());

const answered: TestCheck = { kind: 'outcome', outcome: 'answered' };
const faq = async (question: string, answer: string) =>
  (await demo.member('POST /faqs', { body: { question, answer: `<p>${answer}</p>` } })).data.id;
const desk = () => suiteDesk(demo.member);

test('each check says what stood in its place, and a case passes that holds to all of them', async () => {
  const id = await faq('Do you engrave watches?', 'We engrave watches for 12 dollars within 3 days.');
  const source = { kind: 'faq' as const, id, title: 'Do you engrave watches?' };
  const { add, run } = desk();
  const question = 'Do you engrave watches?';
  const [good, bad] = await add(
    asks(question, [
      answered,
      { kind: 'source', source },
      { kind: 'says', text: '12 dollars' },
      { kind: 'never_says', text: '2 dollars' },
      { kind: 'language', language: 'en' },
    ]),
    asks(question, [
      { kind: 'outcome', outcome: 'refused' },
      { kind: 'source', source: { ...source, id: newId(), title: 'Another' } },
      { kind: 'says', text: 'free' },
      { kind: 'never_says', text: '3 DAYS' },
      { kind: 'product', product: { id: 'gid://none', title: 'None' } },
      { kind: 'action', action: 'shows_order' },
      { kind: 'link', text: '/pages/none' },
      { kind: 'language', language: 'de' },
    ]),
  );
  const { run: ran, results } = await run();
  expect(ran).toMatchObject({ state: 'done', cause: 'member', by: 'Maya Lind', total: 2, done: 2, failed: 1 });
  expect(ran.configVersion).not.toBe('');
  const of = (id: string | undefined) => results.find((it) => it.caseId === id);
  expect(of(good)).toMatchObject({ passed: true, failures: [] });
  expect(of(bad)?.failures.map((it) => [it.check.kind, it.found])).toEqual([
    ['outcome', 'answered'],
    ['source', question],
    ['says', ''],
    ['never_says', '3 DAYS'],
    ['product', ''],
    ['action', ''],
    ['link', expect.any(String)],
    ['language', 'en'],
  ]);
});

test('a run is the same every time, writes nothing of a visitor, and what failed only now is a regression', async () => {
  const id = await faq('Do you repair tents?', 'We repair tents at our workshop in Malmo.');
  const { add, run, read } = desk();
  await add(asks('Do you repair tents?', [answered, { kind: 'says', text: 'Malmo' }]));
  const rows = async () =>
    (
      await sql`select (select count(*) from conversations) as c, (select count(*) from decisions) as d,
        (select count(*) from contacts) as p, (select coalesce(sum(answers), 0) from answer_counts) as a`.execute(
        demo.ctx.db,
      )
    ).rows;
  const before = await rows();
  const [first, second] = [await run(), await run()];
  expect(second.results[0]?.answer).toEqual(first.results[0]?.answer);
  expect(second.run).toMatchObject({ failed: 0, regressions: 0, configVersion: first.run.configVersion });
  expect(await rows()).toEqual(before);
  await demo.member('DELETE /faqs/:id', { params: { id } });
  const third = await run();
  expect(third.run).toMatchObject({ failed: 1, regressions: 1 });
  expect((await read()).cases[0]?.last).toMatchObject({ passed: false, isRegression: true });
  // It is known by now.
  expect((await run()).run).toMatchObject({ failed: 1, regressions: 0 });
});

test('a conversation of several messages is had in full, and its last answer is checked', async () => {
  const { add, run } = desk();
  await add(
    asks('', [{ kind: 'never_says', text: 'nothing of this' }], {
      turns: ['Do you have tents?', 'How much is the second one?'],
    }),
  );
  const { results } = await run();
  expect(results[0]).toMatchObject({ question: 'How much is the second one?', passed: true });
  expect(results[0]?.answer.products).toHaveLength(1);
});

test('as a customer the assistant tells of their own orders, to a guest of none; who is forgotten takes the case along', async () => {
  const order = demo.simulator.store.firstShop.state.orders.find((it) => it.customerId !== null);
  if (!order) throw new Error('nobody has an order');
  const contactId = await demo.visitor();
  const customer_id = String(order.customerId);
  await demo.ctx.db.updateTable('contacts').set({ customer_id }).where('id', '=', contactId).execute();
  const { add, run, read } = desk();
  const shown: TestCheck[] = [{ kind: 'action', action: 'shows_order' }];
  const [theirs, guests] = await add(
    asks('Where is my order?', shown, { contactId }),
    asks('Where is my order?', shown),
  );
  const { results } = await run();
  const passed = Object.fromEntries(results.map((it) => [it.caseId, it.passed]));
  expect(passed).toEqual({ [theirs ?? '']: true, [guests ?? '']: false });
  await demo.member('DELETE /contacts/:id', { params: { id: contactId } });
  expect((await read()).cases.map((it) => it.id)).toEqual([guests]);
  const left = await demo.ctx.db.selectFrom('suite_results').select('case_id').execute();
  expect(left.map((it) => it.case_id)).toEqual([guests]);
});

test('the suite runs by itself once for all that changed, where the shop wants it', async () => {
  const { add, set, read } = desk();
  await add(asks('What is your return policy?', [answered]));
  await faq('Is this one run?', 'No, nobody asked for it.');
  await set({ gate: 'off', runsByItself: true });
  await faq('Do you sell ropes?', 'We sell ropes by the meter.');
  await faq('Do you cut ropes?', 'We cut ropes to any length.');
  await until('no run began', 60_000, () =>
    demo.ctx.db.selectFrom('suite_runs').select('id').where('state', '=', 'done').executeTakeFirst(),
  );
  expect((await read()).runs).toMatchObject([{ cause: 'change', by: '', total: 1, done: 1, failed: 0 }]);
});

test('a case is changed, deleted and restored; its result is of how it is', async () => {
  const { add, run, read } = desk();
  const [id = ''] = await add(asks('What is your return policy?', [answered]));
  await run();
  expect((await read()).cases[0]?.last).toMatchObject({ passed: true });
  const params = { id };
  const { data: one } = await demo.member('GET /ai_assistant/suite/cases/:id', { params });
  expect(one.result).toMatchObject({ caseId: id, passed: true });
  const changed = asks('What is your return policy?', [{ kind: 'outcome', outcome: 'refused' }]);
  await demo.member('PUT /ai_assistant/suite/cases/:id', { params, body: changed });
  expect((await read()).cases).toMatchObject([{ id, last: null, checks: changed.checks }]);
  await demo.member('DELETE /ai_assistant/suite/cases/:id', { params });
  expect((await read()).cases).toEqual([]);
  await demo.member('POST /ai_assistant/suite/cases/:id/restore', { params });
  expect((await read()).cases).toMatchObject([{ id }]);
  const asStranger = asks('Mine?', [answered], { contactId: newId() });
  await expect(add(asStranger)).rejects.toMatchObject({ code: 'not_found' });
});

test('a suite holds 200 cases and no more', async () => {
  const { add } = desk();
  const many = (n: number) => Array.from({ length: n }, (_, i) => asks(`Question ${i}`, [answered]));
  await add(...many(200));
  await expect(add(...many(1))).rejects.toMatchObject({ code: 'refused' });
});

test('a run with a language model is refused where none is configured: trying again would not help', async () => {
  const { add, run } = desk();
  await add(asks('Do you rent skis?', [answered]));
  const refused = { code: 'refused', passing: false, message: expect.stringContaining('No language model') };
  await expect(run({ withModel: true })).rejects.toMatchObject(refused);
});

test('drafts are made of what the shop answers, in other words where there are some, and of what visitors asked', async () => {
  const body = {
    question: 'Can I rent skis?',
    answer: '<p>Skis are rented by the day.</p>',
    variants: ['Is there a ski rental?'],
  };
  const { data: made } = await demo.member('POST /faqs', { body });
  const conversationId = await demo.visitorAsks('Do you rent out submarines to pirates?');
  const { data: drafts } = await demo.member('GET /ai_assistant/suite/drafts');
  expect(drafts).toContainEqual(
    expect.objectContaining({
      from: 'faq',
      turns: ['Is there a ski rental?'],
      checks: [answered, { kind: 'source', source: { kind: 'faq', id: made.id, title: body.question } }],
    }),
  );
  const asked = drafts.find((it) => it.turns[0] === 'Do you rent out submarines to pirates?');
  expect(asked).toMatchObject({ from: 'visitor', askedIn: conversationId });
  const { add } = desk();
  if (asked) await add(asked);
  const { data: after } = await demo.member('GET /ai_assistant/suite/drafts');
  expect(after.map((it) => it.turns[0])).not.toContain('Do you rent out submarines to pirates?');
});

test('the latest answers to all cases are counted in the kinds of live turns, those of no draft and of no case that is gone', async () => {
  await faq('Do you fix zippers?', 'We fix zippers for 9 dollars.');
  const { add, run } = desk();
  const refused: TestCheck = { kind: 'outcome', outcome: 'refused' };
  const quality = async () => (await demo.member('GET /ai_assistant/suite/quality')).data;
  expect(await quality()).toEqual({ cases: 0, turns: {}, at: null });
  const [, , gone = ''] = await add(
    asks('Do you fix zippers?', [answered, { kind: 'says', text: '9 dollars' }]),
    asks('Do you fix zippers?', [{ kind: 'says', text: '8 dollars' }]),
    asks('Who won the world cup in 1998?', [refused]),
    asks('Who won the world cup in 2002?', [refused, { kind: 'language', language: 'de' }]),
    asks('Who won the world cup in 2006?', [answered]),
    asks('I want to talk to a person', [{ kind: 'outcome', outcome: 'handed_off' }]),
  );
  expect(await quality()).toEqual({ cases: 6, turns: {}, at: null });
  await run();
  const turns = { grounded: 1, wrong: 1, refused_rightly: 2, refused_wrongly: 1, handed_off: 1 };
  expect(await quality()).toEqual({ cases: 6, turns, at: expect.any(String) });
  await run({ assistant: { aiAssistantMode: 'exact' } });
  expect((await quality()).turns).toEqual(turns);
  await demo.member('DELETE /ai_assistant/suite/cases/:id', { params: { id: gone } });
  expect(await quality()).toMatchObject({ cases: 5, turns: { ...turns, refused_rightly: 1 } });
});

test('drafts are made of the scenarios that are on: they start, say what they say, and end as they end', async () => {
  const scenario = {
    ...{ id: newId(), title: 'Engraving', counterExamples: [] },
    examples: ['Please engrave my initials', 'I want a name engraved on a knife'],
    steps: [
      { kind: 'say' as const, text: 'Engraving is done by hand.\nIt takes a week.' },
      { kind: 'hand_over' as const, reason: 'They want an engraving.' },
    ],
  };
  await demo.member('POST /ai_assistant/scenarios', { body: scenario });
  const drafted = async () => {
    const { data } = await demo.member('GET /ai_assistant/suite/drafts');
    return data.find((it) => it.turns[0] === 'I want a name engraved on a knife');
  };
  const found = await drafted();
  expect(found).toMatchObject({
    from: 'scenario',
    checks: [
      { kind: 'outcome', outcome: 'handed_off' },
      { kind: 'says', text: 'Engraving is done by hand.' },
    ],
  });
  const { add, run } = desk();
  if (found) await add(found);
  expect((await run()).results).toMatchObject([{ passed: true, failures: [] }]);
  const params = { id: scenario.id };
  await demo.member('PUT /ai_assistant/scenarios/:id/on', { params, body: { on: false } });
  await demo.empty();
  expect(await drafted()).toBeUndefined();
  await demo.member('DELETE /ai_assistant/scenarios/:id', { params });
});
