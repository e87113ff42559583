import { newId } from '@chatty/contract/new-id';
import type { TestMember, TestShop } from '../../apps/server/src/test-kit/test-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { desktop, phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { goTo, visit } from './visits.ts';

let desk: InboxDesk;
let shop: TestShop;
/** The admin of most tests: each signs in anew, and how often one may is limited. */
let robin: TestMember;
beforeAll(async () => {
  desk = await openInboxDesk();
  shop = await desk.services.shop();
  robin = await shop.member({ name: 'Robin Alder', owner: true });
});
afterAll(() => desk?.close());

describe('the navigation', () => {
  test('leads everywhere, out of the app too, and marks where one is', async () => {
    const { page, close } = await visit(desk, robin);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Settings' }).waitFor();
    const names = await main.getByRole('listitem').allInnerTexts();
    expect(names.map((it) => it.trim())).toEqual([
      'Inbox',
      'Contacts',
      'FAQs',
      'Chatbox',
      'AI assistant',
      'Automation',
      'Settings',
    ]);
    await main.getByRole('link', { name: 'FAQs' }).click();
    await page.getByRole('link', { name: 'Add FAQ' }).first().click();
    await page.getByRole('heading', { name: 'Add FAQ' }).waitFor();
    expect(await main.locator('[aria-current=page]').innerText()).toBe('FAQs');
    for (const name of ['Shop admin', 'View storefront']) {
      const link = main.getByRole('link', { name });
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('href')).toMatch(/^https:/);
    }
    await close();
  });

  test('collapses to icons, which an admin’s browser remembers', async () => {
    const { page, close } = await visit(desk, robin);
    await page.getByRole('button', { name: 'Collapse navigation' }).click();
    await page.reload();
    const main = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Expand navigation' }).waitFor();
    expect((await main.boundingBox())?.width).toBeLessThan(80);
    await main.getByRole('link', { name: 'FAQs' }).click();
    await page.getByRole('heading', { name: 'FAQs', level: 1 }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Expand navigation' }).click();
    await page.waitForFunction(() => (document.querySelector('nav')?.clientWidth ?? 0) > 150);
    await close();
  });

  test('is compact for members and the installed app, which have the whole window', async () => {
    const cases = [
      { who: await shop.member({ role: 'member' }), how: {} },
      { who: robin, how: { installed: true } },
    ];
    for (const { who, how } of cases) {
      const { page, close } = await visit(desk, who, how);
      await page.getByRole('heading', { name: 'Inbox' }).waitFor();
      expect(await page.getByRole('banner').count()).toBe(0);
      expect(await page.getByRole('button', { name: /navigation/ }).count()).toBe(0);
      const isOut = 'installed' in how ? 0 : 1;
      expect(await page.getByRole('link', { name: 'View storefront' }).count()).toBe(isOut);
      await goTo(page, '/profile');
      await page.getByRole('banner').waitFor();
      await page.setViewportSize(phone);
      const bar = page.getByRole('navigation', { name: 'Main' });
      await bar.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
      expect(Math.round((await bar.boundingBox())?.y ?? 0)).toBeGreaterThan(phone.height - 70);
      await bar.getByRole('button', { name: /^User menu of/ }).click();
      await page.getByRole('menuitem', { name: 'My account' }).waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await close();
    }
  });
});

describe('the user menu', () => {
  test('goes to another shop of the person, and nothing of the first is left on the screen', async () => {
    const [first, second] = [await desk.services.shop(), await desk.services.shop()];
    const person = await first.member({ name: 'Robin Alder' });
    const { db } = desk.services.services;
    await db.updateTable('shops').set({ name: 'Harbour Lights' }).where('id', '=', second.id).execute();
    await db
      .insertInto('members')
      .values({
        shop_id: second.id,
        id: newId(),
        auth_id: person.authId,
        full_name: 'Robin Alder',
        email: person.email,
        role: 'member',
      })
      .execute();
    const token = await desk.services.services.sessions.makeLink(person.email, { shopId: first.id });
    const { page, context, errors } = await desk.stranger();
    await page.goto(`${desk.origin}/sign-in/link?token=${encodeURIComponent(token)}`);
    await page.getByRole('link', { name: 'FAQs' }).click();
    await page.getByRole('heading', { name: 'FAQs', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'User menu of Robin Alder' }).click();
    await page.getByText(person.email).waitFor();
    expect(await page.getByRole('banner').innerText()).toContain('Test shop');
    await page.getByRole('menuitem', { name: /Harbour Lights/ }).click();
    // A member there: the FAQs are not theirs, and the compact navigation is.
    await page.getByRole('heading', { name: 'Inbox' }).waitFor();
    await page.getByRole('link', { name: 'FAQs' }).waitFor({ state: 'detached' });
    // No top bar here: the shop is told by its mark above the navigation.
    await page.getByRole('navigation').getByRole('img', { name: 'Harbour Lights' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('has away mode in line with its neighbors, with an icon and a switch', async () => {
    const { page, close } = await visit(desk, robin);
    await page.getByRole('button', { name: 'User menu of Robin Alder' }).click();
    const away = page.getByRole('menuitemcheckbox', { name: 'Away mode' });
    const account = page.getByRole('menuitem', { name: 'My account' });
    const iconOf = async (it: typeof away) => Math.round((await it.locator('svg').first().boundingBox())?.x ?? -1);
    const textOf = (it: typeof away, words: string) =>
      it.evaluate((item, text) => {
        const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
        while (walker.nextNode() && walker.currentNode.textContent !== text);
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        return Math.round(range.getBoundingClientRect().x);
      }, words);
    await away.waitFor();
    await expect.poll(() => iconOf(away)).toBe(await iconOf(account));
    expect(await textOf(away, 'Away mode')).toBe(await textOf(account, 'My account'));
    const thumb = () =>
      away.evaluate((it) => getComputedStyle(it.querySelector('[data-on]') ?? it, '::before').transform);
    const off = await thumb();
    await away.click();
    await expect.poll(thumb).not.toBe(off);
    await away.click();
    await expect.poll(thumb).toBe(off);
    await close();
  });

  test('does not log out over something unsaved: the save bar shakes and all stays', async () => {
    const { page, close } = await visit(desk, robin);
    await goTo(page, '/faqs/addFaq');
    await page.getByRole('textbox', { name: 'Question' }).fill('Do you ship to islands?');
    await page.getByRole('button', { name: 'User menu of Robin Alder' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByText('Save or discard your changes before you leave.').waitFor({ state: 'attached' });
    expect(await page.getByRole('textbox', { name: 'Question' }).inputValue()).toBe('Do you ship to islands?');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'User menu of Robin Alder' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await close();
  });
});

test('staff of the provider see on every page that they are in a support session', async () => {
  const { page, close } = await visit(desk, robin, { isCrmLogin: true });
  for (const path of ['/inbox', '/faqs', '/dev_zone', '/nowhere']) {
    await goTo(page, path);
    await page.getByText('Support session for Test shop').waitFor();
  }
  expect(await seriousFaults(page)).toEqual([]);
  await close();
});

test('without a connection the bar says so, and how much waits to be sent only while something does', async () => {
  const { page, guest, close } = await desk.inbox();
  const visitor = await guest('Hello?');
  let away = true;
  await page.routeWebSocket(/.*/, (it) => void (away ? it.close() : it.connectToServer()));
  await page.route('**/messages', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await page.goto(`${desk.origin}/inbox/${visitor.conversationId}`);
  await page.getByText('Offline. Reconnecting…', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: /^Reply to the visitor/ }).fill('On my way');
  await page.keyboard.press('Enter');
  await page.getByText('Offline. 1 queued until you’re back. Reconnecting…').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.unroute('**/messages');
  away = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText(/^Offline/).waitFor({ state: 'detached' });
  await expect.poll(() => visitor.reads()).toEqual(['Hello?', 'On my way']);
  await close();
});

test('the footer comes after a second, and the inbox has none', async () => {
  const { page, close } = await visit(desk, robin);
  await goTo(page, '/faqs');
  await page.getByText('Created by Chatty with love').waitFor();
  await goTo(page, '/inbox');
  await page.getByText('Created by Chatty with love').waitFor({ state: 'detached' });
  await close();
});

test('the closed menu of a phone is out of reach, and opens and closes', async () => {
  const { page, close } = await visit(desk, robin, { size: phone });
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  expect(await page.getByRole('link', { name: 'FAQs' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'FAQs' }).click();
  await page.getByRole('heading', { name: 'FAQs', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Settings' }).waitFor({ state: 'detached' });
  await page.setViewportSize(desktop);
  await page.getByRole('link', { name: 'Settings' }).waitFor();
  await close();
});
