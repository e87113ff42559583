import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls, says } from '../../../test-kit/model-server.ts';
import { engineKinds, openScriptedDemo, type ScriptedDemo } from '../testing/scripted-demo.ts';

/** A model that obeys whoever asks: it guesses what was not told, and says what it would like to have found. */
describe.each(engineKinds)('whoever asks for an order that is not theirs, with the %s engine:', (kind) => {
  let demo: ScriptedDemo;
  beforeAll(async () => {
    demo = await openScriptedDemo(kind);
  }, 120_000);
  beforeEach(() => demo.w.forgetLimits());
  afterAll(() => demo?.close());

  const orders = () => demo.simulator.store.firstShop.state.orders.filter((it) => it.customerId !== null);
  /** Two orders of two customers. */
  const twoOrders = () => {
    const [theirs] = orders();
    const mine = orders().find((it) => it.customerId !== theirs?.customerId);
    if (!theirs || !mine) throw new Error('the demo has orders of several customers');
    return { theirs, mine };
  };
  const signIn = (contactId: string, customerId: number) =>
    demo.ctx.db
      .updateTable('contacts')
      .set({ customer_id: String(customerId) })
      .where('shop_id', '=', demo.ctx.shopId)
      .where('id', '=', contactId)
      .execute();
  const wish = 'It is {{order-status:1}}: {{items:1}}, {{order-total:1}}.';

  test('a guest who only names the e-mail is asked for the number, whichever the model guesses', async () => {
    const { theirs } = twoOrders();
    const visitor = await demo.visitor();
    demo.script(calls('look_up_order', { number: theirs.name, email: '[email:1]' }), says(wish));
    const { message, decision } = await visitor.ask(`Where is my order? My e-mail is ${theirs.email}`);
    expect(decision.toolCalls.map((it) => it.output)).toEqual([expect.objectContaining({ found: false })]);
    expect(message?.parts.map((it) => it.type)).not.toContain('order');
    expect(demo.model?.requests() ?? '').not.toContain(theirs.email);
  });

  test('a customer who is signed in is told of their own orders, and of nobody else’s by its number', async () => {
    const { theirs, mine } = twoOrders();
    const visitor = await demo.visitor();
    await signIn(visitor.contactId, Number(mine.customerId));
    for (const email of [theirs.email, '[email:1]']) {
      demo.script(calls('look_up_order', { number: theirs.name, email }), says(wish));
      const { message, decision } = await visitor.another().ask(`Where is order ${theirs.name}?`);
      expect(decision.toolCalls.map((it) => it.output)).toEqual([expect.objectContaining({ found: false })]);
      expect(message?.parts.map((it) => it.type)).not.toContain('order');
    }
    demo.script(calls('look_up_order', { number: mine.name }), says(wish));
    const { message } = await visitor.another().ask(`Where is order ${mine.name}?`);
    const shown = message?.parts.flatMap((it) => (it.type === 'order' ? it.order.name : []));
    expect(shown).toEqual([mine.name]);
  });
});
