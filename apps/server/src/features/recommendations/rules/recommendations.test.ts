import { mostRecommendations } from '@chatty/contract/limits';
import type { RecommendationText } from '@chatty/contract/recommendations';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestMember, type TestServer, type TestShop, testServer } from '../../../test-kit/test-server.ts';
import { findShop } from '../../shops/index.ts';
import { noProducts, ruleText } from '../../../test-kit/rule-text.ts';
import { eraseRecommendation } from './save-recommendation.ts';

let w: TestServer;
let shop: TestShop;
let api: TestMember['api'];
beforeAll(async () => {
  w = await testServer();
});
beforeEach(async () => {
  w.forgetLimits();
  shop = await w.shop({ isEnableAIAssistant: false });
  api = (await shop.member()).api;
});
afterAll(() => w.close());

const add = async (name: string, more: Partial<RecommendationText> & { on?: boolean } = {}) =>
  (await api('POST /ai_assistant/recommendations', { body: { id: newId(), on: true, ...ruleText({ name, ...more }) } }))
    .data;
const names = async () => (await api('GET /ai_assistant/recommendations')).data.map((it) => it.name);
const recommending = async () => (await findShop(shop.ctx.db, shop.id)).recommending;

test('what was written is read again, also after it was changed', async () => {
  const pairs = [{ product: { id: 'a', title: 'A' }, goesWith: [{ id: 'b', title: 'B' }] }];
  const text = {
    when: 'cart' as const,
    what: { kind: 'pairs' as const, pairs },
    minCart: '50.00',
    sentence: 'They fit.',
  };
  const made = await add('One', text);
  const params = { id: made.id };
  expect((await api('GET /ai_assistant/recommendations/:id', { params })).data).toEqual(made);
  expect(made).toMatchObject({ ...text, name: 'One', on: true });
  const body = { ...ruleText({ name: 'Two' }), on: false };
  const { data: changed } = await api('PUT /ai_assistant/recommendations/:id', { params, body });
  expect(changed).toMatchObject({ name: 'Two', on: false, when: 'asked', sentence: '' });
});

test('a rule can be moved anywhere, and the same id again is the same rule', async () => {
  const [one, , three] = [await add('One'), await add('Two'), await add('Three')];
  const again = { ...ruleText({ name: 'Again' }), id: one.id, on: true };
  await api('POST /ai_assistant/recommendations', { body: again });
  expect(await names()).toEqual(['One', 'Two', 'Three']);
  await api('POST /ai_assistant/recommendations/reorder', { body: { id: three.id, before: one.id } });
  expect(await names()).toEqual(['Three', 'One', 'Two']);
  await api('POST /ai_assistant/recommendations/reorder', { body: { id: one.id, before: null } });
  expect(await names()).toEqual(['Three', 'Two', 'One']);
});

test('a deleted rule keeps its place for a day, and not longer', async () => {
  const { id } = await add('One');
  await add('Two');
  const params = { id };
  await api('DELETE /ai_assistant/recommendations/:id', { params });
  expect(await names()).toEqual(['Two']);
  await api('POST /ai_assistant/recommendations/:id/restore', { params });
  expect(await names()).toEqual(['One', 'Two']);
  await api('DELETE /ai_assistant/recommendations/:id', { params });
  const { deleted_at } = await shop.ctx.db
    .selectFrom('recommendations')
    .select('deleted_at')
    .where('shop_id', '=', shop.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await eraseRecommendation(shop.ctx, { ruleId: id, deletedAt: deleted_at?.toISOString() ?? '' });
  await expect(api('POST /ai_assistant/recommendations/:id/restore', { params })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('no shop has more rules than there may be, also where several are added at once', async () => {
  const filler = Array.from({ length: mostRecommendations - 1 }, (_, position) => ({
    ...{ shop_id: shop.id, id: newId(), name: 'Filler', rule: JSON.stringify(ruleText()) },
    ...{ is_on: false, position, updated_at: new Date() },
  }));
  await shop.ctx.db.insertInto('recommendations').values(filler).execute();
  const tried = await Promise.allSettled([add('One'), add('Two'), add('Three')]);
  expect(tried.filter((it) => it.status === 'fulfilled')).toHaveLength(1);
  expect(await names()).toHaveLength(mostRecommendations);
});

test('the shop’s row names its rules as they are: another name after every change, none where none is on', async () => {
  expect(await recommending()).toBeNull();
  const seen = new Set<string | null>();
  const one = await add('One');
  seen.add(await recommending());
  await add('Two');
  seen.add(await recommending());
  await api('POST /ai_assistant/recommendations/reorder', { body: { id: one.id, before: null } });
  seen.add(await recommending());
  const params = { id: one.id };
  await api('PUT /ai_assistant/recommendations/:id', { params, body: { ...ruleText({ most: 1 }), on: true } });
  seen.add(await recommending());
  expect(seen.size).toBe(4);
  await Promise.all([one.id, ...(await idsBeside(one.id))].map((id) => switchOff(id)));
  expect(await recommending()).toBeNull();
});
const idsBeside = async (id: string) =>
  (await api('GET /ai_assistant/recommendations')).data.map((it) => it.id).filter((it) => it !== id);
const switchOff = (id: string) =>
  api('PUT /ai_assistant/recommendations/:id/on', { params: { id }, body: { on: false } });

test.each([
  [{ what: { kind: 'chosen', from: noProducts } }, 'Choose products'],
  [{ what: { kind: 'pairs', pairs: [] }, when: 'product' }, 'Add at least one product'],
  [
    { what: { kind: 'pairs', pairs: [{ product: { id: 'a', title: 'A' }, goesWith: [] }] }, when: 'product' },
    'Choose what goes with it',
  ],
  [
    {
      what: { kind: 'pairs', pairs: [{ product: { id: 'a', title: 'A' }, goesWith: [{ id: 'b', title: 'B' }] }] },
    },
    'This needs a product',
  ],
  [{ sentence: 'Only $19 today' }, 'Leave out prices'],
  [{ sentence: 'Now 20% off' }, 'Leave out prices'],
  [{ minCart: 'a lot' }, 'Enter an amount'],
  [{ most: 7 }, 'most'],
] as [Partial<RecommendationText>, string][])('%j is refused: %s', async (more, why) => {
  const refused = await add('One', more).catch((it: unknown) => it);
  expect(JSON.stringify(refused)).toContain(why);
});

test('what is like a product is recommended only where the shop tries that', async () => {
  const smart = { what: { kind: 'alike' as const }, when: 'product' as const };
  await expect(add('Smart', smart)).rejects.toMatchObject({ code: 'not_allowed' });
  const flags = { uat_features: JSON.stringify({ smartRecommendations: true }) };
  await shop.ctx.db.updateTable('shops').set(flags).where('id', '=', shop.id).execute();
  expect((await add('Smart', smart)).what).toEqual({ kind: 'alike' });
});

test('members read the rules and try them, and change none', async () => {
  const { id } = await add('One');
  const member = (await shop.member({ role: 'member' })).api;
  expect((await member('GET /ai_assistant/recommendations')).data).toHaveLength(1);
  const visitor = { audience: 'guests' as const, productId: null, cart: [] };
  const { data } = await member('POST /ai_assistant/recommendations/preview', { body: { rule: ruleText(), visitor } });
  expect(data).toEqual({ rests: 'empty', shown: [], leftOut: [], more: 0 });
  await expect(member('DELETE /ai_assistant/recommendations/:id', { params: { id } })).rejects.toMatchObject({
    code: 'not_allowed',
  });
});
