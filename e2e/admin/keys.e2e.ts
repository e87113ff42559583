import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seriousFaults } from '../serious-faults.ts';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from './inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

test('a member gives a command another key, which holds on every device; what is taken is said and not saved', async () => {
  const { page, owner, guest, errors, close } = await desk.inbox();
  const { conversationId } = await guest('Where is my parcel?');
  const { rows, thread } = partsOf(page);
  await rows.first().click();
  await thread.getByText('Where is my parcel?').waitFor();
  await page.locator('body').press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const change = help.getByRole('button', { name: 'Change the key for “Resolve”' });
  await change.waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await change.press('Enter');
  await page.keyboard.press('j');
  await help.getByRole('alert').getByText('j already means “Next conversation”').waitFor();
  await change.press('Enter');
  await page.keyboard.press('Escape');
  await change.waitFor();
  await change.press('Enter');
  await page.keyboard.press('d');
  await eventually(async () => (await owner.api('GET /me')).data.desk.keys).toEqual({ resolve: 'd' });
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });

  const status = async () =>
    (await owner.api('GET /conversations/:id', { params: { id: conversationId } })).data.status;
  await page.locator('body').press('e');
  await page.locator('body').press('d');
  await eventually(status).toBe('resolved');
  // Whoever needs letters for something else turns all of these off.
  await owner.api('PUT /members/:id/desk', { params: { id: owner.id }, body: { singleKeys: false } });
  await page.reload();
  await thread.getByText('Where is my parcel?').waitFor();
  await page.locator('body').press('z');
  await page.getByRole('button', { name: 'Show keyboard shortcuts' }).click();
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await eventually(async () => (await owner.api('GET /me')).data.desk.singleKeys).toBe(true);
  expect(await status()).toBe('resolved');
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
  await page.locator('body').press('Shift+E');
  await eventually(status).toBe('open');
  expect(errors).toEqual([]);
  await close();
});

test('two keys lead anywhere, and neither acts while one types', async () => {
  const { page, guest, errors, close } = await desk.inbox();
  await guest('Where is my parcel?');
  const { rows, composer } = partsOf(page);
  await rows.first().click();
  await composer.fill('');
  await composer.pressSequentially('go c');
  expect(await composer.inputValue()).toBe('go c');
  await composer.press('Escape');
  const go = async (keys: string, to: RegExp) => {
    await page.locator('body').focus();
    // One right after the other: the second belongs to the first for a second and a half alone.
    await page.keyboard.type(keys);
    await eventually(() => page.url()).toMatch(to);
  };
  await go('gc', /\/contacts/);
  await go('gf', /\/faqs/);
  await go('gs', /\/settings/);
  await go('gm', /\/inbox\?view=mine$/);
  await rows.first().waitFor({ state: 'hidden' });
  await go('gi', /\/inbox$/);
  await rows.first().waitFor();
  expect(errors).toEqual([]);
  await close();
});
