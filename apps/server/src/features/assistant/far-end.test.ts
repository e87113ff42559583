import type { ScriptedAnswer } from '@chatty/simulator/src/model/answer-script.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls, says } from '../../test-kit/model-server.ts';
import { type Visit } from './testing/demo-visit.ts';
import { type ModelDemo, openModelDemo, openScriptedDemo, type ScriptedDemo } from './testing/scripted-demo.ts';

const question = 'How long does delivery take?';
const delivery = 'Standard delivery takes 4 to 6 business days.';
const search = calls('search_knowledge', { question });
const body = (piece: string, times = 1): ScriptedAnswer => ({ nonsense: { piece, times } });
const million = 'a'.repeat(1_000_000);
const chunk = (content: string) =>
  `data: ${JSON.stringify({ id: 'one', object: 'chat.completion.chunk', created: 1, model: 'one', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

/** What a far end may send that is no answer. */
const nonsense: [string, ScriptedAnswer][] = [
  ['nothing at all', body('')],
  ['a page of the web', body('<!doctype html><title>Sign in</title>')],
  ['JSON that ends in the middle', body('data: {"choices":[{"delta":{"content":"Hel\n\n')],
  ['JSON of another shape', body('data: {"answer":42}\n\n')],
  ['a hundred megabytes without an end of a line', body(`data: ${million}`, 100)],
  ['a hundred megabytes of one word', body(chunk(million), 100)],
  ['a hundred megabytes of nothing said', body(`: still there ${'.'.repeat(1_000)}\n\n`, 100_000)],
];

/** What is left of a turn: what was said, and what it counts. */
async function leftOf({ w, ctx }: ScriptedDemo, visitor: Visit) {
  const said = (await visitor.messages()).filter((it) => it.sender === 'assistant');
  const [decision, ...more] = await visitor.decisions();
  if (!decision) throw new Error('the turn has ended');
  const count = await w.services.db
    .selectFrom('replies')
    .select(['id', 'counted'])
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', decision.id)
    .execute();
  const underWay = await w.services.db
    .selectFrom('answers_under_way')
    .select('id')
    .where('shop_id', '=', ctx.shopId)
    .where('id', '=', decision.id)
    .execute();
  return { said, more, count, underWay };
}

describe('a far end that is no model, with the spare engine behind it:', () => {
  let demo: ModelDemo;
  beforeAll(async () => {
    demo = await openModelDemo();
    await demo.member('POST /faqs', { body: { question, answer: `<p>${delivery}</p>` } });
  }, 120_000);
  beforeEach(() => demo.w.forgetLimits());
  afterAll(() => demo?.close());

  test.each(nonsense)('%s: answered by the spare engine, said once and counted once', async (_, answer) => {
    for (const answers of [[answer], [search, answer]]) {
      const { text, decision, visitor } = await demo.ask(question, ...answers);
      expect(text).toBe(delivery);
      expect(decision).toMatchObject({ outcome: 'answered', engine: 'offline-1' });
      const { said, more, count, underWay } = await leftOf(demo, visitor);
      expect({ said: said.length, more: more.length }).toEqual({ said: 1, more: 0 });
      expect(count).toEqual([{ id: decision.id, counted: true }]);
      expect(underWay).toEqual([]);
    }
  });

  test('a rate limit of half a minute: nobody waits for it, and the model is not asked before', async () => {
    const start = performance.now();
    const { decision, text } = await demo.ask(question, { status: 429, retryAfter: 30 }, search, says(delivery));
    expect(text).toBe(delivery);
    expect(decision).toMatchObject({ outcome: 'answered', engine: 'offline-1' });
    expect(performance.now() - start).toBeLessThan(8_000);
    expect(JSON.parse(demo.model.requests())).toHaveLength(1);
  });

  test('a rate limit of a second: the model is asked again then', async () => {
    const { decision } = await demo.ask(question, { status: 429, retryAfter: 1 }, search, says(delivery));
    expect(decision).toMatchObject({ outcome: 'answered', engine: 'openai:gpt-4.1-mini' });
  });
});

describe('a far end that is no model, with nobody behind it:', () => {
  let demo: ScriptedDemo;
  beforeAll(async () => {
    demo = await openScriptedDemo('openai');
  }, 120_000);
  beforeEach(() => demo.w.forgetLimits());
  afterAll(() => demo?.close());

  test.each([...nonsense, ['a rate limit', { status: 429, retryAfter: 60 }] as [string, ScriptedAnswer]])(
    '%s: a clear message and a person, nothing lost, nothing counted',
    async (_, answer) => {
      const visitor = await demo.visitor();
      demo.script(answer);
      const { text, decision } = await visitor.ask(question);
      expect(text).toMatch(/passing you on to a colleague/);
      expect(decision.outcome).toBe('failed');
      const { data } = await demo.member('GET /conversations/:id', { params: { id: visitor.conversationId } });
      expect(data.handler).toBe('waiting');
      expect((await visitor.messages())[0]?.text).toBe(question);
      const { said, count, underWay } = await leftOf(demo, visitor);
      expect(said).toHaveLength(1);
      expect(count).toEqual([{ id: decision.id, counted: false }]);
      expect(underWay).toEqual([]);
    },
  );
});
