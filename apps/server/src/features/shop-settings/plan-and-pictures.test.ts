import { afterAll, beforeAll, expect, test } from 'vitest';
import { doScheduled } from '../../test-kit/do-job.ts';
import { type TestMember, type TestServer, type TestShop, testServer } from '../../test-kit/test-server.ts';

const dayMs = 86_400_000;
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (it) => it.charCodeAt(0),
);

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

const save = (shop: TestShop, { api }: Pick<TestMember, 'api'>, body: object) =>
  api('POST /settings/widget/:id', { params: { id: shop.id }, body });
const setPlan = (shop: TestShop, columns: { plan?: string; no_limit?: boolean }) =>
  w.services.db.updateTable('shops').set(columns).where('id', '=', shop.id).execute();
const seenByVisitors = async (shop: TestShop) =>
  (await (await shop.visitor()).api('GET /client/api/widget')).data.widget;

test('the line that names Chatty stays on the free plan, whoever asks, and goes from the basic plan on', async () => {
  const shop = await w.shop();
  const admin = await shop.member();
  await setPlan(shop, { plan: 'free' });
  await expect(save(shop, admin, { brandingRemoval: true, welcomeText: 'Lost?' })).rejects.toMatchObject({
    code: 'not_allowed',
    fields: { brandingRemoval: 'Hiding the Chatty line needs the Basic plan or higher.' },
  });
  const { data } = await admin.api('GET /settings/widget');
  expect(data).toMatchObject({ brandingRemoval: false });
  expect(data.welcomeText).not.toBe('Lost?');

  await setPlan(shop, { plan: 'basic' });
  expect((await save(shop, admin, { brandingRemoval: true })).data.brandingRemoval).toBe(true);
  expect((await seenByVisitors(shop)).isBranded).toBe(false);

  // Back on the free plan it shows again, and everything else can be saved as before.
  await setPlan(shop, { plan: 'free' });
  expect((await seenByVisitors(shop)).isBranded).toBe(true);
  expect((await save(shop, admin, { welcomeText: 'Hello' })).data.welcomeText).toBe('Hello');
  await setPlan(shop, { no_limit: true });
  expect((await seenByVisitors(shop)).isBranded).toBe(false);
});

test('a picture stays as long as the settings show it, and one that is not the shop’s is refused', async () => {
  const started = Date.now();
  const shop = await w.shop();
  const admin = await shop.member();
  const upload = async ({ api }: Pick<TestMember, 'api'>) => {
    const query = { name: 'logo.png', forVisitors: 'true' as const };
    return new URL((await api('POST /files', { query, body: new Blob([png]) })).data.url).pathname;
  };
  const [icon, logoHeader] = [await upload(admin), await upload(admin)];
  const strangers = await upload(await (await w.shop()).member());
  for (const wrong of [strangers, `${icon}0`, '/files/x']) {
    await expect(save(shop, admin, { icon: wrong })).rejects.toMatchObject({
      code: 'bad_input',
      fields: { icon: 'This picture is no longer there. Upload it again.' },
    });
  }
  await save(shop, admin, { icon, logoHeader });
  await save(shop, admin, { icon: 'heart' });
  w.setTime(new Date(started + 2.5 * dayMs).toISOString());
  await doScheduled(w.services, 'files.sweep-unattached');
  const status = async (path: string) => (await fetch(w.origin + path)).status;
  expect([await status(icon), await status(logoHeader)]).toEqual([404, 200]);
});
