import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('a reply can be taken back for the seconds that its writer chose, and leaves when the page is closed', async () => {
  const { page, guest, errors, close } = await desk.inbox();
  const visitor = await guest('When does it ship?');
  const { rows, thread, composer, button } = partsOf(page);
  await rows.first().click();
  await button('Reply options').click();
  await page.getByRole('menuitemradio', { name: 'For 10 seconds' }).click();

  await composer.fill('On Mnday');
  await page.locator('input[type=file]').setInputFiles({
    name: 'plan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('the plan'),
  });
  await button('Send').click();
  await thread.getByText(/^Sends in \d+ s$/).waitFor();
  await thread.getByRole('button', { name: 'Undo' }).click();
  await eventually(() => composer.inputValue()).toBe('On Mnday');
  await page.getByRole('list', { name: 'Attached files' }).getByText('plan.txt').waitFor();
  expect(await visitor.reads()).toEqual(['When does it ship?']);

  await composer.fill('On Monday');
  await button('Send').click();
  await thread.getByRole('button', { name: 'Undo' }).waitFor();
  await page.goto('about:blank');
  await eventually(() => visitor.reads()).toEqual(['When does it ship?', 'On Monday']);
  expect(errors).toEqual([]);
  await close();
});
