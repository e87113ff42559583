import { newId } from '@chatty/contract/new-id';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScriptedAnswer } from '@chatty/simulator/src/model/answer-script.ts';
import { frame } from '../../language/frames/en.ts';
import { readAsked } from '../notifications/index.ts';
import { openDemo, type Visit } from './testing/demo-visit.ts';
import { calls, openModelServer, says } from '../../test-kit/model-server.ts';
import { engineKinds, openScriptedDemo, type ScriptedDemo } from './testing/scripted-demo.ts';

const photo = () => new Blob([`a photo ${newId()}`]);
const delivery = 'Standard delivery takes 4 to 6 business days.';

/** The same promises hold whoever words the answers. */
describe.each(engineKinds)('the outcome of a turn with the %s engine', (kind) => {
  let demo: ScriptedDemo;
  const script = (...answers: ScriptedAnswer[]) => demo.script(...answers);

  beforeAll(async () => {
    demo = await openScriptedDemo(kind);
    await demo.member('POST /faqs', {
      body: { question: 'How long does delivery take?', answer: `<p>${delivery}</p>` },
    });
  }, 120_000);
  afterAll(() => demo?.close());

  const conversation = async ({ conversationId: id }: Visit) =>
    (await demo.member('GET /conversations/:id', { params: { id } })).data;
  const activities = async ({ conversationId: id }: Visit) => {
    const { data } = await demo.member('GET /conversations/:id/messages', { params: { id } });
    return data.messages.flatMap((it) => it.activity ?? []);
  };
  const unanswered = async ({ conversationId }: Visit) =>
    (await demo.member('GET /ai_assistant/unanswered')).data.some((it) => it.conversationId === conversationId);
  const toldTeam = async ({ conversationId }: Visit) => {
    const rows = await demo.w.database.db
      .selectFrom('pgboss.job' as never)
      .select(['data' as never])
      .where('name' as never, '=', 'notifications.tell' as never)
      .execute();
    return JSON.stringify(rows).includes(conversationId);
  };

  test.each([
    ['', 1],
    ['', 2],
    ['?!', 1],
    ['👀📷', 1],
  ])('“%s” with %d files gets a person at once, with one sentence, and no model is asked', async (text, count) => {
    const visitor = await demo.visitor();
    script(says('I looked at it.'));
    const answer = await visitor.ask(text, ...Array.from({ length: count }, photo));
    expect(answer.text).toBe(frame.fileOnly(count));
    expect(answer.decision).toMatchObject({ outcome: 'handed_off', inputTokens: 0, toolCalls: [] });
    expect(answer.decision.latencyMs).toBeLessThan(2_000);
    expect(await conversation(visitor)).toMatchObject({ handler: 'waiting', handedOff: true });
    expect(await activities(visitor)).toEqual(['file_passed_on']);
    expect(await toldTeam(visitor)).toBe(true);
    if (text === '') expect(await unanswered(visitor)).toBe(false);
  });

  test('words that came with a file are answered, and that nobody looked at the file is said', async () => {
    const visitor = await demo.visitor();
    script(calls('search_knowledge', { question: 'How long does delivery take?' }), says(delivery));
    const { text, message, decision } = await visitor.ask('How long does delivery take?', photo());
    expect(text).toBe(`${delivery}\n\n${frame.fileUnseen}`);
    expect(message?.parts).toContainEqual({ type: 'offerPerson' });
    expect(decision.outcome).toBe('answered');
  });

  test('signs alone are asked about, not refused', async () => {
    const visitor = await demo.visitor();
    const [first, second] = [await visitor.ask('??'), await visitor.ask('👍')];
    expect([first.text, second.text]).toEqual([frame.wordless, frame.wordlessAgain]);
    expect(first.decision.outcome).toBe('asked_back');
  });

  test('four refusals in a row are four different answers, and each offers a person', async () => {
    const visitor = await demo.visitor();
    const told: string[] = [];
    for (const question of ['Who won the world cup in 2022?', 'What are black holes?', 'Who won it?', 'And in 2018?']) {
      script(calls('search_knowledge', { question }), says(frame.offline.unknown));
      const { text, message, decision } = await visitor.ask(question);
      expect(decision.outcome).toBe('refused');
      expect(message?.parts).toContainEqual({ type: 'offerPerson' });
      told.push(text);
    }
    expect(new Set(told).size).toBe(4);
    expect(told.slice(0, 2)).toEqual([frame.refused, frame.refusedAgain]);
  });

  test('the same question is not asked in the same words twice running', async () => {
    const visitor = await demo.visitor();
    const ask = () => {
      script(calls('look_up_order', {}), says(frame.offline.askOrder));
      return visitor.ask('Where is my order?');
    };
    const [first, second] = [await ask(), await ask()];
    expect(second.decision.outcome).toBe('asked_back');
    expect([first.text, second.text]).toEqual([frame.offline.askOrder, frame.askedAgain(frame.offline.askOrder)]);
  });

  test('the same question for the third time is answered with the offer of a person and what happens next, told once', async () => {
    const visitor = await demo.visitor();
    const told: { text: string; offers: number; outcome: string }[] = [];
    for (const question of [
      'How long does delivery take?',
      'And when does a delivery arrive?',
      'delivery time??',
      'How long does the delivery take, please?',
      'Do you have gift cards?',
    ]) {
      script(calls('search_knowledge', { question }), says(delivery));
      const { text, message, decision } = await visitor.ask(question);
      const offers = message?.parts.filter((it) => it.type === 'offerPerson').length ?? 0;
      told.push({ text, offers, outcome: decision.outcome });
    }
    const asked = told.slice(0, 4);
    expect(asked.map((it) => it.offers).slice(2)).toEqual([1, 1]);
    expect(told.map((it) => it.text.includes(frame.askedThrice))).toEqual([false, false, true, false, false]);
    expect(asked[2]?.outcome).not.toBe('handed_off');
  });

  test.each([
    ['I want to talk to a human', 'asked', 'person_requested'],
    ['This is useless and ridiculous', 'complaint', 'complaint_passed_on'],
  ])('“%s”: the thread says who wanted a person and why', async (text, why, activity) => {
    const visitor = await demo.visitor();
    script(calls('hand_off', { why, reason: text }), says(frame.handedOff));
    const { decision } = await visitor.ask(text);
    expect(decision.outcome).toBe('handed_off');
    expect(await activities(visitor)).toEqual([activity]);
    expect(await unanswered(visitor)).toBe(why !== 'asked');
    // What the visitor read was not left out.
    expect(decision.verdicts.filter((it) => !it.kept)).toEqual([]);
  });

  test('whoever is passed on is told of with their question, whatever they go on to say', async () => {
    const visitor = await demo.visitor();
    const question = 'This is useless and ridiculous';
    script(calls('hand_off', { why: 'complaint', reason: question }), says(frame.handedOff));
    await visitor.ask(question);
    await visitor.say('Hello?');
    expect(await readAsked(demo.ctx, visitor.conversationId)).toEqual([question, 'Hello?']);
  });

  test('what is listed as left out was not sent', async () => {
    const visitor = await demo.visitor();
    script(
      calls('look_up_order', { number: '#999999', email: '[email:1]' }),
      says(`${frame.noSuchOrder} It was delivered yesterday.`),
    );
    const { text, decision } = await visitor.ask('Where is my order #999999? I am nobody@else.example');
    expect(text).toBe(frame.noSuchOrder);
    for (const it of decision.verdicts.filter(({ kept }) => !kept)) expect(text).not.toContain(it.sentence);
    expect(decision.verdicts.some((it) => it.kept)).toBe(true);
  });

  test('a conversation handed back while the team was away goes on with what was asked', async () => {
    const visitor = await demo.visitor();
    const params = { id: visitor.conversationId };
    script(says('Hello! How can I help you today?'));
    await visitor.ask('Hello');
    await demo.member('POST /conversations/:id/take-over', { params });
    await visitor.say('How long does delivery take?');
    await demo.w.services.db
      .insertInto('messages')
      .values({
        shop_id: demo.ctx.shopId,
        conversation_id: params.id,
        seq: 90,
        id: newId(),
        kind: 'text',
        sender: 'system',
        name: '',
        text: 'We are away right now.',
        parts: '[]',
        files: '[]',
        created_at: new Date(),
      })
      .execute();
    await demo.w.services.db.updateTable('conversations').set({ last_seq: 90 }).where('id', '=', params.id).execute();
    script(calls('search_knowledge', { question: 'How long does delivery take?' }), says(delivery));
    await demo.member('POST /conversations/:id/hand-back', { params });
    await expect.poll(async () => (await visitor.messages()).at(-1)?.text, { timeout: 10_000 }).toBe(delivery);
  });
});

/** What a server that is no good may stream. */
const piece = fc.oneof(
  fc.constantFrom('', ' ', '\n', '\0', '\ud800', '👍', 'Hello!', '{{price:1}}', '- {{product:1}}', frame.handedOff),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const step: fc.Arbitrary<ScriptedAnswer> = fc.oneof(
  fc.array(piece, { maxLength: 5 }).map((text) => ({ text })),
  fc.constantFrom<ScriptedAnswer>(
    { status: 500 },
    calls('search_products', { text: 'tent' }),
    calls('search_knowledge', { question: '\0' }),
    calls('hand_off', { why: 'asked', reason: '\0' }),
    calls('hand_off', {}),
    calls('no_such_tool', {}),
  ),
);

describe('whatever a model does', () => {
  test('a turn ends with a message that says something, and its hand-off where it tells of one', async () => {
    const server = await openModelServer();
    const demo = await openDemo(server.engine);
    const words = fc.constantFrom('Hello', '?', 'do you have tents', 'A\u0000B', 'x'.repeat(3_000));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 4 }), words, fc.boolean(), async (script, text, withFile) => {
        const visitor = await demo.visitor();
        server.script(...script);
        const { message, decision } = await visitor.ask(text, ...(withFile ? [photo()] : []));
        expect(message?.text.trim()).toBeTruthy();
        const { data } = await demo.member('GET /conversations/:id', { params: { id: visitor.conversationId } });
        const isHandedOff = ['handed_off', 'failed'].includes(decision.outcome);
        expect(data.handler).toBe(isHandedOff ? 'waiting' : 'assistant');
      }),
      { numRuns: 25 },
    );
    await demo.close();
    await server.close();
  }, 180_000);
});
