import { createApi } from '@chatty/client/api';
import type { Api } from '@chatty/client/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { simulatedDomain, simulatedStore, type SimulatedStore } from '../../../test-kit/simulated-store.ts';
import { tellBlocked } from '../../shop-settings/index.ts';
import { writeShop } from '../../shops/index.ts';

let store: SimulatedStore;
let ctx: Ctx;
let api: Api;
beforeAll(async () => {
  store = await simulatedStore();
  ctx = await store.connect();
  api = await store.signIn(ctx);
}, 60_000);
afterAll(() => store.close());

const theme = () => store.simulator.store.firstShop.state.theme;
const turn = (enabled: boolean) => {
  theme().embed = { handle: theme().embed?.handle ?? 'chat', addedAt: '', enabled };
};
const check = async () => (await api('POST /shop/check-embed')).data;
const grant = (scopes: string) => ctx.db.updateTable('shops').set({ scopes }).where('id', '=', ctx.shopId).execute();

test('the team hears whether the published theme shows the chatbox, and that it was another theme that did', async () => {
  await grant('read_products,read_themes');
  turn(true);
  expect(await check()).toMatchObject({
    enableEmbedCore: true,
    themeEmbed: { state: 'on', theme: theme().name, checkedAt: expect.any(String) },
  });
  turn(false);
  expect(await check()).toMatchObject({ enableEmbedCore: false, themeEmbed: { state: 'off' } });
  turn(true);
  await check();
  const first = theme().id;
  theme().id = first + 1;
  turn(false);
  expect((await check()).themeEmbed.state).toBe('other_theme');
  theme().id = first;
  turn(true);
  expect((await check()).themeEmbed.state).toBe('on');
  theme().embed = null;
  expect((await check()).themeEmbed.state).toBe('off');
});

test('without leave to read themes, it is known by the pages of the store that begin visits, and by no others', async () => {
  await grant('read_products');
  expect(await check()).toMatchObject({ enableEmbedCore: false, themeEmbed: { state: 'unknown', seenAt: null } });
  const visit = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ shop: simulatedDomain });
    await fetch(`${store.w.origin}/client/api/visitors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  };
  await visit({});
  await visit({ origin: store.w.origin });
  expect((await check()).themeEmbed.seenAt).toBe(null);
  await visit({ origin: store.simulator.origin });
  const seen = await check();
  expect(seen).toMatchObject({ enableEmbedCore: true, themeEmbed: { state: 'unknown', seenAt: expect.any(String) } });
  await visit({ origin: store.simulator.origin });
  expect((await check()).themeEmbed.seenAt).toBe(seen.themeEmbed.seenAt);
});

test('a merchant hides the chatbox from the store, or the provider turns it off, and it is published so', async () => {
  const published = () => {
    const { metafields } = store.simulator.store.firstShop.state.installation;
    return (JSON.parse(metafields.find((it) => it.key === 'config')?.value ?? '{}') as { enabled?: boolean }).enabled;
  };
  await api('POST /shop', { body: { enableChatbox: false } });
  await expect.poll(published, { timeout: 20_000 }).toBe(false);
  await api('POST /shop', { body: { enableChatbox: true } });
  await expect.poll(published, { timeout: 20_000 }).toBe(true);
  const save = async (isBlocked: boolean) => {
    await transaction(ctx, async (tx) => {
      const row = await writeShop(tx, ({ widget }) => ({ widget: JSON.stringify({ ...widget, isBlocked }) }));
      await tellBlocked(tx, row);
    });
  };
  await save(true);
  await expect.poll(published, { timeout: 20_000 }).toBe(false);
  await save(false);
  await expect.poll(published, { timeout: 20_000 }).toBe(true);
  const nobody = createApi({ origin: store.w.origin, token: async () => null });
  await expect(nobody('POST /shop/check-embed')).rejects.toMatchObject({ code: 'not_signed_in' });
});
