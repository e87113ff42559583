import { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { expect, test } from 'vitest';
import { staffOf } from '../../apps/server/src/test-kit/staff.ts';
import { storesOfFile } from './stores-of-file.ts';

const stores = storesOfFile();

test('a chatbox that the provider turns off goes from open pages, asks for nothing more, and comes back with all that was written', async () => {
  const store = await stores.open({ isEnableAIAssistant: false });
  const { server } = stores;
  const { shop } = store;
  const staff = await staffOf(server, shop, await shop.member({ owner: true }));
  const block = (isBlocked: boolean) => staff('POST /dev-zone', { body: { isBlocked } });
  expect(ShopSettings.parse({})).toMatchObject({ isBlocked: false });

  const writing = await store.visit('/');
  await writing.open();
  await writing.begin();
  await writing.say('Where is my tent?');
  await writing.sent().waitFor();
  await writing.composer.fill('I ordered it on');
  const looking = await store.visit('/');
  await looking.launcher.waitFor();

  await block(true);
  await writing.page.locator('#chatty-root').waitFor({ state: 'detached', timeout: 3_000 });
  const asked: string[] = [];
  for (const { page } of [writing, looking]) {
    await page.clock.install();
    page.on('request', (it) => /\/client\/api\//.test(it.url()) && asked.push(new URL(it.url()).pathname));
    page.on('websocket', (it) => asked.push(it.url()));
  }
  await looking.launcher.click();
  await looking.page.locator('#chatty-root').waitFor({ state: 'detached' });
  const once = [...asked];
  expect([...new Set(asked)].toSorted()).toEqual(['/client/api/boot', '/client/api/visitors']);
  await looking.page.evaluate(() => window.Chatty?.open());
  for (const { page } of [writing, looking]) await page.clock.runFor(120_000);
  expect(asked).toEqual(once);
  expect([...writing.errors, ...looking.errors]).toEqual([]);

  await block(false);
  const again = await writing.context.newPage();
  await again.goto(store.home);
  const dialog = again.getByRole('dialog', { name: 'Chat' });
  await dialog.getByText('Where is my tent?').waitFor();
  const composer = dialog.getByRole('textbox', { name: 'Write a message…' });
  await expect.poll(() => composer.inputValue()).toBe('I ordered it on');
  store.close();
});
