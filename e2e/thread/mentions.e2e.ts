import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { routeAtOnce } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('a teammate is mentioned in a note by keyboard, and is told of it', async () => {
  const { page, guest, shop, errors, close } = await desk.inbox({ path: null });
  const tom = await shop.member({ name: 'Tom Berg', role: 'member' });
  await shop.member({ name: 'Zoë Åkesson', role: 'member' });
  await guest('Is the blue one back?');
  await page.goto(`${desk.origin}/inbox`);
  const { rows, thread, composer } = partsOf(page);
  await rows.first().click();
  await composer.waitFor();
  const list = page.getByRole('listbox', { name: 'Mention a teammate' });

  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: /^Private note/ }).waitFor();
  await composer.pressSequentially('Ask @');
  await list.getByRole('option', { name: /Tom Berg/ }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  expect(await list.getByRole('option').count()).toBe(2);
  await page.keyboard.press('ArrowDown');
  await list.getByRole('option', { name: /Zoë/, selected: true }).waitFor();

  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  expect(await composer.inputValue()).toBe('Ask @');
  await page.keyboard.press('Backspace');
  await composer.pressSequentially('@be');
  await page.keyboard.press('Enter');
  // Whoever types fast goes on behind the name.
  await page.keyboard.type('about it');
  expect(await composer.inputValue()).toBe('Ask @Tom Berg about it');
  await page.keyboard.press('Enter');
  await thread.locator('strong', { hasText: '@Tom Berg' }).waitFor();
  await expect
    .poll(() => desk.services.mails.filter((it) => it.to === tom.email && /mentioned you/.test(it.subject)).length, {
      timeout: 20_000,
    })
    .toBe(1);
  expect(errors).toEqual([]);
  await close();
});

test('where emoji cannot be loaded, that is said, and what is typed can be sent as it is', async () => {
  const { page, guest, close } = await desk.inbox();
  const visitor = await guest('Are you open?');
  await routeAtOnce(page, '**/emoji-grid-*.js', (route) => route.abort());
  await page.goto(`${desk.origin}/inbox/${visitor.conversationId}`);
  const { composer } = partsOf(page);
  await composer.pressSequentially('Until 5 :smile');
  await page.getByText('Couldn’t load emoji').first().waitFor();
  await composer.press('Enter');
  await eventually(() => visitor.reads()).toEqual(['Are you open?', 'Until 5 :smile']);
  await close();
});
