import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLocalBus } from '../../adapters/bus/local-bus.ts';
import { frame } from '../../language/frames/en.ts';
import { neverOpen } from '../../test-kit/never-open.ts';
import { calls, type ModelServer, openModelServer, says } from '../../test-kit/model-server.ts';
import { type DemoVisit, openDemo, type Visit } from './testing/demo-visit.ts';
import { type HeldEngine, heldEngine } from '../../test-kit/held-engine.ts';
import { pausingEngine } from './testing/pausing-engine.ts';
import { toldWhile } from './testing/told-while.ts';

const question = 'How long does delivery take?';
const delivery = 'Standard delivery takes 4 to 6 business days.';

let server: ModelServer;
let held: HeldEngine;
let pausing: ReturnType<typeof pausingEngine>;
let demo: DemoVisit;
/** While it is set, no process hears that answers are to stop, as if Redis were away. */
let isWordLost = false;
beforeAll(async () => {
  server = await openModelServer();
  held = heldEngine(server.engine);
  const bus = createLocalBus();
  const publish: typeof bus.publish = async (topic, message) => {
    if (!(isWordLost && topic.name.startsWith('answer.stop'))) await bus.publish(topic, message);
  };
  pausing = pausingEngine(held.engine);
  demo = await openDemo(pausing.engine, { bus: { ...bus, publish } });
  await demo.member('POST /faqs', { body: { question, answer: `<p>${delivery}</p>` } });
}, 120_000);
afterAll(async () => {
  await demo?.close();
  await server?.close();
});

const save = (body: SettingsPatch) =>
  demo.member('POST /settings/widget/:id', { params: { id: demo.ctx.shopId }, body });
const channels = (...list: ('online_store' | 'email')[]) => ({ aiAssistantSettings: { channels: list } });
const stateOf = async ({ conversationId: id }: Visit) =>
  (await demo.member('GET /conversations/:id', { params: { id } })).data;
const here = ({ conversationId: id }: Visit, isOn: boolean) =>
  demo.member('POST /conversations/:id/assistant', { params: { id }, body: { isOn } });

beforeEach(async () => {
  demo.w.forgetLimits();
  isWordLost = false;
  server.script(calls('search_knowledge', { question }), says(delivery));
  await save({ isEnableAIAssistant: true, typeWorking: 'always', ...channels('online_store') });
});

type Act = (visitor: Visit) => Promise<unknown>;
const acts: [string, Act][] = [
  ['the shop is off', () => save({ isEnableAIAssistant: false })],
  ['its channel is off', () => save(channels('email'))],
  ['a member stops it in the conversation', (visitor) => here(visitor, false)],
];

describe('an answer under way when', () => {
  test.each(acts)('%s ends at once with one sentence, a person is asked for, and nothing is lost', async (_, act) => {
    const visitor = await demo.visitor();
    const { waiting, release } = held.hold();
    const told = await toldWhile(demo, visitor.contactId, async () => {
      const asked = visitor.ask(question);
      await waiting;
      await act(visitor);
      // The model still waits: it was not needed for the answer to end.
      const { decision, text } = await asked;
      expect(text).toBe(frame.handedOff);
      expect(decision).toMatchObject({ outcome: 'handed_off', toolCalls: [] });
    });
    release();
    // Nothing that the assistant would have said is told after the press, and its end is told once.
    expect(told.filter((it) => it.text !== '')).toEqual([]);
    expect(told.filter((it) => it.ended)).toHaveLength(1);
    expect(await stateOf(visitor)).toMatchObject({ handler: 'waiting', handedOff: true });
    const said = await visitor.messages();
    expect(said.filter((it) => it.sender === 'assistant')).toHaveLength(1);
    expect(said.flatMap((it) => it.activity ?? [])).toContain('assistant_stopped');
  });

  test.each(acts)('%s and word of it is lost, says nothing that it found', async (_, act) => {
    const visitor = await demo.visitor();
    const { waiting, release } = held.hold();
    const asked = visitor.ask(question);
    await waiting;
    isWordLost = true;
    await act(visitor);
    release();
    const { text, decision } = await asked;
    expect(text).toBe(frame.handedOff);
    expect(decision.outcome).toBe('handed_off');
    expect(await stateOf(visitor)).toMatchObject({ handler: 'waiting' });
  });

  test.each(acts)('%s keeps what the visitor has read, and not a word is added but who goes on', async (_, act) => {
    const visitor = await demo.visitor();
    const { said } = pausing.pauseAfter('Hello! Standard delivery takes');
    let pressedAfter = 0;
    const told = await toldWhile(demo, visitor.contactId, async (soFar) => {
      const asked = visitor.ask(question);
      await said;
      await expect.poll(() => soFar().at(-1)?.text).toBe('Hello!');
      pressedAfter = soFar().length;
      await act(visitor);
      expect((await asked).text).toBe(`Hello!\n\n${frame.handedOff}`);
    });
    // What was under way when it was pressed tells the same words again at most, and then that it is over.
    const after = told.slice(pressedAfter);
    expect(after.filter((it) => it.text !== 'Hello!' && !it.ended)).toEqual([]);
    expect(after.filter((it) => it.ended)).toHaveLength(1);
  });
});

describe('while the assistant is stopped', () => {
  test.each(acts)('because %s, who writes gets a person, and no engine is asked', async (_, act) => {
    const visitor = await demo.visitor();
    await visitor.ask(question);
    await act(visitor);
    await visitor.say('And to Norway?');
    expect(await stateOf(visitor)).toMatchObject({ handler: 'waiting' });
    expect(await visitor.decisions()).toHaveLength(1);
  });

  test('in one conversation, others are answered; and it is again once a member lets it', async () => {
    const visitor = await demo.visitor();
    await visitor.ask(question);
    await here(visitor, false);
    expect(await stateOf(visitor)).toMatchObject({ isAssistantOff: true, handler: 'assistant' });
    server.script(calls('search_knowledge', { question }), says(delivery));
    const other = await demo.visitor();
    expect((await other.ask(question)).text).toBe(delivery);
    await here(visitor, true);
    expect(await stateOf(visitor)).toMatchObject({ isAssistantOff: false });
    server.script(calls('search_knowledge', { question }), says(delivery));
    expect((await visitor.ask(question)).text).toBe(delivery);
  });

  test('in one conversation, it stays so when that is resolved and begun anew, and ends when it is handed back', async () => {
    const visitor = await demo.visitor();
    const params = { id: visitor.conversationId };
    await visitor.ask(question);
    await here(visitor, false);
    await demo.member('POST /conversations/:id/resolve', { params });
    await visitor.say('Hello again');
    expect(await stateOf(visitor)).toMatchObject({ handler: 'waiting', isAssistantOff: true });
    server.script(calls('search_knowledge', { question }), says(delivery));
    await demo.member('POST /conversations/:id/hand-back', { params });
    await expect.poll(async () => (await visitor.decisions()).length, { timeout: 10_000 }).toBe(2);
    expect(await stateOf(visitor)).toMatchObject({ isAssistantOff: false });
  });

  test('twice is once: the thread says so by one line, which no visitor sees', async () => {
    const visitor = await demo.visitor();
    await visitor.ask(question);
    const lineId = newId();
    const params = { id: visitor.conversationId };
    for (let i = 0; i < 2; i += 1)
      await demo.member('POST /conversations/:id/assistant', { params, query: { lineId }, body: { isOn: false } });
    const lines = (await demo.member('GET /conversations/:id/messages', { params })).data.messages;
    expect(lines.filter((it) => it.activity === 'assistant_off').map((it) => it.id)).toEqual([lineId]);
    expect((await visitor.messages()).flatMap((it) => it.activity ?? [])).not.toContain('assistant_off');
  });
});

describe('the hours in which the assistant answers', () => {
  const backup = (aiBackup: 'allow_always' | 'allow_offline_hour' | 'dont_allow') => ({
    aiAssistantSettings: { aiBackup },
  });
  const open = { typeWorking: 'always' as const };

  test.each([
    ['allow_always', open, true],
    ['allow_always', neverOpen, true],
    ['allow_offline_hour', open, false],
    ['allow_offline_hour', neverOpen, true],
    ['dont_allow', open, true],
    ['dont_allow', neverOpen, false],
  ] as const)('%s: whether it answers, and visitors are told so', async (mode, hours, answers) => {
    await save({ ...hours, ...backup(mode) });
    const visitor = await demo.visitor();
    const { widget } = (await visitor.api('GET /client/api/widget')).data;
    expect(widget.isEnableAIAssistant).toBe(answers);
    await visitor.say(question);
    expect((await stateOf(visitor)).handler).toBe(answers ? 'assistant' : 'waiting');
    await save(backup('allow_always'));
  });
});
