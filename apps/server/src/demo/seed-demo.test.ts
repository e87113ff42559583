import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiWith, openBrowserOf } from '../test-kit/people.ts';
import { type SimulatedStore, simulatedStore } from '../test-kit/simulated-store.ts';
import { seedDemo } from './seed-demo.ts';

let store: SimulatedStore;
beforeAll(async () => {
  store = await simulatedStore();
});
afterAll(() => store.close());

test('the demo has its shop and our support’s, once; the link leads its owner into the first, the second is a choice', async () => {
  const { w, simulator } = store;
  const first = await seedDemo(w.services, simulator.origin);
  const again = await seedDemo(w.services, simulator.origin);
  expect(first.colleague).toMatchObject({ email: expect.any(String), password: expect.any(String) });
  expect(again.colleague).toBeNull();

  const { data } = await openBrowserOf(w).post('/client/api/sign-in/link', { token: again.ownerToken });
  const api = apiWith(w, data.token);
  const { shop, member } = (await api('GET /me')).data;
  expect(shop).toMatchObject({ shopifyDomain: 'demo-store.myshopify.com', setupDone: true });
  expect(member).toMatchObject({ role: 'admin', owner: true });
  const { data: shops } = await api('GET /members/shops/:authId', { params: { authId: data.uid } });
  expect(shops.map((it) => it.shopifyDomain).toSorted()).toEqual([
    'chatty-support.myshopify.com',
    'demo-store.myshopify.com',
  ]);
  const support = shops.find((it) => it.shopifyDomain !== shop.shopifyDomain);
  const { data: custom } = await api('POST /members/selectShop', {
    body: { shopId: support?.id ?? '', uid: data.uid },
  });
  const { data: there } = await openBrowserOf(w).post('/client/api/sign-in/custom-token', { token: custom });
  const { data: faqs } = await apiWith(w, there.token)('GET /faqs', { query: { limit: 50 } });
  expect(faqs.some((it) => it.question === 'How do I invite my team?')).toBe(true);
  expect(new Set(faqs.map((it) => it.question)).size).toBe(faqs.length);
});
