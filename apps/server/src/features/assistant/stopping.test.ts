import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLocalBus } from '../../adapters/bus/local-bus.ts';
import { createOfflineEngine } from '../../adapters/engine/offline-engine/index.ts';
import { runningAnswers, stopAnswer, type StopReason } from './running-answers.ts';
import { type DemoVisit, openDemo, type Visit } from './testing/demo-visit.ts';
import { type HeldEngine, heldEngine } from '../../test-kit/held-engine.ts';
import { toldWhile } from './testing/told-while.ts';

const question = 'How long does delivery take?';

let held: HeldEngine;
let demo: DemoVisit;
/** While it is set, no process hears that an answer is to stop, as if Redis were away. */
let isWordLost = false;
beforeAll(async () => {
  held = heldEngine(createOfflineEngine());
  const bus = createLocalBus();
  const publish: typeof bus.publish = async (topic, message) => {
    if (!(isWordLost && topic.name === 'answer.stop')) await bus.publish(topic, message);
  };
  demo = await openDemo(held.engine, { bus: { ...bus, publish } });
}, 120_000);
afterAll(() => demo?.close());

describe('the message that ends an answer', () => {
  const answer = { shopId: newId(), conversationId: newId(), turn: 5 };
  const heard = async (stop: Partial<typeof answer>, reason: StopReason = 'overtaken') => {
    const { services } = demo.w;
    const running = runningAnswers(services).begin(answer);
    await stopAnswer(services, { ...answer, ...stop, reason });
    running.end();
    return { reason: running.stopReason(), isAborted: running.signal.aborted };
  };
  const ended = { reason: 'overtaken', isAborted: true };
  const goesOn = { reason: null, isAborted: false };

  test('is heard by the answer of that turn, and by those of older ones', async () => {
    expect(await heard({})).toEqual(ended);
    expect(await heard({ turn: 9 })).toEqual(ended);
    expect(await heard({}, 'stopped')).toEqual({ reason: 'stopped', isAborted: true });
  });

  test('leaves alone the answer of a newer turn, of another conversation, and of another shop', async () => {
    expect(await heard({ turn: 4 })).toEqual(goesOn);
    expect(await heard({ conversationId: newId() })).toEqual(goesOn);
    expect(await heard({ shopId: newId() })).toEqual(goesOn);
  });
});

describe('an answer under way', () => {
  type Act = (visitor: Visit) => Promise<unknown>;
  const params = ({ conversationId: id }: Visit) => ({ params: { id } });
  const acts: [string, Act][] = [
    ['a member takes over', (visitor) => demo.member('POST /conversations/:id/take-over', params(visitor))],
    ['a member closes it', (visitor) => demo.member('POST /conversations/:id/resolve', params(visitor))],
    [
      'the visitor asks for a person',
      (visitor) => visitor.api('POST /client/api/conversations/:id/talk-to-person', params(visitor)),
    ],
  ];

  test.each(acts)('ends at once, without a word of the assistant, when %s', async (_, act) => {
    const visitor = await demo.visitor();
    const { waiting, release } = held.hold();
    const asked = visitor.ask(question);
    await waiting;
    await act(visitor);
    // The model still waits: it was not needed for the answer to end.
    const { decision } = await asked;
    release();
    expect(decision).toMatchObject({ outcome: 'dropped', messageId: null });
    expect((await visitor.messages()).map((it) => it.sender)).not.toContain('assistant');
  });

  test('ends at once when the visitor goes on, and what they said last is answered', async () => {
    const visitor = await demo.visitor();
    const { waiting, release } = held.hold();
    const asked = visitor.ask('Hello');
    await waiting;
    await visitor.say(question);
    const { decision } = await asked;
    expect(decision).toMatchObject({ outcome: 'dropped', question: 'Hello' });
    release();
    const last = async () => (await visitor.decisions()).at(-1);
    await expect.poll(last, { timeout: 10_000 }).toMatchObject({ question: `Hello\n${question}`, outcome: 'answered' });
  });

  test.each(acts)('is dropped where word of it is lost, and its end is told, when %s', async (_, act) => {
    const visitor = await demo.visitor();
    const { waiting, release } = held.hold();
    const told = await toldWhile(demo, visitor.contactId, async () => {
      const asked = visitor.ask(question);
      await waiting;
      isWordLost = true;
      await act(visitor);
      isWordLost = false;
      release();
      const { decision } = await asked;
      expect(decision).toMatchObject({ outcome: 'dropped', messageId: null });
      // The engine knew nothing of it: it has said all that it had to say.
      expect(decision.toolCalls).not.toEqual([]);
    });
    expect(told.at(-1)).toEqual({ text: '', step: null, ended: true });
    expect((await visitor.messages()).map((it) => it.sender)).not.toContain('assistant');
  });
});
