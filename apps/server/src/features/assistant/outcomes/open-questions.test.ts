import { newId } from '@chatty/contract/new-id';
import type { OpenQuestionQuery } from '@chatty/contract/optimize';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLocalEmbedder } from '../../../adapters/embedder/local-embedder.ts';
import { doJob } from '../../../test-kit/do-job.ts';
import { jobsAtRest } from '../../../test-kit/jobs-at-rest.ts';
import { until } from '../../../test-kit/until.ts';
import { type DemoVisit, openDemo, type Visit } from '../testing/demo-visit.ts';
import { gatherQuestionsJob } from '../../optimize/optimize.jobs.ts';

const embedder = createLocalEmbedder();
let demo: DemoVisit;
beforeAll(async () => {
  demo = await openDemo(undefined, { embedder });
}, 120_000);
beforeEach(() => demo.w.forgetLimits());
afterAll(async () => {
  await demo?.close();
  await embedder.close();
});

const patienceMs = 20_000;
const list = async (query: Partial<OpenQuestionQuery> = {}) =>
  (await demo.member('GET /ai_assistant/open_questions', { query: { order: 'latest', ...query } })).data;
const read = async (id: string) => (await demo.member('GET /ai_assistant/open_questions/:id', { params: { id } })).data;
const found = (search: string, isIt: (asked: number) => boolean = (asked) => asked > 0) =>
  until(`“${search}” is not among the open questions`, patienceMs, async () => {
    demo.w.forgetLimits();
    const [one] = (await list({ search })).questions;
    return one && isIt(one.asked) ? one : undefined;
  });
const reply = ({ conversationId: id }: Visit, text: string) =>
  demo.member('POST /conversations/:id/messages', { params: { id }, body: { id: newId(), text, note: false } });

/** A new visitor who asks it and is not helped. */
async function asksInVain(question: string): Promise<Visit> {
  const visitor = await demo.visitor();
  const { decision } = await visitor.ask(question);
  expect(decision.outcome, question).toBe('refused');
  return visitor;
}

test('what means the same is one question, whoever asks it and in whatever order; other matters are others', async () => {
  await asksInVain('Do you engrave names on knives?');
  const first = await found('engrave names');
  await asksInVain('Can I get my knife engraved with a name?');
  await asksInVain('Who won the world cup in 2022?');
  const again = await found('engrave names', (asked) => asked === 2);
  expect(again).toMatchObject({
    id: first.id,
    question: 'Do you engrave names on knives?',
    thisWeek: 2,
    languages: ['en'],
  });
  const { askings } = await read(first.id);
  expect(askings.map((it) => it.question)).toEqual([
    'Can I get my knife engraved with a name?',
    'Do you engrave names on knives?',
  ]);
  expect((await found('world cup')).id).not.toBe(first.id);
  const { conversationId = '' } = askings[0] ?? {};
  await doJob(demo.w.services, gatherQuestionsJob, { shopId: demo.ctx.shopId, conversationId, askedForPerson: false });
  expect((await read(first.id)).question.asked).toBe(2);
});

test('the same question in another language is the same question', async () => {
  await asksInVain('Do you rent out sleeping bags?');
  const { id } = await found('rent out');
  await asksInVain('Kann man bei euch Schlafsäcke mieten?');
  const both = await found('rent out', (asked) => asked === 2);
  expect(both).toMatchObject({ id, languages: ['de', 'en'] });
});

test('nothing of a visitor’s own stands in it', async () => {
  await asksInVain('My name is Anna Brandt. Do you sell insurance for earthquakes?');
  const { question } = await found('earthquakes');
  expect(question).not.toMatch(/anna|brandt/i);
});

test('a person’s answer becomes a draft, and once published the question is answered, with before and after', async () => {
  const visitor = await asksInVain('Can I learn to tie climbing knots with you?');
  const { id } = await found('climbing knots');
  await visitor.api('POST /client/api/conversations/:id/talk-to-person', { params: { id: visitor.conversationId } });
  await reply(
    visitor,
    'Hi Amber,\nthanks for asking! We teach climbing knots every first Saturday at 10 am in our Bergen store. Your order #10423 is on its way.\nBest regards, Maya',
  );
  const draft = (await demo.member('GET /ai_assistant/open_questions/:id/draft', { params: { id } })).data;
  expect(draft).toMatchObject({
    from: 'person',
    answer: '<p>We teach climbing knots every first Saturday at 10 am in our Bergen store.</p>',
    said: { conversationId: visitor.conversationId, by: 'Maya Lind' },
  });
  const body = {
    ...{ id: newId(), as: 'custom_answer' as const, question: 'Do you teach climbing knots?', answer: draft.answer },
    variants: ['Can I learn to tie climbing knots with you?'],
  };
  const published = await demo.member('POST /ai_assistant/open_questions/:id/publish', { params: { id }, body });
  expect(published.data).toMatchObject({
    state: 'open',
    isChecking: true,
    published: { as: 'custom_answer', id: body.id },
  });
  const settled = await until('it was not asked again', patienceMs, async () => {
    demo.w.forgetLimits();
    const now = await read(id);
    return now.question.state === 'answered' ? now : undefined;
  });
  expect(settled.askings).toMatchObject([
    {
      outcome: 'refused',
      again: { why: null, text: expect.stringContaining('first Saturday'), sources: [body.question] },
    },
  ]);
  const { text } = await (await demo.visitor()).ask('Can I learn to tie climbing knots with you?');
  expect(text).toContain('every first Saturday at 10 am');
});

test('what was published and does not answer stays open and says why', async () => {
  await asksInVain('Are your kayaks painted with phosphorescent lacquer?');
  const { id } = await found('phosphorescent');
  const body = {
    ...{ id: newId(), as: 'faq' as const, question: 'Do you sell gift vouchers?', answer: '<p>Yes, from $20.</p>' },
  };
  await demo.member('POST /ai_assistant/open_questions/:id/publish', { params: { id }, body });
  const checked = await until('it was not asked again', patienceMs, async () => {
    demo.w.forgetLimits();
    const now = await read(id);
    return now.question.isChecking ? undefined : now;
  });
  expect(checked.question.state).toBe('open');
  expect(checked.askings[0]?.again?.why).toBe('refused');
});

test('an ignored question is out of the way with its reason, stays so while others ask it, and comes back', async () => {
  await asksInVain('Which numbers will win the lottery tomorrow?');
  const { id } = await found('lottery');
  const ignore = (ignored: { reason: 'not_ours'; note: string } | null) =>
    demo.member('PUT /ai_assistant/open_questions/:id/ignored', { params: { id }, body: { ignored } });
  const ignored = { reason: 'not_ours' as const, note: 'We sell tents' };
  expect((await ignore(ignored)).data).toMatchObject({ state: 'ignored', ignored });
  await asksInVain('What numbers win the lottery tomorrow?');
  const still = await until('it was not gathered', patienceMs, async () => {
    demo.w.forgetLimits();
    const [one] = (await list({ search: 'lottery', state: 'ignored' })).questions;
    return one?.asked === 2 ? one : undefined;
  });
  expect(still.id).toBe(id);
  expect((await list({ search: 'lottery' })).questions).toEqual([]);
  expect((await ignore(null)).data).toMatchObject({ state: 'open', ignored: null });
});

test('coverage counts what was answered from sources, and who asked for a person as no question', async () => {
  const before = (await demo.member('GET /ai_assistant/coverage')).data;
  await (await demo.visitor()).ask('What is your return policy?');
  await (await demo.visitor()).ask('I want to talk to a person');
  await asksInVain('Who painted the Mona Lisa?');
  const after = (await demo.member('GET /ai_assistant/coverage')).data;
  expect(after).toMatchObject({
    days: 30,
    aim: 90,
    questions: before.questions + 2,
    answered: before.answered + 1,
  });
  expect(after.bySource.length).toBeGreaterThan(0);
});

test('the list goes on in pieces without gaps, by how often or how lately', async () => {
  // Questions of the tests before are still gathered.
  await jobsAtRest(demo.w.services.db, patienceMs);
  const all = (await list({ order: 'often' })).questions;
  expect(all.length).toBeGreaterThan(2);
  expect(all.map((it) => it.asked)).toEqual(all.map((it) => it.asked).toSorted((a, b) => b - a));
  for (const order of ['often', 'latest'] as const) {
    const whole = (await list({ order })).questions.map((it) => it.id);
    const pieces: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const piece = await list({ order, limit: 1, ...(cursor ? { cursor } : {}) });
      pieces.push(...piece.questions.map((it) => it.id));
      cursor = piece.cursor;
    }
    expect(pieces).toEqual(whole);
  }
  await expect(list({ cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({ code: 'bad_input' });
});
