import type { SettingsPatch } from '@chatty/contract/settings/shop-settings';
import type { ScriptedAnswer } from '@chatty/simulator/src/model/answer-script.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { joinSocket, lookAt } from '../../test-kit/at-socket.ts';
import { calls, says } from '../../test-kit/model-server.ts';
import { engineKinds, openScriptedDemo, type ScriptedDemo } from './testing/scripted-demo.ts';

type Change = NonNullable<SettingsPatch['aiAssistantSettings']>;

const delivery = 'Standard delivery takes 4 to 6 business days.';
const question = 'How long does delivery take?';
const allOn: Change = {
  enabledFaqs: true,
  enabledProducts: true,
  isShowProductAIAssistant: true,
  enableMultiCurrency: false,
  enableOrderTracking: true,
  enableAfterSalesSupport: true,
  enableHumanAgentRequest: true,
};

/** The same promises hold whoever words the answers. */
describe.each(engineKinds)('what the shop switches off, with the %s engine', (kind) => {
  let demo: ScriptedDemo;
  const script = (...answers: ScriptedAnswer[]) => demo.script(...answers);
  const set = (aiAssistantSettings: Change) =>
    demo.member('POST /settings/widget/:id', { params: { id: demo.ctx.shopId }, body: { aiAssistantSettings } });

  beforeAll(async () => {
    demo = await openScriptedDemo(kind);
    await demo.member('POST /faqs', { body: { question, answer: `<p>${delivery}</p>` } });
  }, 120_000);
  afterAll(() => demo?.close());
  beforeEach(async () => {
    demo.w.forgetLimits();
    await set(allOn);
  });

  const ask = async (text: string, ...answers: ScriptedAnswer[]) => {
    const visitor = await demo.visitor();
    script(...answers);
    return { visitor, ...(await visitor.ask(text)) };
  };

  test('FAQs: they are neither quoted nor named, and the record names another configuration', async () => {
    const search = [calls('search_knowledge', { question }), says(delivery)];
    const before = await ask(question, ...search);
    expect(before.text).toBe(delivery);
    await set({ enabledFaqs: false });
    const { text, decision, message } = await ask(question, ...search);
    expect(text).not.toContain(delivery);
    expect(decision.retrieved.map((it) => it.kind)).not.toContain('faq');
    expect(JSON.stringify(message?.parts)).not.toContain('"faq"');
    expect(decision.configVersion).not.toBe(before.decision.configVersion);
  });

  test('products: none is looked for or shown', async () => {
    const asked = 'How much is the Drift Tunnel Tent?';
    const search = [
      calls('search_products', { text: 'Drift Tunnel Tent' }),
      says('The {{product:1}} costs {{price:1}}.'),
    ];
    expect((await ask(asked, ...search)).message?.parts.map((it) => it.type)).toContain('products');
    await set({ enabledProducts: false });
    const { text, decision, message } = await ask(asked, ...search);
    expect(text).not.toMatch(/\$\d/);
    expect(message?.parts.map((it) => it.type)).not.toContain('products');
    expect(decision.toolCalls.map((it) => it.name)).not.toContain('search_products');
    expect(decision.outcome).toBe('refused');
  });

  test('cards of products: the price is said, and a link takes the place of the card', async () => {
    await set({ isShowProductAIAssistant: false });
    const { text, message, decision } = await ask(
      'How much is the Drift Tunnel Tent?',
      calls('search_products', { text: 'Drift Tunnel Tent' }),
      says('- {{product:1}}: {{price:1}}'),
    );
    expect(decision.outcome).toBe('answered');
    expect(text).toMatch(/Drift Tunnel Tent.*\$\d/);
    expect(message?.parts.map((it) => it.type)).not.toContain('products');
    expect(message?.parts).toContainEqual({
      type: 'sources',
      sources: [expect.objectContaining({ kind: 'product', title: 'Drift Tunnel Tent' })],
    });
  });

  test('currency: a price names it where the store shows the visitor another one, and nothing is converted', async () => {
    await set({ enableMultiCurrency: true });
    const priceIn = async (currency: string) => {
      const visitor = await demo.visitor();
      const whose = { shopId: demo.ctx.shopId, contactId: visitor.contactId };
      await joinSocket(demo.w.services, whose);
      await lookAt(
        demo.w.services,
        whose,
        { url: 'https://shop.example/', title: 'Home' },
        { lines: [], total: { amount: '1.00', currency } },
      );
      script(calls('search_products', { text: 'Drift Tunnel Tent' }), says('The {{product:1}} costs {{price:1}}.'));
      return (await visitor.ask('How much is the Drift Tunnel Tent?')).text;
    };
    const own = await priceIn('USD');
    expect(own).toMatch(/\$\d/);
    const named = await priceIn('CAD');
    expect(named).toMatch(/USD/);
    expect(named.match(/\d+\.\d\d/)?.[0]).toBe(own.match(/\d+\.\d\d/)?.[0]);
  });

  test('orders: none is looked up, whatever proves it', async () => {
    const order = demo.simulator.store.firstShop.state.orders.findLast((it) => it.email && !it.cancelledAt);
    if (!order) throw new Error('the demo shop has orders');
    const asked = `Where is my order ${order.name}? My e-mail is ${order.email}`;
    const look = [
      calls('look_up_order', { number: order.name, email: '[email:1]' }),
      says('It is {{order-status:1}}.'),
    ];
    expect((await ask(asked, ...look)).message?.parts.map((it) => it.type)).toContain('order');
    await set({ enableOrderTracking: false });
    const { message, decision } = await ask(asked, ...look);
    expect(message?.parts.map((it) => it.type)).not.toContain('order');
    expect(decision.toolCalls.map((it) => it.name)).not.toContain('look_up_order');
    expect(message?.parts).toContainEqual({ type: 'offerPerson' });
  });

  test('what comes after buying: a person gets it, in whichever language, and no engine is asked', async () => {
    await set({ enableAfterSalesSupport: false });
    for (const asked of ['I want to return these boots', 'Ich möchte die Stiefel zurückgeben']) {
      const { decision, visitor } = await ask(asked, says('Of course.'));
      expect(decision).toMatchObject({ outcome: 'handed_off', inputTokens: 0 });
      expect(decision.toolCalls).toEqual([
        expect.objectContaining({ name: 'hand_off_rule', input: { rule: 'afterSales', about: '' } }),
      ]);
      const { data } = await demo.member('GET /conversations/:id', { params: { id: visitor.conversationId } });
      expect(data.handler).toBe('waiting');
    }
    expect((await ask(question, calls('search_knowledge', { question }), says(delivery))).text).toBe(delivery);
  });

  test('people: none is called or offered at first, and who gets nowhere is offered one', async () => {
    await set({ enableHumanAgentRequest: false });
    const visitor = await demo.visitor();
    const asks = async (text: string) => {
      script(calls('hand_off', { why: 'asked', reason: 'wants a person' }), says('I’m passing you on to a colleague.'));
      return visitor.ask(text);
    };
    const first = await asks('I want to talk to a human');
    expect(first.decision.outcome).toBe('refused');
    expect(first.text).not.toMatch(/colleague|person/i);
    expect(first.message?.parts).not.toContainEqual({ type: 'offerPerson' });
    const second = await asks('I want to talk to a person, please');
    expect(second.message?.parts).toContainEqual({ type: 'offerPerson' });
    const { data } = await demo.member('GET /conversations/:id', { params: { id: visitor.conversationId } });
    expect(data.handler).toBe('assistant');
  });
});
