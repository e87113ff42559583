import { newId } from '@chatty/contract/new-id';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { says } from '../../../test-kit/model-server.ts';
import { noProducts, ruleText } from '../../../test-kit/rule-text.ts';
import { chosen, openRecommendingDemo, type RecommendingDemo } from '../testing/recommending-demo.ts';
import { engineKinds } from '../testing/scripted-demo.ts';

/** The same promises hold whoever words the answers; a model's script says what it tries. */
describe.each(engineKinds)('what is recommended with the %s engine', (kind) => {
  let demo: RecommendingDemo;
  beforeAll(async () => {
    demo = await openRecommendingDemo(kind);
  }, 120_000);
  beforeEach(() => demo.w.forgetLimits());
  afterAll(() => demo?.close());
  afterEach(() => demo.clear());

  test('comes about again when its turn is replayed, also after it was deleted', async () => {
    const rule = await demo.add({ what: chosen(demo.tents[0]), sentence: 'This one never fails.' });
    const visitor = await demo.visitor();
    const script = () => demo.asks({ wish: 'recommend' });
    script();
    const { decision } = await visitor.ask('What would you recommend?');
    await demo.member('DELETE /ai_assistant/recommendations/:id', { params: { id: rule.id } });
    script();
    const { data } = await demo.member('POST /ai_assistant/log/:id/replay', {
      params: { id: decision.id },
      body: { with: 'recorded' },
    });
    expect(data.isSame).toBe(true);
    expect(data.now.decision.recommendation).toEqual({ id: rule.id, name: rule.name });
    expect(data.now.decision.configVersion).toBe(decision.configVersion);
  });

  test('is used on the test page as for visitors', async () => {
    const rule = await demo.add({ what: chosen(demo.tents[0]) });
    demo.asks({ wish: 'recommend' });
    const turns = [{ by: 'visitor' as const, text: 'What would you recommend?' }];
    const body = { ...{ id: newId(), contactId: null, locale: 'en', page: '', assistant: {} }, turns };
    const { data } = await demo.member('POST /ai_assistant/test', { body });
    expect(data.decision.recommendation).toEqual({ id: rule.id, name: rule.name });
    expect(data.parts.flatMap((it) => (it.type === 'products' ? it.products.map((one) => one.title) : []))).toEqual([
      demo.tents[0].title,
    ]);
  });

  test('is not offered to an engine by a shop that has none', async () => {
    const visitor = await demo.visitor();
    demo.script(says('Hello! How can I help you?'));
    await visitor.ask('Hello');
    expect(demo.model?.requests() ?? '').not.toContain('"name":"recommend_products"');
  });

  test('shows in a preview what it would show, and why not the others', async () => {
    const [tent, bag] = [demo.tents[0], demo.bags[0]];
    const deleted = { id: 'gid://shopify/Product/404', title: 'Moonlight Palace Tent' };
    const rule = ruleText({
      when: 'product',
      of: { ...noProducts, products: [tent] },
      what: { kind: 'chosen', from: { ...noProducts, products: [deleted, demo.soldOut, tent, bag, demo.bags[1]] } },
      most: 1,
    });
    const preview = async (visitor: { productId: string | null; cart: string[] }) =>
      (
        await demo.member('POST /ai_assistant/recommendations/preview', {
          body: { rule, visitor: { audience: 'guests', ...visitor } },
        })
      ).data;
    const on = await preview({ productId: tent.id, cart: [bag.id] });
    expect(on.rests).toBeNull();
    expect(on.shown.map((it) => it.title)).toEqual([demo.bags[1].title]);
    expect(on.leftOut).toEqual([
      { ...deleted, why: 'gone' },
      { id: demo.soldOut.id, title: demo.soldOut.title, why: 'sold_out' },
      { id: tent.id, title: tent.title, why: 'known' },
      { id: bag.id, title: bag.title, why: 'known' },
    ]);
    expect((await preview({ productId: bag.id, cart: [] })).rests).toBe('product');
  });
});
