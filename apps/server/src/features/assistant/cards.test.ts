import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScriptedAnswer } from '@chatty/simulator/src/model/answer-script.ts';
import type { Message } from '@chatty/contract/messages';
import { frame } from '../../language/frames/en.ts';
import { calls, says } from '../../test-kit/model-server.ts';
import { engineKinds, openScriptedDemo, type ScriptedDemo } from './testing/scripted-demo.ts';

const cardsOf = (message: Message | undefined) =>
  message?.parts.flatMap((it) => (it.type === 'products' ? it.products : [])) ?? [];
const ordersOf = (message: Message | undefined) =>
  message?.parts.flatMap((it) => (it.type === 'order' ? [it.order] : [])) ?? [];

describe.each(engineKinds)('cards beside an answer of the %s engine', (kind) => {
  let demo: ScriptedDemo;
  const script = (...answers: ScriptedAnswer[]) => demo.script(...answers);

  beforeAll(async () => {
    demo = await openScriptedDemo(kind);
  }, 120_000);
  afterAll(() => demo?.close());

  /** A product with sizes of which the second is sold out, as our own catalogue has it. */
  async function sized() {
    const { db } = demo.w.services;
    const rows = await db.selectFrom('products').selectAll().where('shop_id', '=', demo.ctx.shopId).execute();
    const product = rows.find((product) =>
      ['S', 'M', 'L'].every((size) => product.variants.some((v) => v.title.startsWith(size))),
    );
    if (!product) throw new Error('the demo shop sells clothes');
    const ofM = product.variants.findIndex((it) => it.title.split(' / ')[0] === 'M');
    const variants = product.variants.map((variant) =>
      variant.title.split(' / ')[0] === 'M'
        ? { ...variant, available: false, stock: 0 }
        : { ...variant, available: true, stock: 9 },
    );
    await db
      .updateTable('products')
      .set({ variants: JSON.stringify(variants) })
      .where('shop_id', '=', demo.ctx.shopId)
      .where('id', '=', product.id)
      .execute();
    return { title: product.title, m: ofM + 1 };
  }

  test('the card shows the size that was asked for, with just its stock', async () => {
    const { title, m } = await sized();
    const question = `Is the ${title} in stock in size M?`;
    const visitor = await demo.visitor();
    script(
      calls('search_products', { text: title }),
      says(`{{product:1}} in M is {{stock:1}}. {{product:1}} in M costs {{price:1.${m}}} and is {{stock:1.${m}}}.`),
    );
    const { text, message, decision } = await visitor.ask(question);
    expect(decision.outcome).toBe('answered');
    const card = cardsOf(message).find((it) => it.title === title);
    const chosen = card?.variants.find((it) => it.id === card.chosenVariantId);
    expect(chosen).toMatchObject({ title: expect.stringMatching(/^M\b/), available: false });
    expect(text).toContain(frame.facts.soldOut);
    expect(text).not.toContain(frame.facts.inStock);
  });

  test('no variant is chosen where none was asked for', async () => {
    const visitor = await demo.visitor();
    script(calls('search_products', { text: 'Drift Tunnel Tent' }), says('{{product:1}} costs {{price:1}}.'));
    const { message } = await visitor.ask('How much is the Drift Tunnel Tent?');
    const cards = cardsOf(message);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter((it) => it.chosenVariantId)).toEqual([]);
  });

  test('several products are led to in a few words, and “the second one” is the second card', async () => {
    const visitor = await demo.visitor();
    script(
      calls('search_products', { text: 'tents' }),
      says(
        'Here’s what I found:\n- {{product:1}}: {{price:1}}, {{stock:1}}\n- {{product:2}} for {{price:2}}\n- {{product:3}}',
      ),
    );
    const first = await visitor.ask('do you have tents');
    const cards = cardsOf(first.message);
    expect(cards.length).toBeGreaterThan(1);
    expect(first.text).toBe(frame.offline.found);
    expect(first.decision.verdicts.filter((it) => !it.kept)).toEqual([]);
    const second = cards[1]?.title ?? '';
    script(calls('search_products', { text: second }), says('{{product:1}} costs {{price:1}}.'));
    const { text } = await visitor.ask('how much is the second one?');
    expect(text).toContain(second);
    if (demo.model) expect(demo.model.requests()).toContain(second);
  });

  test('an answer that is nothing but cards gets words that lead to them', async () => {
    if (!demo.model) return;
    const visitor = await demo.visitor();
    script(calls('search_products', { text: 'tents' }), says('- {{product:1}}\n- {{product:2}}'));
    const { text, message } = await visitor.ask('do you have tents');
    expect(text).toBe(frame.foundProducts(2));
    expect(cardsOf(message)).toHaveLength(2);
  });

  const money = (cents: number) => (cents / 100).toFixed(2);
  test.each([
    ['fully', 'REFUNDED', 1, / and fully refunded\.$/],
    ['partly', 'PARTIALLY_REFUNDED', 0.5, / and partly refunded\.$/],
    ['none', 'PAID', 0, /\)\.$/],
  ] as const)(
    'an order whose money came back (%s) says so, with what was paid and what was refunded',
    async (refunded, status, share, words) => {
      const order = demo.simulator.store.firstShop.state.orders.findLast(
        (it) => it.fulfillments.at(-1)?.deliveredAt && !it.cancelledAt,
      );
      if (!order) throw new Error('the demo shop has delivered orders');
      order.financialStatus = status;
      order.refundedCents = Math.round(order.totalCents * share);
      const visitor = await demo.visitor();
      script(
        calls('look_up_order', { number: order.name, email: '[email:1]' }),
        says('Your order {{order:1}} is {{order-status:1}}.'),
      );
      const { text, message } = await visitor.ask(`Where is my order ${order.name}? My e-mail is ${order.email}`);
      expect(text).toMatch(words);
      const [shown] = ordersOf(message);
      expect(shown).toMatchObject({ refunded, total: { amount: money(order.totalCents) } });
      expect(shown?.refundedTotal?.amount ?? '0.00').toBe(money(order.refundedCents));
    },
  );

  test('the number of the newest message is looked up, once for as long as nothing new is asked', async () => {
    const visitor = await demo.visitor();
    const [order] = demo.simulator.store.firstShop.state.orders.filter((it) => it.email).slice(-1);
    if (!order) throw new Error('the demo shop has orders');
    const ask = (number: string, text: string) => {
      script(
        calls('look_up_order', { number, email: '[email:1]' }),
        says('Your order {{order:1}} is {{order-status:1}}.'),
      );
      return visitor.ask(text);
    };
    for (let i = 0; i < 4; i += 1) await ask('#99061', `Where is order #99061? I am ${order.email}`);
    const number = order.name.replace('#', '');
    for (const text of [`I meant order ${number}`, `Where is my order ${number}?`, `So where is order ${number}?`])
      expect(ordersOf((await ask(number, text)).message).map((it) => it.name)).toEqual([order.name]);
    const attempts = await demo.w.services.db
      .selectFrom('order_attempts')
      .select('missed')
      .where('contact_id', '=', visitor.contactId)
      .orderBy('created_at')
      .execute();
    expect(attempts.map((it) => it.missed)).toEqual([true, false]);
  });
});
