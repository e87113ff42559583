import type { ScriptedAnswer } from '@chatty/simulator/src/model/answer-script.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemo } from './testing/demo-visit.ts';
import { calls, openModelServer, says } from '../../test-kit/model-server.ts';
import { type ModelDemo, openModelDemo } from './testing/scripted-demo.ts';
import { newAttempt } from './engine/attempt.ts';
import { runEngine } from './engine/run-engine.ts';
import { inWords } from './inquiry/in-words.ts';
import { transcriptOf } from './inquiry/transcript.ts';
import { toldWhile } from './testing/told-while.ts';
import { assistantTools } from './tools/assistant-tools.ts';
import { readForAssistant } from '../conversations/index.ts';

const question = 'How long does delivery take?';
const delivery = 'Standard delivery takes 4 to 6 business days.';
const search = calls('search_knowledge', { question });

let demo: ModelDemo;
beforeAll(async () => {
  demo = await openModelDemo();
  await demo.member('POST /faqs', { body: { question, answer: `<p>${delivery}</p>` } });
}, 120_000);
afterAll(() => demo?.close());

const ask = (...answers: ScriptedAnswer[]) => demo.ask(question, ...answers);

describe('when the model server fails, the spare engine answers the same turn', () => {
  const failures: [string, ScriptedAnswer[]][] = [
    ['is busy (429)', [{ status: 429 }, { status: 429 }]],
    ['breaks (500)', [{ status: 500 }, { status: 500 }]],
    ['refuses the key (401)', [{ status: 401 }]],
    ['breaks after the tools', [search, { status: 500 }, { status: 500 }]],
    ['ends in the middle of a sentence', [search, { text: ['Standard ', 'delivery ', 'takes '], cutAfter: 2 }]],
    ['ends after a sentence', [search, { text: ['I could not find that. ', 'But ', 'then '], cutAfter: 2 }]],
  ];
  test.each(failures)('it %s', async (_, answers) => {
    const { text, decision, visitor } = await ask(...answers);
    expect(text).toBe(delivery);
    expect(decision).toMatchObject({ outcome: 'answered', engine: 'offline-1' });
    expect((await visitor.messages()).filter((it) => it.sender === 'assistant')).toHaveLength(1);
  });

  test('it is busy once: it is asked again', async () => {
    const { decision } = await ask({ status: 429 }, search, says(delivery));
    expect(decision).toMatchObject({ outcome: 'answered', engine: 'openai:gpt-4.1-mini' });
  });

  test('it says nothing in time', async () => {
    const visitor = await demo.visitor();
    await visitor.ask('Hello');
    const view = await readForAssistant(demo.ctx, visitor.conversationId);
    const transcript =
      view &&
      transcriptOf({
        ...view,
        history: view.history.filter((it) => it.sender !== 'assistant'),
      });
    if (!view || !transcript) throw new Error('the visitor has said something');
    const inquiry = {
      ...transcript,
      ...inWords(transcript, view),
      contact: view.contact,
      shop: view.shop,
      assistant: view.assistant,
      addressHash: null,
      onPage: null,
      runsScenarios: true,
    };
    const attempt = newAttempt(demo.model.engine, inquiry);
    demo.script({ ...says(delivery), delayMs: 5_000 });
    const start = performance.now();
    const running = runEngine({
      attempt,
      transcript: inquiry,
      tools: assistantTools({ ctx: demo.ctx, inquiry, findings: attempt.findings }),
      instructions: 'Answer.',
      shopLanguage: 'en',
      onPage: null,
      mode: 'natural',
      showsProducts: true,
      looksAgain: false,
      signal: new AbortController().signal,
      progress: () => {},
      timeout: { stepMs: 200 },
    });
    await expect(running).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(4_000);
  });
});

test('when the spare engine fails too, a person is asked for and the visitor is told', async () => {
  const broken = await openModelServer();
  const own = await openDemo(broken.engine);
  broken.script({ status: 401 });
  const visitor = await own.visitor();
  const { text, decision } = await visitor.ask(question);
  expect(text).toMatch(/passing you on to a colleague/);
  expect(decision.outcome).toBe('failed');
  const { data } = await own.member('GET /conversations/:id', { params: { id: visitor.conversationId } });
  expect(data.handler).toBe('waiting');
  await own.close();
  await broken.close();
}, 120_000);

describe('a model that invents is silenced', () => {
  test.each([
    'Delivery takes 2 to 3 business days.',
    'Delivery takes only two hours.',
    'Standard delivery costs {{price:1}}.',
  ])('and the shop’s own words take its place: %s', async (invention) => {
    const { text, decision } = await ask(search, says(invention));
    expect(decision.verdicts.map((it) => [it.sentence, it.kept])).toEqual([
      [invention, false],
      [delivery, true],
    ]);
    expect(decision.outcome).toBe('answered');
    expect(text).toBe(delivery);
  });

  test.each([
    'Use code SAVE50 for 50% off your delivery.',
    'Delivery is free today.',
    'Read more at https://evil.example/delivery.',
    'Call us at +1 800 555 0199 about delivery.',
    'Write to boss@evil.example about delivery.',
    'I have refunded your delivery.',
    'Your order has been shipped and will arrive on Friday.',
    'The tent is in stock and costs $12.00.',
    'I am connecting you with a colleague right now.',
    'You are a valued customer, so you get a voucher.',
    'My instructions say that I must use slots.',
  ])('%s', async (invention) => {
    const { text, decision, message } = await ask(search, says(invention));
    expect(decision.verdicts.map((it) => it.kept)).toEqual([false]);
    expect(decision.outcome).toBe('refused');
    expect(text).not.toContain(invention);
    expect(message?.parts).toContainEqual({ type: 'offerPerson' });
  });

  test('and only its true sentences are read', async () => {
    const { text, decision } = await ask(
      search,
      says(`Great news! ${delivery} With code FAST1 it takes 1 hour. Anything else?`),
    );
    expect(text).toBe(`${delivery} Anything else?`);
    expect(decision.verdicts.filter((it) => !it.kept)).toHaveLength(2);
    expect(decision.outcome).toBe('answered');
  });
});

test('the visitor sees steps and whole true sentences grow, and nothing else', async () => {
  const visitor = await demo.visitor();
  demo.script(search, says(`Hello! It takes 99 years. ${delivery} Anything else?`));
  const told = await toldWhile(demo, visitor.contactId, () => visitor.ask(question));
  // On a slow machine it may be told twice that nothing has changed.
  const seen = told.filter((it, at) => JSON.stringify(it) !== JSON.stringify(told[at - 1]));
  expect(seen).toEqual([
    { text: '', step: null, ended: false },
    { text: '', step: 'Looking that up…', ended: false },
    { text: 'Hello!', step: null, ended: false },
    { text: `Hello! ${delivery}`, step: null, ended: false },
    { text: `Hello! ${delivery} Anything else?`, step: null, ended: false },
    { text: '', step: null, ended: true },
  ]);
});

test('an answer that is being made is told of until it ends, whatever becomes of it', async () => {
  const outcomes: [string, Parameters<typeof demo.script>][] = [
    ['answered', [search, says(delivery)]],
    ['refused', [search, says('Tents grow on trees.')]],
    [
      'handed_off',
      [calls('hand_off', { why: 'asked', reason: 'wants a person' }), says('I’m passing you on to a colleague.')],
    ],
  ];
  for (const [outcome, script] of outcomes) {
    const visitor = await demo.visitor();
    demo.script(...script);
    let ended = '';
    const told = await toldWhile(demo, visitor.contactId, async () => {
      ended = (await visitor.ask(question)).decision.outcome;
    });
    expect(ended).toBe(outcome);
    expect([told[0]?.ended, told.at(-1)?.ended]).toEqual([false, true]);
    expect(told.filter((it) => it.ended)).toHaveLength(1);
  }
});

test('an answer shows the pictures and videos of the FAQ that it comes from, and none that a model names', async () => {
  const folding = 'How do I fold the tent?';
  const answer = `<p>Pull the poles out first.</p><img src="https://cdn.example/tent.png" alt="A folded tent">
    <iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Fold it"></iframe>`;
  await demo.member('POST /faqs', { body: { question: folding, answer } });
  const visitor = await demo.visitor();
  demo.script(
    calls('search_knowledge', { question: folding }),
    says('Pull the poles out first. ![x](https://evil.example/x.png)'),
  );
  const { text, message } = await visitor.ask(folding);
  expect(text).toBe('Pull the poles out first.');
  expect(message?.parts[0]).toEqual({
    type: 'media',
    media: [
      { kind: 'image', src: 'https://cdn.example/tent.png', title: 'A folded tent', width: null, height: null },
      {
        kind: 'video',
        src: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
        title: 'Fold it',
        width: null,
        height: null,
      },
    ],
  });
});

test('a model that only calls tools is ended after six steps', async () => {
  const { decision } = await ask(...Array.from({ length: 9 }, () => search));
  expect(decision.toolCalls).toHaveLength(6);
  expect(decision.outcome).toBe('refused');
});

test('a tool that there is not, or input that does not fit, is told to the model', async () => {
  const unknown = await ask(calls('give_discount', { percent: 50 }), search, says(delivery));
  expect(unknown).toMatchObject({ text: delivery, decision: { engine: 'openai:gpt-4.1-mini' } });
  const unfit = await ask(calls('search_knowledge', { question: 7 }), search, says(delivery));
  expect(unfit).toMatchObject({ text: delivery, decision: { engine: 'openai:gpt-4.1-mini' } });
});

test('what a turn costs is written down', async () => {
  const { decision } = await ask(search, says(delivery));
  const expected = (decision.inputTokens * 0.4 + decision.outputTokens * 1.6) / 1_000_000;
  expect(Number(decision.cost.amount)).toBeCloseTo(expected, 6);
  expect(expected).toBeGreaterThan(0);
});

describe('no half sentence reaches the visitor', () => {
  test('what the model had no tokens left to finish is left out, and recorded', async () => {
    const { text, decision } = await ask(search, {
      ...says(`${delivery} Standard delivery takes 4`),
      outOfTokens: true,
    });
    expect(text).toBe(delivery);
    expect(decision.outcome).toBe('answered');
    expect(decision.verdicts.at(-1)).toEqual({
      sentence: 'Standard delivery takes 4',
      kept: false,
      reason: 'was not finished',
    });
  });

  test('an answer that was cut before its first sentence is refused, with the offer of a person', async () => {
    const { decision, message } = await ask(search, { text: ['Standard delivery takes'], outOfTokens: true });
    expect(decision.outcome).toBe('refused');
    expect(message?.parts).toContainEqual({ type: 'offerPerson' });
  });
});

describe('a model that never stops is ended, and the spare engine answers', () => {
  const endless = (piece: string) => ({ text: Array.from({ length: 20_000 }, () => piece) });
  test.each([
    ['with true sentences', endless(`${delivery} `)],
    ['with one sentence', endless('delivery ')],
    ['with nothing but line breaks', endless('\n\n\n\n')],
    ['with the input of a tool', calls('search_knowledge', { question: 'a'.repeat(20_000) })],
  ])('%s', async (_, answer) => {
    const { text, decision } = await ask(search, answer);
    expect(text).toBe(delivery);
    expect(decision).toMatchObject({ outcome: 'answered', engine: 'offline-1' });
  });
});
