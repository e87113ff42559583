import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

it.each([
  ['free', false, true, true],
  ['free', true, true, false],
  ['basic', false, true, false],
  ['pro', false, true, false],
  ['plus', false, false, true],
  ['a plan of another day', false, true, true],
])(
  'on the plan %s (no limit: %s), the line that names Chatty, removed: %s, is there: %s',
  async (plan, noLimit, brandingRemoval, isBranded) => {
    const shop = await w.shop({ brandingRemoval });
    await w.services.db.updateTable('shops').set({ plan, no_limit: noLimit }).where('id', '=', shop.id).execute();
    const { api } = await shop.visitor();
    expect((await api('GET /client/api/widget')).data.widget.isBranded).toBe(isBranded);
  },
);
