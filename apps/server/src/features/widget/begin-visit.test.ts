import { createApi } from '@chatty/client/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCustomerProofs } from '../../platform/auth/customer-proof.ts';
import { type TestWorld, testWorld } from '../../test-kit/test-world.ts';

let w: TestWorld;
beforeAll(async () => {
  w = await testWorld();
});
afterAll(() => w.close());

describe('a customer who is signed in at the store', () => {
  it.each([
    ['for the first time', false],
    ['after a visit without a name', true],
  ])('%s is one contact, however many tabs open at once', async (_, wasHere) => {
    const shop = await w.shop();
    const token = wasHere ? (await shop.visitor()).token : undefined;
    const proofs = createCustomerProofs(w.world.config.APP_SECRET, () => new Date());
    const customer = await proofs.issue({
      shopId: shop.id,
      customerId: '4711',
      name: 'Ida',
      email: 'ida@shop.example',
    });
    const open = createApi({ origin: w.origin, token: async () => null });
    const visits = await Promise.all(
      Array.from({ length: 6 }, (_tab, i) =>
        open('POST /client/api/visitors', { body: { shop: shop.domain, customer, ...(i % 2 ? { token } : {}) } }),
      ),
    );
    const ids = new Set(visits.map((it) => it.data.contact.id));
    expect(ids.size).toBe(1);
    expect(visits[0]?.data.contact).toMatchObject({ name: 'Ida', email: 'ida@shop.example' });
  });
});

it('a visitor who waits hears who is there now, not who was there when the visit began', async () => {
  const shop = await w.shop();
  const [member, visitor] = [await shop.member(), await shop.visitor()];
  const staffed = async () => (await visitor.api('GET /client/api/availability')).data.staffed;
  expect(await staffed()).toBe(false);
  const socket = new WebSocket(`${w.origin.replace(/^http/, 'ws')}/realtime`);
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', token: member.token, since: null }));
  await expect.poll(staffed, { timeout: 20_000 }).toBe(true);
  socket.close();
  await expect.poll(staffed, { timeout: 20_000 }).toBe(false);
});
