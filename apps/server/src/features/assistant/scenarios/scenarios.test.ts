import type { ScriptedAnswer } from '@chatty/simulator/src/model/answer-script.ts';
import type { NewScenario } from '@chatty/contract/scenarios';
import { newId } from '@chatty/contract/new-id';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls, says } from '../../../test-kit/model-server.ts';
import type { Visit } from '../testing/demo-visit.ts';
import { engineKinds, openScriptedDemo, type ScriptedDemo } from '../testing/scripted-demo.ts';

const engraving: NewScenario = {
  title: 'Engraving, team only',
  examples: [
    'Please engrave my initials on the knife',
    'I want a name engraved',
    'Can you engrave a dedication for me?',
  ],
  counterExamples: ['How is the logo engraved on your knives?'],
  steps: [
    { kind: 'say', text: 'Engraving is done by hand in our workshop in Portland.' },
    { kind: 'hand_over', reason: 'They want an engraving.' },
  ],
};

/** The same promises hold whoever words the answers; a model's script says what it tries. */
describe.each(engineKinds)('a scenario with the %s engine', (kind) => {
  let demo: ScriptedDemo;
  const made: string[] = [];
  const script = (...answers: ScriptedAnswer[]) => demo.script(...answers);
  const search = (question: string) => calls('search_knowledge', { question });

  beforeAll(async () => {
    demo = await openScriptedDemo(kind);
  }, 120_000);
  beforeEach(() => demo.w.forgetLimits());
  afterAll(() => demo?.close());
  afterEach(async () => {
    for (const id of made.splice(0)) await demo.member('DELETE /ai_assistant/scenarios/:id', { params: { id } });
  });

  const add = async (more: Partial<NewScenario> & { on?: boolean } = {}) => {
    const { data } = await demo.member('POST /ai_assistant/scenarios', {
      body: { id: newId(), ...engraving, ...more },
    });
    made.push(data.id);
    return data;
  };
  const inInbox = async ({ conversationId: id }: Visit) => {
    const { data } = await demo.member('GET /conversations/:id/messages', { params: { id } });
    return data.messages;
  };

  test('says the shop’s own words and hands over; the team reads why, the visitor does not', async () => {
    const { id } = await add();
    const visitor = await demo.visitor();
    const question = 'I would like my name engraved on a knife';
    script(search(question), says('I am passing you on to a colleague.'));
    const { text, message, decision } = await visitor.ask(question);
    expect(text).toContain('Engraving is done by hand in our workshop in Portland.');
    expect(decision).toMatchObject({ outcome: 'handed_off', scenario: { id, title: engraving.title, next: null } });
    expect(decision.retrieved).toContainEqual(
      expect.objectContaining({ kind: 'scenario', title: expect.stringContaining(engraving.title) }),
    );
    const all = await inInbox(visitor);
    expect(all.flatMap((it) => it.activity ?? [])).toEqual(['scenario_passed_on']);
    expect(all.filter((it) => it.kind === 'note').map((it) => it.text)).toEqual([
      `Scenario “${engraving.title}”: They want an engraving.`,
    ]);
    const theirs = JSON.stringify([await visitor.messages(), message]);
    expect(theirs).not.toContain('team only');
    expect(theirs).not.toContain('They want an engraving');
  });

  test('says nothing beside what the shop has written, whatever a model adds', async () => {
    await add({ steps: [{ kind: 'say', text: 'We engrave up to twelve letters.' }] });
    const visitor = await demo.visitor();
    const question = 'Please engrave my initials on it';
    script(search(question), says('We engrave up to twelve letters. Engraving is free and takes 2 days.'));
    const { text, decision } = await visitor.ask(question);
    expect(text).toBe('We engrave up to twelve letters.');
    expect(decision.outcome).toBe('answered');
  });

  test('asks, waits for the answer, and goes on with it, without an engine', async () => {
    const { id } = await add({
      steps: [
        { kind: 'ask', text: 'Which letters should we engrave?' },
        { kind: 'say', text: 'Thank you, we have noted the letters.' },
        { kind: 'tag', name: 'Engraving' },
        { kind: 'hand_over', reason: 'Letters for an engraving are above.' },
      ],
    });
    const visitor = await demo.visitor();
    const question = 'Can you engrave a dedication for me?';
    script(search(question), says(''));
    const first = await visitor.ask(question);
    expect(first.text).toBe('Which letters should we engrave?');
    expect(first.decision).toMatchObject({ outcome: 'asked_back', scenario: { id, next: 1 } });
    const second = await visitor.ask('M. L. 1042');
    expect(second.text).toBe('Thank you, we have noted the letters.');
    expect(second.decision).toMatchObject({ outcome: 'handed_off', scenario: { id, next: null }, inputTokens: 0 });
    const { data } = await demo.member('GET /conversations/:id', { params: { id: visitor.conversationId } });
    expect(data.handler).toBe('waiting');
    const lines = (await inInbox(visitor)).filter((it) => it.activity === 'tagged');
    expect(lines.map((it) => it.text)).toEqual(['Engraving']);
  });

  test('who answers a question with a question is answered, and the scenario is over', async () => {
    await add({
      steps: [
        { kind: 'ask', text: 'Which letters should we engrave?' },
        { kind: 'hand_over', reason: 'Never reached.' },
      ],
    });
    const visitor = await demo.visitor();
    const question = 'Please engrave my initials on the knife';
    script(search(question), says(''));
    await visitor.ask(question);
    const other = 'What is your return policy?';
    script(search(other), says('I could not find that.'));
    const { decision } = await visitor.ask(other);
    expect(decision).toMatchObject({ scenario: null });
    expect(decision.outcome).not.toBe('handed_off');
  });

  test('shows products and links of the store, and names no scenario among its sources', async () => {
    const { data: products } = await demo.member('GET /ai_assistant/products', { query: { limit: 1 } });
    const product = products.products[0];
    if (!product) throw new Error('the demo has products');
    await add({
      steps: [
        { kind: 'say', text: 'These can be engraved.' },
        { kind: 'products', products: [{ id: product.id, title: product.title }], search: '' },
        { kind: 'link', title: 'About engraving', url: '/pages/engraving' },
      ],
    });
    const visitor = await demo.visitor();
    const question = 'I want a name engraved';
    script(search(question), says(''));
    const { text, message, decision } = await visitor.ask(question);
    expect(text).toBe('These can be engraved.');
    expect(decision.outcome).toBe('answered');
    const parts = message?.parts ?? [];
    expect(parts.flatMap((it) => (it.type === 'products' ? it.products.map((one) => one.id) : []))).toEqual([
      product.id,
    ]);
    expect(parts.flatMap((it) => (it.type === 'sources' ? it.sources : []))).toEqual([
      { kind: 'page', id: '/pages/engraving', title: 'About engraving', url: '/pages/engraving' },
    ]);
  });

  test.each([
    'How is the logo engraved on your knives?',
    'How much is the Larch tent?',
    'who won the world cup in 2010',
  ])('“%s” starts none: a counter-example, or something else, is nearer', async (question) => {
    await add();
    const visitor = await demo.visitor();
    script(search(question), says('I could not find that.'));
    const { decision } = await visitor.ask(question);
    expect(decision.scenario).toBeNull();
  });

  test('one that is off, or deleted, starts nothing', async () => {
    const { id } = await add();
    const question = 'I want a name engraved';
    const ranFor = async () => {
      const visitor = await demo.visitor();
      script(search(question), says('I could not find that.'));
      return (await visitor.ask(question)).decision.scenario?.id ?? null;
    };
    expect(await ranFor()).toBe(id);
    await demo.member('PUT /ai_assistant/scenarios/:id/on', { params: { id }, body: { on: false } });
    expect(await ranFor()).toBeNull();
    await demo.member('PUT /ai_assistant/scenarios/:id/on', { params: { id }, body: { on: true } });
    expect(await ranFor()).toBe(id);
    await demo.member('DELETE /ai_assistant/scenarios/:id', { params: { id } });
    expect(await ranFor()).toBeNull();
    await demo.member('POST /ai_assistant/scenarios/:id/restore', { params: { id } });
    expect(await ranFor()).toBe(id);
  });
});
