import { newId } from '@chatty/contract/new-id';
import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import type { ScriptedAnswer } from '@chatty/simulator/src/model/answer-script.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { frame as de } from '../../language/frames/de.ts';
import { frame } from '../../language/frames/en.ts';
import { joinSocket, lookAt } from '../../test-kit/at-socket.ts';
import { calls, says } from '../../test-kit/model-server.ts';
import { neverOpen } from '../../test-kit/never-open.ts';
import type { Visit } from './testing/demo-visit.ts';
import { engineKinds, openScriptedDemo, type ScriptedDemo } from './testing/scripted-demo.ts';

type Change = NonNullable<SettingsPatch['aiAssistantSettings']>;

const unknown = ['Who won the world cup in 2022?', 'What are black holes?', 'Who painted the Mona Lisa?'];

/** The same promises hold whoever words the answers. */
describe.each(engineKinds)('a hand-off rule, with the %s engine:', (kind) => {
  let demo: ScriptedDemo;
  const script = (...answers: ScriptedAnswer[]) => demo.script(...answers);
  const set = (aiAssistantSettings: Change, rest: SettingsPatch = {}) =>
    demo.member('POST /settings/widget/:id', {
      params: { id: demo.ctx.shopId },
      body: { ...rest, aiAssistantSettings },
    });
  const handOff = async (change: Partial<NonNullable<Change['handOff']>>) => {
    const { aiAssistantSettings } = (await demo.member('GET /settings/widget')).data;
    await set({ handOff: { ...aiAssistantSettings.handOff, ...change } });
  };
  const stateOf = async ({ conversationId: id }: Visit) =>
    (await demo.member('GET /conversations/:id', { params: { id } })).data;
  const ruleIn = (calls: readonly { name: string; input: unknown }[]) =>
    calls.find((it) => it.name === 'hand_off_rule')?.input;

  let fresh: Change;
  beforeAll(async () => {
    demo = await openScriptedDemo(kind);
    fresh = (await demo.member('GET /settings/widget')).data.aiAssistantSettings;
  }, 120_000);
  afterAll(() => demo?.close());
  beforeEach(async () => {
    demo.w.forgetLimits();
    await set(fresh, { typeWorking: 'always' });
  });

  test('a topic goes to a person in the shop’s own words, and no engine is asked', async () => {
    await set({ topics: [{ title: 'Medical advice', words: ['allergy', 'skin rash'], leadsTo: 'person' }] });
    await handOff({ topic: { text: 'Our pharmacist answers this.' } });
    const visitor = await demo.visitor();
    const { text, decision } = await visitor.ask('I got skin rashes from the jacket, what helps?');
    expect(text).toBe('Our pharmacist answers this.');
    expect(decision).toMatchObject({ outcome: 'handed_off', inputTokens: 0 });
    expect(ruleIn(decision.toolCalls)).toEqual({ rule: 'topic', about: 'Medical advice' });
    expect(await stateOf(visitor)).toMatchObject({ handler: 'waiting' });
    expect((await visitor.messages()).flatMap((it) => it.activity ?? [])).toContain('passed_on_by_rule');
    // In another language the words are found too, and said in it.
    const other = await demo.visitor();
    expect((await other.ask('Hilft die Jacke bei einer Allergy oder macht sie krank?')).text).toBe(de.handedOff);
  });

  test('a topic may be declined instead: the assistant stays, and a person is offered', async () => {
    await set({ topics: [{ title: 'Politics', words: ['election'], leadsTo: 'decline' }] });
    const visitor = await demo.visitor();
    const { text, decision, message } = await visitor.ask('Who should win the elections?');
    expect(text).toBe(frame.refused);
    expect(message?.parts).toContainEqual({ type: 'offerPerson' });
    expect(ruleIn(decision.toolCalls)).toEqual({ rule: 'declined', about: 'Politics' });
    expect(await stateOf(visitor)).toMatchObject({ handler: 'assistant' });
    const { data } = await demo.member('GET /ai_assistant/unanswered');
    expect(data.map((it) => it.conversationId)).not.toContain(visitor.conversationId);
  });

  test('so many questions without an answer go to a person; off, one is offered', async () => {
    const tries = async () => {
      const visitor = await demo.visitor();
      const outcomes: string[] = [];
      for (const question of unknown) {
        script(calls('search_knowledge', { question }), says(frame.offline.unknown));
        const { decision } = await visitor.ask(question);
        outcomes.push(decision.outcome);
        if (decision.outcome === 'handed_off') expect(ruleIn(decision.toolCalls)).toMatchObject({ rule: 'attempts' });
      }
      return outcomes;
    };
    expect(await tries()).toEqual(['refused', 'refused', 'refused']);
    await handOff({ attempts: { isOn: true, most: 3, text: '' } });
    expect(await tries()).toEqual(['refused', 'refused', 'handed_off']);
  });

  test('who complains gets a person; off, the assistant goes on', async () => {
    const text = 'This is useless and ridiculous';
    const complain = async () => {
      const visitor = await demo.visitor();
      script(calls('hand_off', { why: 'complaint', reason: text }), says(frame.handedOff));
      await visitor.ask(text);
      return (await stateOf(visitor)).handler;
    };
    expect(await complain()).toBe('waiting');
    await handOff({ complaint: { isOn: false, text: '' } });
    expect(await complain()).toBe('assistant');
  });

  test('each rule tells the visitor what the shop wants it to say', async () => {
    const { data: tag } = await demo.member('POST /tags', { body: { id: newId(), name: `Told ${kind}` } });
    const ours = (rule: string) => ({ text: `Ours: ${rule}.` });
    await set({
      enableAfterSalesSupport: false,
      topics: [{ title: 'Politics', words: ['election'], leadsTo: 'decline' }],
    });
    await handOff({
      request: ours('request'),
      declined: ours('declined'),
      afterSales: ours('afterSales'),
      complaint: { isOn: true, ...ours('complaint') },
      attempts: { isOn: true, most: 2, ...ours('attempts') },
      tagged: { isOn: true, tagIds: [tag.id], ...ours('tagged') },
    });
    const told = async (text: string, ...answers: ScriptedAnswer[]) => {
      script(...answers);
      return (await (await demo.visitor()).ask(text)).text;
    };
    const passedOn = (why: string) => [calls('hand_off', { why, reason: why }), says(frame.handedOff)] as const;
    expect(await told('I want to talk to a human', ...passedOn('asked'))).toBe('Ours: request.');
    expect(await told('This is useless and ridiculous', ...passedOn('complaint'))).toBe('Ours: complaint.');
    expect(await told('Who should win the elections?')).toBe('Ours: declined.');
    expect(await told('I want to return these boots')).toBe('Ours: afterSales.');
    const lost = await demo.visitor();
    let last = '';
    for (const question of unknown.slice(0, 2)) {
      script(calls('search_knowledge', { question }), says(frame.offline.unknown));
      last = (await lost.ask(question)).text;
    }
    expect(last).toBe('Ours: attempts.');
    const known = await demo.visitor();
    await demo.member('POST /contacts/:id/tags', { params: { id: known.contactId }, body: { add: [tag.id] } });
    expect((await known.ask('Hello')).text).toBe('Ours: tagged.');
  });

  test('a cart worth so much goes to a person, one worth less does not', async () => {
    await handOff({ cartValue: { isOn: true, amount: 200, text: 'Let me get somebody for you.' } });
    const withCart = async (amount: string) => {
      const visitor = await demo.visitor();
      const whose = { shopId: demo.ctx.shopId, contactId: visitor.contactId };
      await joinSocket(demo.w.services, whose);
      await lookAt(
        demo.w.services,
        whose,
        { url: 'https://shop.example/', title: 'Home' },
        { lines: [], total: { amount, currency: 'USD' } },
      );
      script(says('Hello! How can I help you today?'));
      const { text, decision } = await visitor.ask('Hello');
      return { text, rule: ruleIn(decision.toolCalls) };
    };
    expect(await withCart('199.99')).toEqual({ text: frame.offline.greeting, rule: undefined });
    expect(await withCart('200.00')).toEqual({
      text: 'Let me get somebody for you.',
      rule: { rule: 'cartValue', about: '200' },
    });
  });

  test('a customer with a tag goes to a person, until one has answered and hands back', async () => {
    const { data: tag } = await demo.member('POST /tags', { body: { id: newId(), name: `VIP ${kind}` } });
    await handOff({ tagged: { isOn: true, tagIds: [tag.id], text: '' } });
    const visitor = await demo.visitor();
    await demo.member('POST /contacts/:id/tags', { params: { id: visitor.contactId }, body: { add: [tag.id] } });
    const first = await visitor.ask('Hello');
    expect(ruleIn(first.decision.toolCalls)).toEqual({ rule: 'tagged', about: tag.id });
    const params = { id: visitor.conversationId };
    await demo.member('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Hi!' } });
    await demo.member('POST /conversations/:id/hand-back', { params });
    script(says('Hello! How can I help you today?'));
    expect((await visitor.ask('Hello again')).decision.outcome).toBe('answered');
  });

  test('out of hours the visitor is asked for an address where the shop wants that, and its support is mailed', async () => {
    const mails: string[] = [];
    const send = demo.w.services.mailer.send;
    demo.w.services.mailer.send = async (mail) => void mails.push(`${mail.to}: ${mail.text}`);
    const asksForm = async (isShowContactForm: boolean) => {
      await set({ isShowContactForm, supportEmails: ['Help@shop.example', 'help@shop.example'] }, neverOpen);
      const visitor = await demo.visitor();
      script(calls('hand_off', { why: 'asked', reason: 'wants a person' }), says(frame.handedOff));
      await visitor.ask('I want to talk to a human');
      return (await visitor.messages()).some((it) => it.parts.some((part) => part.type === 'askEmail'));
    };
    expect(await asksForm(true)).toBe(true);
    expect(await asksForm(false)).toBe(false);
    await expect.poll(() => mails.filter((it) => /^help@shop/i.test(it)).length, { timeout: 10_000 }).toBe(2);
    expect(mails.find((it) => /^help@shop/i.test(it))).toContain('I want to talk to a human');
    demo.w.services.mailer.send = send;
  });
});
