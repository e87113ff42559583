import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { type InboxDesk, openInboxDesk, partsOf } from './inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(20);

describe.each(Object.entries({ desktop, phone }))('on a %s', (name, size) => {
  test('the login can be used by everybody', async () => {
    const { page, context } = await desk.stranger(size);
    await page.goto(`${desk.origin}/login`);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('This field is required').first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    await context.close();
  });

  test('so can the inbox, with nothing in it and with much too long words', async () => {
    const { page, guest, owner, errors, close } = await desk.inbox({ size });
    const { rows, thread, composer, button } = partsOf(page);
    await page.getByText('All quiet').waitFor();
    expect(await seriousFaults(page)).toEqual([]);

    const visitor = await guest(longWord);
    await visitor.say('word '.repeat(1_600).trim());
    await owner.api('PUT /contacts/:id', { params: { id: visitor.contactId }, body: { name: longWord.slice(0, 120) } });
    await rows.first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    expect(await fits(page)).toBe(true);

    await rows.first().click();
    await thread.getByText('word word').waitFor();
    await page.getByRole('radiogroup', { name: 'Write' }).getByText('Private note').click();
    await composer.fill(longWord);
    expect(await seriousFaults(page)).toEqual([]);
    expect(await fits(page)).toBe(true);

    if (name === 'phone') {
      await button('Show the customer').click();
      await page.getByRole('dialog', { name: 'Customer' }).getByRole('heading', { name: 'Cart' }).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Back to the list' }).click();
      await rows.first().waitFor();
    }
    expect(errors).toEqual([]);
    await close();
  });

  test('so can its menus, its keys and the page for unknown addresses', async () => {
    const { page, guest, close } = await desk.inbox({ size });
    const { rows, button } = partsOf(page);
    await guest('Hello?');
    await rows.first().waitFor();
    await button('Filters').click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByLabel('Priority').selectOption('Urgent');
    await rows.first().waitFor({ state: 'detached' });
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await filters.waitFor({ state: 'hidden' });
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove filter Priority: Urgent' }).click();
    await rows.first().waitFor();
    for (const menu of [/^Status/, /^Sort/, /^User menu/]) {
      await button(menu).click();
      await page.getByRole('menu').waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'hidden' });
    }
    await button('Show keyboard shortcuts').click();
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.goto(`${desk.origin}/no/such/page`);
    await page.getByRole('heading', { name: "The page you're looking for couldn't be found" }).waitFor();
    expect(await page.title()).toBe('Not Found');
    expect(await seriousFaults(page)).toEqual([]);
    await close();
  });
});
