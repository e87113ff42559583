import { createApi } from '@chatty/client/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countingServer } from '../../test-kit/counting-server.ts';
import type { TestServer, TestShop } from '../../test-kit/test-server.ts';
import { type Cost, WorkMeter } from '../../test-kit/work-meter.ts';
import { changeShop } from '../shops/index.ts';
import { createCustomerProofs } from '../widget/index.ts';

const meter = new WorkMeter();
let w: TestServer;
beforeAll(async () => {
  w = await countingServer(meter);
});
afterAll(() => w?.close());

const hundred = Array.from({ length: 100 }, (_, i) => i);

async function expectCost(shop: TestShop, work: () => Promise<unknown>, cost: Cost): Promise<void> {
  const found = await meter.costOf(w, shop.id, work);
  expect(found, meter.said.join('\n')).toEqual(cost);
}

describe('a visitor who opens the chat', () => {
  it('costs nothing for what all visitors share, but a look once a second, and six statements when it has changed', async () => {
    const shop = await w.shop();
    const address = `${w.origin}/client/api/boot?shop=${shop.domain}`;
    const boot = async () => expect((await fetch(address)).status).toBe(200);
    const free = { jobs: 0, events: 0 };
    const start = Date.now();
    const at = (ms: number) => w.setTime(new Date(start + ms).toISOString());
    at(0);
    await boot();
    await expectCost(shop, () => Promise.all(hundred.map(boot)), { ...free, statements: 0 });
    at(1_001);
    await expectCost(shop, () => Promise.all(hundred.map(boot)), { ...free, statements: 1 });
    await changeShop(shop.ctx, () => ({ name: 'Another' }));
    at(2_002);
    await expectCost(shop, () => Promise.all(hundred.map(boot)), { ...free, statements: 6 });
  });

  it('costs four statements for what is their own, whether they are known or new', async () => {
    const shop = await w.shop();
    const { token } = await shop.visitor();
    const open = createApi({ origin: w.origin, token: async () => null });
    const visit = (known?: string) => () =>
      open('POST /client/api/visitors', { body: { shop: shop.domain, token: known } });
    const free = { jobs: 0, events: 0 };
    await expectCost(shop, visit(token), { ...free, statements: 4 });
    await expectCost(shop, visit(), { ...free, statements: 4 });
  });

  it('costs a customer one more, and a guest who signs in without having said anything three', async () => {
    const shop = await w.shop();
    const proofs = createCustomerProofs(w.services.config.APP_SECRET, () => w.services.clock.now());
    const customer = await proofs.issue({ shopId: shop.id, customerId: '4711' });
    const open = createApi({ origin: w.origin, token: async () => null });
    const visit = (token?: string) =>
      open('POST /client/api/visitors', { body: { shop: shop.domain, token, customer } });
    const { data } = await visit();
    const guest = await shop.visitor();
    const free = { jobs: 0, events: 0 };
    await expectCost(shop, () => visit(data.token), { ...free, statements: 5 });
    await expectCost(shop, () => visit(guest.token), { ...free, statements: 7 });
  });
});
