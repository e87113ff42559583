import { contactMethods, type ContactMethod, weekdays } from '@chatty/contract/settings/options';
import { contactNames } from '@chatty/contract/default-texts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveBar as bar } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { type ContactDesk, none, on, onPhones, openContactDesk, pasted, ways } from './contact-desk.ts';

let desk: ContactDesk;
beforeAll(async () => {
  desk = await openContactDesk();
});
afterAll(() => desk?.close());

beforeEach(() =>
  desk.save({
    typeWorking: 'always',
    contactMethod: none,
    contactMethodOrder: [...contactMethods],
    defaultContactMethod: 'liveChat',
    isEnableCustomPhone: false,
    isEnableCustomZalo: false,
  }),
);
const row = (page: Page, method: ContactMethod) => page.locator(`[data-method="${method}"]`);
const toggle = (page: Page, method: ContactMethod) =>
  page.getByRole('switch', { name: `Offer ${contactNames[method]}`, exact: true });
/** What the merchant calls a method. */
const ours = (method: ContactMethod) => `By ${contactNames[method]}`;
async function save(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await bar(page).waitFor({ state: 'detached' });
}
const openCard = async (options = {}) => {
  const page = await desk.open('/widget/appearance', options);
  await toggle(page, 'whatsApp').waitFor({ state: 'attached' });
  return page;
};
describe('each method', () => {
  test('is set in the admin and leads visitors to its place, on a desktop and on a phone', async () => {
    const page = await openCard();
    for (const method of contactMethods) {
      const [label, text] = pasted[method];
      await toggle(page, method).check({ force: true });
      await row(page, method).getByRole('textbox', { name: label, exact: true }).fill(text);
      await row(page, method).getByRole('textbox', { name: 'Title', exact: true }).fill(ours(method));
    }
    expect(await seriousFaults(page)).toEqual([]);
    await save(page);
    // What was pasted stands there in its form.
    expect(await row(page, 'messenger').getByRole('textbox', { name: 'Facebook page' }).inputValue()).toBe(
      'alpine.goods',
    );
    const tryOut = row(page, 'instagram').getByRole('link', { name: 'Try the link: Instagram' });
    expect(await tryOut.getAttribute('href')).toBe('https://www.instagram.com/alpine/');
    await page.context().close();

    const atDesk = await desk.visit();
    const others: string[] = [];
    atDesk.page.on('request', (it) => others.push(new URL(it.url()).hostname));
    for (const method of contactMethods) {
      const name = ours(method);
      const [, , link] = pasted[method];
      if (!onPhones.includes(method)) {
        const way = atDesk.dialog.getByRole('link', { name, exact: true });
        expect(await way.getAttribute('href'), method).toBe(link);
        continue;
      }
      const way = atDesk.dialog.getByRole('button', { name, exact: true });
      await way.click();
      expect(await way.getAttribute('aria-expanded')).toBe('true');
      const panel = atDesk.dialog.getByRole('group', { name, exact: true });
      await panel.getByRole('img', { name: `QR code: ${name}` }).waitFor();
      expect(await panel.getByRole('link', { name: `Open ${name}` }).getAttribute('href'), method).toBe(link);
    }
    expect(await seriousFaults(atDesk.page, '#chatty-root')).toEqual([]);
    // Nothing of a third party is asked for before the visitor goes there.
    expect(others.filter((it) => it !== 'localhost')).toEqual([]);
    await atDesk.context.close();

    const onPhone = await desk.visit('phone');
    await onPhone.dialog.getByRole('link', { name: ours('tiktok') }).waitFor();
    expect(await ways(onPhone.page)).toEqual(
      contactMethods.map((method) => {
        const [, , link, phoneLink = link] = pasted[method];
        const isPage = phoneLink.startsWith('https://');
        return {
          name: ours(method),
          href: phoneLink,
          target: isPage ? '_blank' : null,
          rel: isPage ? 'noopener noreferrer' : null,
        };
      }),
    );
    expect(await fits(onPhone.page)).toBe(true);
    expect(await seriousFaults(onPhone.page, '#chatty-root')).toEqual([]);
    await onPhone.context.close();
  });

  test('that is on must lead somewhere; what is unfinished stays while it is off', async () => {
    const page = await openCard();
    await toggle(page, 'email').check({ force: true });
    const field = page.getByRole('textbox', { name: 'Email address' });
    await field.fill('help@');
    await bar(page).getByRole('button', { name: 'Save' }).click();
    await row(page, 'email').getByText('Email is invalid').waitFor();
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    await toggle(page, 'email').uncheck({ force: true });
    await save(page);
    await page.reload();
    await toggle(page, 'email').check({ force: true });
    expect(await field.inputValue()).toBe('help@');
    await page.context().close();
  });

  test('with a number of few digits or letters, and with a whole address of Zalo, by their switches', async () => {
    const page = await openCard();
    await toggle(page, 'phoneCall').check({ force: true });
    await page.getByRole('textbox', { name: 'Phone number', exact: true }).fill('1-800-FLOWERS');
    await toggle(page, 'zalo').check({ force: true });
    await bar(page).getByRole('button', { name: 'Save' }).click();
    await row(page, 'phoneCall').getByText('Phone number is invalid').waitFor();
    await page.getByRole('switch', { name: 'Dial it as typed' }).check({ force: true });
    await page.getByRole('switch', { name: 'Use a Zalo link instead' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Zalo link' }).fill('oa.zalo.me/alpine');
    await save(page);
    await page.context().close();
    const visitor = await desk.visit('phone');
    await visitor.dialog.getByRole('link', { name: 'Zalo' }).waitFor();
    expect((await ways(visitor.page)).map((it) => it.href)).toEqual(['tel:18003569377', 'https://oa.zalo.me/alpine']);
    await visitor.context.close();
  });
});

describe('the order', () => {
  test('is changed by the keyboard alone, said aloud, and seen at once where the chat is open', async () => {
    await desk.save({ contactMethod: { whatsApp: on('+15550109999'), email: on('help@alpine.example') } });
    const visitor = await desk.visit('phone');
    const names = async () => (await ways(visitor.page)).map((it) => it.name);
    await expect.poll(names).toEqual(['WhatsApp', 'Email']);

    const page = await openCard();
    const grip = page.getByRole('button', { name: 'Move: Email', exact: true });
    await grip.focus();
    for (const place of [3, 2, 1]) {
      await page.keyboard.press('ArrowUp');
      await page
        .getByRole('status')
        .getByText(`Email: moved to position ${place} of 11.`)
        .waitFor({ state: 'attached' });
      await grip.and(page.locator(':focus')).waitFor();
    }
    await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: 'More actions: TikTok' }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await save(page);
    const { contactMethodOrder: order } = (await desk.api('GET /settings/widget')).data;
    expect([order[0], order.at(-1), order.at(-2)]).toEqual(['email', 'sms', 'tiktok']);
    await expect.poll(names).toEqual(['Email', 'WhatsApp']);
    await Promise.all([page.context().close(), visitor.context.close()]);
  });

  test('is changed by dragging', async () => {
    const page = await openCard();
    const grip = page.getByRole('button', { name: 'Move: TikTok', exact: true });
    await grip.scrollIntoViewIfNeeded();
    const from = await grip.boundingBox();
    const to = await row(page, 'line').boundingBox();
    if (!from || !to) throw new Error('The rows are not there.');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, to.y + 4, { steps: 8 });
    await page.mouse.up();
    await save(page);
    const { contactMethodOrder: order } = (await desk.api('GET /settings/widget')).data;
    expect(order.indexOf('tiktok')).toBe(contactMethods.indexOf('line'));
    await page.context().close();
  });
});

describe('the default method', () => {
  test('stands before the chat, and the chat stands first again when it goes off', async () => {
    await desk.save({ contactMethod: { line: on('@alpine', 'Ask us on LINE'), email: on('help@alpine.example') } });
    const page = await openCard();
    await page.getByRole('combobox', { name: 'Default method' }).click();
    await page.getByRole('option', { name: 'Ask us on LINE' }).click();
    await save(page);

    const visitor = await desk.visit('phone');
    const way = visitor.dialog.getByRole('link', { name: 'Ask us on LINE' });
    const ask = visitor.dialog.getByRole('button', { name: /^Ask us anything/ });
    await way.waitFor();
    const top = async (at: typeof way) => (await at.boundingBox())?.y ?? Number.NaN;
    expect(await top(way)).toBeLessThan(await top(ask));
    expect(await ways(visitor.page)).toMatchObject([{ name: 'Ask us on LINE' }, { name: 'Email' }]);

    await toggle(page, 'line').uncheck({ force: true });
    await page.getByText('LINE is off, so live chat is the default method again.').waitFor({ state: 'attached' });
    expect(await page.getByRole('combobox', { name: 'Default method' }).inputValue()).toBe('Live chat');
    await save(page);
    await way.waitFor({ state: 'detached' });
    expect((await desk.api('GET /settings/widget')).data.defaultContactMethod).toBe('liveChat');
    await Promise.all([page.context().close(), visitor.context.close()]);
  });
});

describe('a visitor', () => {
  test('copies an address, or scans it; without what draws the code the address is left', async () => {
    await desk.save({ contactMethod: { telegram: on('alpine_goods'), sms: on('+15550109999') } });
    const visitor = await desk.visit();
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitor.dialog.getByRole('button', { name: 'Telegram' }).click();
    const panel = visitor.dialog.getByRole('group', { name: 'Telegram' });
    await panel.getByRole('button', { name: 'Copy' }).click();
    await panel.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await visitor.page.evaluate(() => navigator.clipboard.readText())).toBe('https://t.me/alpine_goods');
    await visitor.page.keyboard.press('Tab');
    await visitor.dialog.getByRole('button', { name: 'Telegram' }).click();
    await panel.waitFor({ state: 'detached' });
    await visitor.context.close();

    const unlucky = await desk.visit('desktop', (page) => page.route('**/chatbox/qr-code-*', (it) => it.abort()));
    await unlucky.dialog.getByRole('button', { name: 'Text message' }).click();
    const left = unlucky.dialog.getByRole('group', { name: 'Text message' });
    await left.getByText('+15550109999', { exact: true }).waitFor();
    await left.getByText('Scan this').waitFor({ state: 'detached' });
    await unlucky.context.close();
  });

  test('is offered them where nobody is there: below those words, and in a conversation that waits', async () => {
    await desk.save({
      typeWorking: 'custom',
      customTime: weekdays.map((label) => ({ label, isSelect: false, timeStart: '09:00', timeEnd: '17:00' })),
      contactMethod: { whatsApp: on('+15550109999') },
    });
    const visitor = await desk.visit();
    const { dialog } = visitor;
    const cards = async () => {
      // Whoever has just left the admin may count as there for a moment.
      await visitor.page.reload();
      await dialog.getByRole('region', { name: 'Contact us' }).waitFor();
      return dialog.locator('.home-cards > *').evaluateAll((them) => them.map((it) => it.className.split(' ').at(-1)));
    };
    await expect.poll(async () => (await cards())[0]).toBe('contact-us');
    await visitor.begin();
    await visitor.say('I need help with a gift');
    await visitor.sent().waitFor();
    await dialog.getByRole('button', { name: 'Talk to a person' }).first().click();
    const away = dialog.getByRole('region', { name: 'Other ways to reach us' });
    await away.getByRole('button', { name: 'WhatsApp' }).click();
    await away.getByRole('img', { name: 'QR code: WhatsApp' }).waitFor();
    expect(await seriousFaults(visitor.page, '#chatty-root')).toEqual([]);
    await visitor.context.close();
  });

  test('reads long titles, from right to left too, and in the dark', async () => {
    const title = 'Schreiben Sie uns jederzeit, auch an Sonntagen und Feiertagen'.slice(0, 60);
    const long = Object.fromEntries(contactMethods.map((it) => [it, { active: false, value: '', title }]));
    await desk.save({
      contactMethod: {
        ...long,
        messenger: on('alpine', title),
        email: on('help@alpine.example', 'x'.repeat(60)),
      },
      colorMode: 'dark',
    });
    const visitor = await desk.visit('phone', async (page) => {
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.dir = 'rtl';
        }),
      );
    });
    const way = visitor.dialog.getByRole('link', { name: title });
    await way.waitFor();
    const box = await way.boundingBox();
    const sign = await way.locator('.way-sign').boundingBox();
    expect((sign?.x ?? 0) + (sign?.width ?? 0)).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) / 2);
    expect(await fits(visitor.page)).toBe(true);
    const scroll = visitor.dialog.locator('.scroll');
    expect(await scroll.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
    expect(await seriousFaults(visitor.page, '#chatty-root')).toEqual([]);
    await visitor.context.close();
    await desk.save({ colorMode: 'light' });
  });
});

test('the card of the admin fits a phone', async () => {
  await desk.save({ contactMethod: { whatsApp: on('+15550109999', 'x'.repeat(60)), zalo: on('0901234567') } });
  const page = await openCard({ viewport: { width: 375, height: 740 } });
  expect(await fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  await page.context().close();
});
