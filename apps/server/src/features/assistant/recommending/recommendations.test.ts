import type { RecommendationText } from '@chatty/contract/recommendations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls, says } from '../../../test-kit/model-server.ts';
import { noProducts, ruleText } from '../../../test-kit/rule-text.ts';
import type { Visit } from '../testing/demo-visit.ts';
import { cardsOf, chosen, openRecommendingDemo, type RecommendingDemo } from '../testing/recommending-demo.ts';
import { engineKinds } from '../testing/scripted-demo.ts';

/** The same promises hold whoever words the answers; a model's script says what it tries. */
describe.each(engineKinds)('a recommendation rule with the %s engine', (kind) => {
  let demo: RecommendingDemo;
  beforeAll(async () => {
    demo = await openRecommendingDemo(kind);
  }, 120_000);
  beforeEach(() => demo.w.forgetLimits());
  afterAll(() => demo?.close());
  afterEach(() => demo.clear());

  test('decides what is answered to “What would you recommend?”, and the record names it', async () => {
    const [a, b] = [demo.tents[0], demo.bags[0]];
    const rule = await demo.add({ what: chosen(a, b), sentence: 'Our own crew takes these two everywhere.' });
    const visitor = await demo.visitor();
    demo.asks({ wish: 'recommend' });
    const answer = await visitor.ask('What would you recommend?');
    expect(answer.text).toContain('Our own crew takes these two everywhere.');
    expect(cardsOf(answer)).toEqual([a.title, b.title]);
    expect(answer.decision).toMatchObject({
      outcome: 'answered',
      recommendation: { id: rule.id, name: rule.name },
    });
    expect(JSON.stringify(await visitor.messages())).not.toContain('team only');
    const { data: uses } = await demo.member('GET /ai_assistant/recommendations/:id/uses', { params: { id: rule.id } });
    expect(uses).toEqual({ answers: 1, lastAt: answer.decision.createdAt });
  });

  test('goes before those below it; one that is off, or has nothing to show, leaves it to the next', async () => {
    const [a, b] = [demo.tents[0], demo.bags[0]];
    const upper = await demo.add({ name: 'Upper', what: chosen(a) });
    await demo.add({ name: 'Lower', what: chosen(b) });
    const used = async () => {
      const visitor = await demo.visitor();
      demo.asks({ wish: 'recommend' });
      return (await visitor.ask('What would you recommend?')).decision;
    };
    const before = await used();
    expect(before.recommendation?.name).toBe('Upper');
    await demo.member('PUT /ai_assistant/recommendations/:id/on', { params: { id: upper.id }, body: { on: false } });
    const after = await used();
    expect(after.recommendation?.name).toBe('Lower');
    expect(after.configVersion).not.toBe(before.configVersion);
    const gone = chosen({ ...demo.soldOut, id: 'gid://shopify/Product/1', title: 'Never there' }, demo.soldOut);
    const body = { ...ruleText({ name: 'Upper', what: gone }), on: true };
    await demo.member('PUT /ai_assistant/recommendations/:id', { params: { id: upper.id }, body });
    expect((await used()).recommendation?.name).toBe('Lower');
  });

  test('never shows what is sold out, switched off or deleted, and speaks of none of it', async () => {
    const [a, off] = [demo.tents[0], demo.tents[1]];
    const deleted = { ...a, id: 'gid://shopify/Product/404', title: 'Moonlight Palace Tent' };
    await demo.member('PUT /ai_assistant/products/:id/use', { params: { id: off.id }, body: { used: false } });
    await demo.add({ what: chosen(deleted, demo.soldOut, off, a), most: 6 });
    const visitor = await demo.visitor();
    demo.script(
      calls('recommend_products', { wish: 'recommend' }),
      says(`Take the Moonlight Palace Tent for $19. ${demo.soldOut.title} is in stock.`),
    );
    const answer = await visitor.ask('What do you recommend?');
    await demo.member('PUT /ai_assistant/products/:id/use', { params: { id: off.id }, body: { used: true } });
    expect(cardsOf(answer)).toEqual([a.title]);
    for (const lie of ['Moonlight', '$19', demo.soldOut.title, off.title]) expect(answer.text).not.toContain(lie);
  });

  test('whose products are all gone says nothing of them: it is answered as if there were no rule', async () => {
    const deleted = { ...demo.tents[0], id: 'gid://shopify/Product/404', title: 'Moonlight Palace Tent' };
    await demo.add({ what: chosen(deleted), sentence: 'The Moonlight Palace Tent is our pride.' });
    const visitor = await demo.visitor();
    demo.script(calls('recommend_products', { wish: 'recommend' }), says('The Moonlight Palace Tent is our pride.'));
    const { text, decision } = await visitor.ask('What would you recommend?');
    expect(decision.recommendation).toBeNull();
    expect(text).not.toContain('Moonlight');
  });

  test('of pairs says what goes with the product that is named, or whose page is open', async () => {
    const [tent, other, bag] = [demo.tents[0], demo.tents[1], demo.bags[0]];
    await demo.add({
      when: 'product',
      what: { kind: 'pairs', pairs: [{ product: tent, goesWith: [bag, demo.bags[1]] }] },
      most: 1,
    });
    const named = await demo.visitor();
    demo.asks({ wish: 'goes_with', about: tent.title });
    expect(cardsOf(await named.ask(`What goes with the ${tent.title}?`))).toEqual([bag.title]);
    const there = await demo.visitor();
    const leave = await demo.stand(there, tent.id);
    demo.asks({ wish: 'goes_with' });
    expect(cardsOf(await there.ask('What goes with this?'))).toEqual([bag.title]);
    leave();
    const elsewhere = await demo.visitor();
    const close = await demo.stand(elsewhere, other.id);
    demo.asks({ wish: 'goes_with' });
    const { decision } = await elsewhere.ask('What goes with this?');
    expect(decision.recommendation).toBeNull();
    close();
  });

  test('recommends nothing that is in the cart, and may wait for what is in it', async () => {
    const [tent, bag, next] = [demo.tents[0], demo.bags[0], demo.bags[1]];
    await demo.add({
      name: 'Cart',
      when: 'cart',
      of: { ...noProducts, types: ['tents'] },
      what: chosen(bag, next),
      minCart: '50',
    });
    const visitor = await demo.visitor();
    const leave = await demo.stand(visitor, null, [tent, bag]);
    demo.asks({ wish: 'recommend' });
    expect(cardsOf(await visitor.ask('Any recommendations?'))).toEqual([next.title]);
    leave();
    const poor = await demo.visitor();
    const close = await demo.stand(poor, null, [tent]);
    demo.asks({ wish: 'recommend' });
    expect((await poor.ask('Any recommendations?')).decision.recommendation).toBeNull();
    close();
  });

  test('is for whom it says: guests, customers, who came back, who writes a language', async () => {
    const bag = demo.bags[0];
    const rule = await demo.add({ audience: 'customers', what: chosen(bag) });
    const used = async (prepare?: (visitor: Visit) => Promise<unknown>) => {
      const visitor = await demo.visitor();
      await prepare?.(visitor);
      demo.asks({ wish: 'recommend' });
      return (await visitor.ask('What would you recommend?')).decision.recommendation !== null;
    };
    const contact = (values: object) => (visitor: Visit) =>
      demo.ctx.db.updateTable('contacts').set(values).where('id', '=', visitor.contactId).execute();
    const becomes = (more: Partial<RecommendationText>) =>
      demo.member('PUT /ai_assistant/recommendations/:id', {
        params: { id: rule.id },
        body: { ...ruleText({ what: chosen(bag), ...more }), on: true },
      });
    const asCustomer = contact({ customer_id: `gid://shopify/Customer/${Date.now()}` });
    const isBack = contact({ created_at: new Date(Date.now() - 2 * 86_400_000) });
    expect(await used()).toBe(false);
    expect(await used(asCustomer)).toBe(true);
    await becomes({ audience: 'guests' });
    expect(await used()).toBe(true);
    await becomes({ audience: 'returning' });
    expect(await used()).toBe(false);
    expect(await used(isBack)).toBe(true);
    await becomes({ languages: ['fr'] });
    expect(await used()).toBe(false);
    await becomes({ languages: ['en', 'fr'] });
    expect(await used()).toBe(true);
  });

  test('with words of its own is used where one of them is said; others keep to the kind that is asked for', async () => {
    const [tent, bag] = [demo.tents[0], demo.bags[0]];
    await demo.add({ name: 'Camping', words: ['camping', 'festival'], what: chosen(bag) });
    await demo.add({ name: 'General', what: chosen(tent, bag) });
    const used = async (question: string, input: Record<string, string>) => {
      const visitor = await demo.visitor();
      demo.asks(input);
      const answer = await visitor.ask(question);
      return [answer.decision.recommendation?.name, ...cardsOf(answer)];
    };
    expect(await used('Do you have something for camping?', { wish: 'looking' })).toEqual(['Camping', bag.title]);
    expect(await used('What would you recommend for a festival?', { wish: 'recommend' })).toEqual([
      'Camping',
      bag.title,
    ]);
    expect(await used('Can you recommend a tent?', { wish: 'recommend', thing: 'tent' })).toEqual([
      'General',
      tent.title,
    ]);
    const [looked] = await used('Do you have a tent?', { wish: 'looking', thing: 'tent' });
    expect(looked).toBeUndefined();
  });

  test('for what is like a product is used only while the shop tries that', async () => {
    const tent = demo.tents[0];
    const flag = (on: boolean) =>
      demo.ctx.db
        .updateTable('shops')
        .set({ uat_features: JSON.stringify(on ? { smartRecommendations: true } : {}) })
        .where('id', '=', demo.ctx.shopId)
        .execute();
    await flag(true);
    await demo.add({ when: 'product', what: { kind: 'alike' } });
    const used = async () => {
      const visitor = await demo.visitor();
      demo.asks({ wish: 'goes_with', about: tent.title });
      return visitor.ask(`What goes with the ${tent.title}?`);
    };
    const smart = await used();
    expect(smart.decision.recommendation).not.toBeNull();
    expect(cardsOf(smart)).not.toContain(tent.title);
    expect(cardsOf(smart).length).toBeGreaterThan(0);
    await flag(false);
    expect((await used()).decision.recommendation).toBeNull();
  });
});
