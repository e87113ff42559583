import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { standAlonePath } from '@chatty/contract/settings/options';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { staffOf } from '../../test-kit/staff.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

async function openShop() {
  const shop = await w.shop({
    isEnableAIAssistant: false,
    chatPageSettings: { isEnabled: true },
    welcomePopupSetting: { active: true },
  });
  const owner = await shop.member({ owner: true });
  const staff = await staffOf(w, shop, owner);
  return { shop, owner, block: (isBlocked: boolean) => staff('POST /dev-zone', { body: { isBlocked } }) };
}

test('while the provider has turned the chatbox off, whatever a visitor asks is refused as that, and nothing is lost', async () => {
  const { shop, owner, block } = await openShop();
  const { api } = await shop.visitor();
  const nobody = createApi({ origin: w.origin, token: async () => null });
  const params = { id: newId() };
  const post = (text: string) =>
    api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
  await post('Where is my tent?');
  await block(true);

  const refused = { code: 'blocked', message: 'The chat of this store is turned off.' };
  const asked = [
    () => post('Hello?'),
    () => api('GET /client/api/widget'),
    () => api('GET /client/api/availability'),
    () => nobody('GET /client/api/boot', { query: { shop: shop.domain } }),
    () => nobody('POST /client/api/visitors', { body: { shop: shop.domain } }),
    () => nobody('POST /client/api/visitors/by-link', { body: { shop: shop.domain, link: 'x' } }),
    () => nobody('GET /client/api/popups', { query: { shop: shop.domain, kind: 'welcome' } }),
    () =>
      nobody('POST /client/api/popups/acts', {
        body: { shop: shop.domain, acts: [{ kind: 'welcome', act: 'shown' }] },
      }),
  ];
  for (const ask of asked) await expect(ask()).rejects.toMatchObject(refused);
  const chatPage = () => fetch(w.origin + standAlonePath + shop.domain);
  expect((await chatPage()).status).toBe(404);

  // The team still has what was written, and the visitor goes on where they were once it is on again.
  const texts = async () => {
    const { data } = await owner.api('GET /conversations/:id/messages', { params });
    return data.messages.map((it) => it.text).filter((it) => it === 'Where is my tent?' || it === 'Hello?');
  };
  expect(await texts()).toEqual(['Where is my tent?']);
  await block(false);
  await post('Hello?');
  expect(await texts()).toEqual(['Where is my tent?', 'Hello?']);
  expect((await chatPage()).status).toBe(200);
});

test('the team is told, and no merchant turns it on or off, though all settings may be sent back as they were read', async () => {
  const { shop, owner, block } = await openShop();
  const save = (body: object) => owner.api('POST /settings/widget/:id', { params: { id: shop.id }, body });
  expect((await owner.api('GET /settings/widget')).data.isBlocked).toBe(false);
  await expect(save({ isBlocked: true, welcomeText: 'Lost?' })).rejects.toMatchObject({
    code: 'not_allowed',
    fields: { isBlocked: expect.any(String) },
  });
  expect((await block(true)).data.isBlocked).toBe(true);
  const { data } = await owner.api('GET /settings/widget');
  expect(data).toMatchObject({ isBlocked: true });
  expect(data.welcomeText).not.toBe('Lost?');
  expect((await owner.api('GET /me')).data.shop.isBlocked).toBe(true);
  const told = await w.services.db
    .selectFrom('events')
    .select(['type', 'payload'])
    .where('shop_id', '=', shop.id)
    .orderBy('n')
    .execute();
  expect(told.slice(-3)).toMatchObject([
    { type: 'shop.changed', payload: { isBlocked: true } },
    { type: 'settings.changed', payload: { isBlocked: true } },
    { type: 'widget.changed' },
  ]);
  expect((await save({ ...data, welcomeText: 'Back soon' })).data).toMatchObject({ isBlocked: true });
  await expect(save({ isBlocked: false })).rejects.toMatchObject({ code: 'not_allowed' });
});
