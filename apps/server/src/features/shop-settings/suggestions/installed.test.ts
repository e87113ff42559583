import { createApi } from '@chatty/client/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { starters } from '../../../language/starters.ts';
import { simulatedDomain, simulatedStore, type SimulatedStore } from '../../../test-kit/simulated-store.ts';
import { hearFirst } from './testing/suggesting-shops.ts';

let store: SimulatedStore;
beforeAll(async () => {
  store = await simulatedStore();
});
afterAll(() => store?.close());

/** Writes a policy at the store. */
function write(type: 'SHIPPING_POLICY' | 'REFUND_POLICY', body: string): void {
  const policy = store.simulator.store.firstShop.policies.find((it) => it.type === type);
  if (!policy) throw new Error('the simulated store has its policies');
  policy.body = body;
}

test('a shop that installs the app offers what its store says by then, and what it says later', async () => {
  const { pages, policies, blogs } = store.simulator.store.firstShop;
  for (const list of [pages, blogs]) list.splice(0);
  for (const policy of policies) policy.body = '';
  write('SHIPPING_POLICY', '<p><strong>Delivery</strong></p><p>Delivery takes six days.</p>');
  const ctx = await store.connect();
  const open = createApi({ origin: store.w.origin, token: async () => null });
  const { data: visit } = await open('POST /client/api/visitors', { body: { shop: simulatedDomain } });
  const ask = (text: string) =>
    hearFirst(ctx, createApi({ origin: store.w.origin, token: async () => visit.token }), text);
  const offered = async () => {
    store.w.forgetLimits();
    return (await open('GET /client/api/boot', { query: { shop: simulatedDomain } })).data.widget.quickReplies;
  };
  const soon = { timeout: 40_000, interval: 250 };
  const { track, delivery, returns } = starters.en;
  await expect.poll(offered, soon).toEqual([track, delivery]);
  expect((await ask(delivery)).text).toContain('six days');
  expect((await ask(track)).outcome).toBe('asked_back');

  write('SHIPPING_POLICY', '<p>We ship with care.</p>');
  write('REFUND_POLICY', '<p>Send back what you do not like within nine weeks.</p>');
  const member = await store.signIn(ctx);
  await member('GET /customAnswers/resync-store-pages');
  await expect.poll(offered, soon).toEqual([track, returns]);
  expect((await ask(returns)).text).toContain('nine weeks');
}, 120_000);
