import { newId } from '@chatty/contract/new-id';
import type { Trial, TriedAnswer, TriedTurn } from '@chatty/contract/copilot';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls, says } from '../../../test-kit/model-server.ts';
import { type DemoVisit, openDemo } from '../testing/demo-visit.ts';
import { openModelDemo } from '../testing/scripted-demo.ts';

let demo: DemoVisit;
beforeAll(async () => {
  demo = await openDemo();
}, 120_000);
beforeEach(() => demo.w.forgetLimits());
afterAll(() => demo?.close());

const asked = (text: string): TriedTurn => ({ by: 'visitor', text });
const answered = ({ text, parts, decision }: TriedAnswer): TriedTurn => ({
  by: 'assistant',
  text,
  outcome: decision.outcome,
  products: parts.flatMap((it) => (it.type === 'products' ? it.products : [])),
  scenario: decision.scenario,
});
const trial = (turns: TriedTurn[], more: Partial<Trial> = {}): Trial => ({
  ...{ id: newId(), contactId: null, locale: 'en', page: '', assistant: {} },
  turns,
  ...more,
});
const ask = async (at: DemoVisit, turns: TriedTurn[], more: Partial<Trial> = {}) =>
  (await at.member('POST /ai_assistant/test', { body: trial(turns, more) })).data;
const titlesIn = ({ parts }: TriedAnswer) =>
  parts.flatMap((it) => (it.type === 'products' ? it.products.map(({ title }) => title) : []));

/** How many rows each table of the shop has that an answer could write to. */
async function kept({ ctx }: DemoVisit) {
  const { rows } = await sql<Record<string, number>>`select
      (select count(*) from conversations) as conversations, (select count(*) from messages) as messages,
      (select count(*) from decisions) as decisions, (select count(*) from events) as events,
      (select count(*) from contacts) as contacts, (select coalesce(sum(answers), 0) from answer_counts) as answers`.execute(
    ctx.db,
  );
  return rows[0];
}

test('a member reads what a visitor would be answered, with why, and nothing of it is kept or counted', async () => {
  const question = 'What is your return policy?';
  const real = await (await demo.visitor()).ask(question);
  const before = await kept(demo);
  const tried = await ask(demo, [asked(question)]);
  expect(tried.text).toBe(real.text);
  expect(tried.parts).toEqual(real.message?.parts);
  const { decision } = tried;
  expect(decision).toMatchObject({
    outcome: real.decision.outcome,
    engine: real.decision.engine,
    configVersion: real.decision.configVersion,
    retrieved: real.decision.retrieved,
    verdicts: real.decision.verdicts,
  });
  expect(decision.retrieved.length).toBeGreaterThan(0);
  expect(await kept(demo)).toEqual(before);
});

test('a question is understood by what was asked and shown before it', async () => {
  const first = await ask(demo, [asked('Do you have tents?')]);
  const titles = titlesIn(first);
  expect(titles.length).toBeGreaterThan(1);
  const turns = [asked('Do you have tents?'), answered(first), asked('How much is the second one?')];
  const second = await ask(demo, turns);
  expect(titlesIn(second)).toEqual([titles[1]]);
});

test('what is asked on the page of a product is about it; a page of none is said to be none', async () => {
  const { title, handle } = await demo.ctx.db
    .selectFrom('products')
    .select(['title', 'handle'])
    .where('shop_id', '=', demo.ctx.shopId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const page = `https://shop.example/products/${handle}?variant=1`;
  const tried = await ask(demo, [asked('Is this in stock?')], { page });
  expect(tried.onPage).toBe(title);
  expect(titlesIn(tried)).toEqual([title]);
  for (const none of ['/products/there-is-none', '/products/%E0%A4%A', '/pages/about']) {
    expect((await ask(demo, [asked('Is this in stock?')], { page: none })).onPage).toBeNull();
  }
});

test('what would go to a person says so, and calls nobody', async () => {
  const before = await kept(demo);
  const { decision, text } = await ask(demo, [asked('I want to talk to a person')]);
  expect(decision.outcome).toBe('handed_off');
  expect(text).not.toBe('');
  expect(await kept(demo)).toEqual(before);
});

test('a trial ends with a question, and is not longer than a conversation that the assistant reads', async () => {
  await expect(ask(demo, [])).rejects.toMatchObject({ code: 'bad_input' });
  await expect(ask(demo, [asked('   ')])).rejects.toMatchObject({ code: 'bad_input' });
  await expect(ask(demo, [asked('Hello')], { contactId: newId() })).rejects.toMatchObject({ code: 'not_found' });
  const first = await ask(demo, [asked('Hello')]);
  await expect(ask(demo, [asked('Hello'), answered(first)])).rejects.toMatchObject({ code: 'bad_input' });
  await expect(
    ask(
      demo,
      Array.from({ length: 21 }, () => asked('Hello')),
    ),
  ).rejects.toMatchObject({
    code: 'bad_input',
  });
});

test('the wording that is tried need not be the one that is saved, and a model’s cost is told and counted', async () => {
  const own = await openModelDemo();
  const question = 'How long does delivery take?';
  const quote = 'Standard delivery takes 4 to 6 business days.';
  const paraphrase = 'Our standard shipping takes 4 to 6 business days.';
  await own.member('POST /faqs', { body: { question, answer: `<p>${quote}</p>` } });
  const search = calls('search_knowledge', { question });
  const textIn = async (assistant: Trial['assistant'], ...more: Parameters<typeof own.script>) => {
    own.script(search, says(paraphrase), ...more);
    return ask(own, [asked(question)], { assistant });
  };
  const natural = await textIn({}, { text: [JSON.stringify({ carried: [true] })] });
  expect([natural.text, (await textIn({ aiAssistantMode: 'exact' })).text]).toEqual([paraphrase, quote]);
  const { inputTokens, cost } = natural.decision;
  expect(inputTokens).toBeGreaterThan(0);
  expect(Number(cost.amount)).toBeGreaterThan(0);
  const { rows } = await sql<{ uses: number }>`
    select uses from copilot_days where shop_id = ${own.ctx.shopId}`.execute(own.ctx.db);
  expect(rows).toMatchObject([{ uses: 2 }]);
  await own.close();
}, 120_000);
