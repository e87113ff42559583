import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import type { StoreFacts } from '../../ports/commerce.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { keepFacts } from '../shops/index.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const facts = (timeZone: string): StoreFacts => ({
  ...{ name: 'Fell', email: 'fell@example.com', domain: 'fell.example', currency: 'EUR', countryCode: 'DE' },
  ...{ ownerName: 'Ada', platformPlan: 'basic', primaryLocale: 'en', locales: ['en'], timeZone },
});

async function stage() {
  const shop = await w.shop();
  const { api } = await shop.member();
  const told = (timeZone: string) => transaction(shop.ctx, (tx) => keepFacts(tx, facts(timeZone)));
  const set = (timeZone: string) => api('POST /settings/widget/:id', { params: { id: shop.id }, body: { timeZone } });
  const zone = async () => (await api('GET /settings/widget')).data.timeZone;
  const changes = async () =>
    (await w.services.db.selectFrom('events').select('type').where('shop_id', '=', shop.id).execute()).filter(
      (it) => it.type === 'settings.changed' || it.type === 'widget.changed',
    ).length;
  return { told, set, zone, changes };
}

test('a store that moves to another time zone takes the hours of its shop along, and the team and visitors are told', async () => {
  const { told, set, zone, changes } = await stage();
  await told('Europe/Berlin');
  await set('Europe/Berlin');
  const before = await changes();
  await told('Europe/Berlin');
  expect(await changes()).toBe(before);
  await told('Asia/Tokyo');
  expect(await zone()).toBe('Asia/Tokyo');
  expect(await changes()).toBe(before + 2);
});

test('hours that the team has set in another zone stay, and so do those of a store that never told one before', async () => {
  const { told, set, zone } = await stage();
  await set('America/New_York');
  await told('Europe/Berlin');
  expect(await zone()).toBe('America/New_York');
  await told('Asia/Tokyo');
  expect(await zone()).toBe('America/New_York');
});
