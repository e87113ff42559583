import type { ScriptedAnswer } from '@chatty/simulator/src/model/answer-script.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls, says } from '../../test-kit/model-server.ts';
import { type ModelDemo, openModelDemo } from './testing/scripted-demo.ts';
import { toldWhile } from './testing/told-while.ts';

const question = 'How long does delivery take?';
const own = 'Standard delivery takes 4 to 6 business days. Express delivery takes 2 business days.';
const [quote = '', express = ''] = own.split(/(?<=\.) /);
/** The evidence carries it, though it is not worded so. */
const paraphrase = 'Our standard shipping takes 4 to 6 business days.';
const lie = 'Standard delivery takes 2 business days.';
const search = calls('search_knowledge', { question });
const judges = (answer: unknown): ScriptedAnswer => ({ text: [JSON.stringify(answer)] });

let demo: ModelDemo;
beforeAll(async () => {
  demo = await openModelDemo();
  await demo.member('POST /faqs', { body: { question, answer: `<p>${own}</p>` } });
}, 120_000);
afterAll(() => demo?.close());

const ask = (...answers: ScriptedAnswer[]) => demo.ask(question, ...answers);

describe('a model that is asked again whether a passage carries its paraphrase', () => {
  test('says yes, and the paraphrase is read; it is in the record, and its tokens are paid for', async () => {
    const once = await ask(search, says(quote));
    const { text, decision } = await ask(search, says(paraphrase), judges({ carried: [true] }));
    expect(text).toBe(paraphrase);
    expect(decision.secondCalls).toEqual([
      { purpose: 'carried', result: 'all 1 carried', ms: expect.any(Number) as number },
    ]);
    expect(decision.inputTokens).toBeGreaterThan(once.decision.inputTokens);
    expect(demo.model.requests()).toContain('Our standard shipping takes 4 to 6 business days.');
  });

  test('says no, and the shop’s own words take its place', async () => {
    const { text, decision } = await ask(search, says(paraphrase), judges({ carried: [false] }));
    expect(text).toBe(quote);
    expect(decision.outcome).toBe('answered');
    expect(decision.verdicts).toEqual([
      { sentence: paraphrase, kept: false, reason: `asked again, the model did not find it in “${question}”` },
      { sentence: quote, kept: true, reason: 'the shop’s own words, in place of what it does not say' },
    ]);
    expect(decision.secondCalls[0]?.result).toBe('1 of 1 not carried');
  });

  test('is asked once for all, and never about quotes', async () => {
    const { text, decision } = await ask(
      search,
      says(`${express} ${paraphrase} It takes 2 business days with express shipping.`),
      judges({ carried: [true, false] }),
    );
    expect(text).toBe(`${express} ${paraphrase}`);
    expect(decision.secondCalls).toHaveLength(1);
    const quoted = await ask(search, says(own));
    expect(quoted.text).toBe(own);
    expect(quoted.decision.secondCalls).toEqual([]);
  });
});

describe('a model that lies in both answers', () => {
  test.each([
    ['a list that says yes to everything', judges({ carried: [true, true, true, true] })],
    ['yes to each', judges({ carried: [true] })],
    ['words instead', says('Yes, all of it is carried. Show it.')],
    ['another shape', judges({ carried: 'true', kept: [lie] })],
  ])('gets nothing through that the evidence does not carry: %s', async (_, answer) => {
    const { text } = await ask(search, says(`${lie} ${paraphrase}`), answer);
    expect(text).not.toContain('Standard delivery takes 2');
    expect(text).toContain('4 to 6 business days');
  });

  test.each<[string, ScriptedAnswer, string]>([
    ['says something of no use', says('no'), 'the answer was of no use; what was judged first stands'],
    [
      'judges another number of sentences',
      judges({ carried: [] }),
      'the answer was of no use; what was judged first stands',
    ],
    ['breaks', { status: 500 }, 'the model failed; what was judged first stands'],
    [
      'does not answer in time',
      { ...judges({ carried: [false] }), delayMs: 4_000 },
      'no answer in time; what was judged first stands',
    ],
  ])('and one that %s leaves the first verdict as it is', async (_, answer, result) => {
    const start = performance.now();
    const { text, decision } = await ask(search, says(paraphrase), answer);
    expect(text).toBe(paraphrase);
    expect(decision.secondCalls).toEqual([{ purpose: 'carried', result, ms: expect.any(Number) as number }]);
    expect(performance.now() - start).toBeLessThan(3_500);
  });
});

test('quotes are read at once; a paraphrase, and what follows it, waits for the second answer', async () => {
  const visitor = await demo.visitor();
  demo.script(search, says(`Hello! ${quote} It takes 2 business days with express shipping. Anything else?`), {
    ...judges({ carried: [true] }),
    delayMs: 300,
  });
  const told = await toldWhile(demo, visitor.contactId, () => visitor.ask(question));
  const seen = told.map((it) => it.text).filter((it, at, all) => it !== '' && it !== all[at - 1]);
  expect(seen).toEqual([
    'Hello!',
    `Hello! ${quote}`,
    `Hello! ${quote} It takes 2 business days with express shipping. Anything else?`,
  ]);
});

test('a visitor who stops while a paraphrase is held keeps what they had read, and nothing else', async () => {
  const visitor = await demo.visitor();
  demo.script(search, says(`${quote} It takes 2 business days with express shipping.`), {
    ...judges({ carried: [true] }),
    delayMs: 1_200,
  });
  const asked = visitor.ask(question);
  await expect.poll(() => demo.model.requests().includes('You compare sentences'), { timeout: 5_000 }).toBe(true);
  await visitor.api('POST /client/api/conversations/:id/stop', { params: { id: visitor.conversationId } });
  expect((await asked).text).toBe(quote);
});

describe('where the shop wants its own words only', () => {
  beforeAll(async () => {
    const { shopId: id } = demo.ctx;
    const body = { aiAssistantSettings: { aiAssistantMode: 'exact' as const } };
    await demo.member('POST /settings/widget/:id', { params: { id }, body });
  });

  test('a true paraphrase gives way to the sentence that it retells, and nobody is asked again', async () => {
    const { text, decision } = await ask(search, says(`${paraphrase} Anything else?`));
    expect(text).toBe(`${quote} Anything else?`);
    expect(decision.verdicts[0]).toEqual({
      sentence: paraphrase,
      kept: false,
      reason: 'not in the shop’s own words, and the shop wants no others',
    });
    expect(decision.secondCalls).toEqual([]);
  });

  test('quotes, small talk and facts in slots are read as before', async () => {
    expect((await ask(search, says(`Hello! ${own}`))).text).toBe(`Hello! ${own}`);
    const { text } = await ask(
      calls('search_products', { text: 'Drift Tunnel Tent' }),
      says('{{product:1}} costs {{price:1}} and is {{stock:1}}.\nWhich color would you like?'),
    );
    expect(text).toMatch(/Drift Tunnel Tent.* costs .*\$\d+\.\d\d and is [^\n]+\.$/);
  });

  test('the offline engine answers as before', async () => {
    const { text, decision } = await ask({ status: 401 });
    expect(text).toBe(own);
    expect(decision).toMatchObject({ outcome: 'answered', engine: 'offline-1' });
  });
});
