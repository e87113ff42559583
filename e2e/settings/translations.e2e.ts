import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, desktop, openBrowser, openPage, phone, saveBar as bar } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openStack, type Stack } from '../stack.ts';
import { save } from './settings-desk.ts';

let stack: Stack;
let browser: Browser;
let admin: Page;
beforeAll(async () => {
  [stack, browser] = await Promise.all([openStack(), openBrowser()]);
  ({ page: admin } = await openPage(browser));
  await admin.goto(stack.ownerLink);
  await admin.waitForURL('**/inbox');
});
afterAll(async () => {
  await browser?.close();
  await stack?.close();
});

const path = (rest = '') => `${stack.admin}/settings/translations${rest}`;

/** Somebody on the storefront in a language, with the chat open. */
async function visit(locale: string, size?: typeof phone) {
  const opened = await openPage(browser, size);
  await opened.page.goto(`${stack.storefront}/?locale=${locale}`);
  const launcher = opened.page.locator('#chatty-root .launcher');
  const label = await launcher.getAttribute('aria-label');
  await launcher.click();
  const dialog = opened.page.locator('#chatty-root').getByRole('dialog');
  await dialog.waitFor();
  return { ...opened, dialog, label };
}

describe('a storefront in another language', () => {
  test('shows the chat in it, and what the merchant rewords while it is open', async () => {
    const { page, dialog, label, errors } = await visit('de');
    expect(label).toBe('Chatten Sie mit uns');
    await dialog.getByRole('button', { name: /^Fragen Sie uns/ }).waitFor();
    await dialog.getByRole('button', { name: 'Chat schließen' }).waitFor();

    await admin.goto(path('/de/live-chat/conversations'));
    const field = admin.getByRole('group', { name: 'Ask us anything' }).getByRole('textbox');
    await field.fill('Wie können wir helfen?');
    await save(admin);
    await dialog.getByRole('button', { name: /^Wie können wir helfen\?/ }).waitFor();
    const other = await visit('en');
    await other.dialog.getByRole('button', { name: /^Ask us anything/ }).waitFor();
    await other.context.close();

    await admin.getByRole('button', { name: 'Reset “Ask us anything”' }).click();
    await save(admin);
    await dialog.getByRole('button', { name: /^Fragen Sie uns/ }).waitFor();
    expect(errors).toEqual([]);
    await page.close();
  });

  test('tells in it what a message without words brings', async () => {
    const { dialog, context } = await visit('de');
    const files = ['karton.txt', 'etikett.txt'].map((name) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(name),
    }));
    const send = async () => {
      await dialog.locator('input[type=file]').setInputFiles(files);
      await dialog.getByText('etikett.txt').last().waitFor();
      await expect.poll(() => dialog.locator('progress').count()).toBe(0);
      await dialog.getByRole('button', { name: 'Senden' }).click();
    };
    // The chat is there, and not its first look alone.
    await dialog.getByRole('listitem').first().waitFor();
    await dialog.getByRole('button', { name: /^Fragen Sie uns/ }).click();
    await send();
    // The assistant says that it cannot look at files; what is sent then is the latest.
    await dialog
      .getByRole('log')
      .getByText(/^Ich kann keine Dateien ansehen/)
      .waitFor();
    await send();
    await expect.poll(() => dialog.getByRole('log').getByText('karton.txt').count()).toBe(2);
    await dialog.getByRole('button', { name: 'Zurück' }).click();
    await dialog.getByRole('listitem').getByText('2 Dateien: karton.txt, …').waitFor();
    await context.close();
  });

  test('lets the assistant say what the merchant words, in each language', async () => {
    await admin.goto(path('/de/assistant/hand-off'));
    const group = admin.getByRole('group', { name: /^I can’t look at files, so I’m passing them on/ });
    await group.getByRole('textbox', { name: /^One/ }).fill('Mia sieht sich Ihre Datei an.');
    await group.getByRole('textbox', { name: /^Other/ }).fill('Mia sieht sich {count} Dateien an.');
    await save(admin);
    await admin.goto(path('/de/assistant/waiting'));
    const waits = admin.getByRole('group', { name: /^We’re away right now/ });
    await waits.getByRole('textbox').fill('Wir schreiben Ihnen.');
    await waits.getByText('Keep {email}').waitFor();
    await waits.getByRole('textbox').fill('Wir schreiben an {email}.');
    await save(admin);
    const ask = async (locale: string, button: RegExp, files: string[], send: string) => {
      const { dialog, context } = await visit(locale);
      await dialog.getByRole('listitem').first().waitFor();
      await dialog.getByRole('button', { name: button }).click();
      const given = files.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) }));
      await dialog.locator('input[type=file]').setInputFiles(given);
      await dialog
        .getByText(files.at(-1) ?? '')
        .last()
        .waitFor();
      await expect.poll(() => dialog.locator('progress').count()).toBe(0);
      await dialog.getByRole('button', { name: send, exact: true }).click();
      return { log: dialog.getByRole('log'), context };
    };
    const german = await ask('de', /^Fragen Sie uns/, ['a.txt', 'b.txt'], 'Senden');
    await german.log.getByText('Mia sieht sich 2 Dateien an.').waitFor();
    const english = await ask('en', /^Ask us anything/, ['c.txt'], 'Send');
    await english.log.getByText('I can’t look at files, so I’m passing yours on').waitFor();
    await Promise.all([german, english].map((it) => it.context.close()));
    // Goes back to the product’s words.
    await admin.goto(path('/de/assistant/hand-off'));
    await group.getByRole('button', { name: /^Reset/ }).click();
    await save(admin);
    const again = await ask('de', /^Fragen Sie uns/, ['d.txt'], 'Senden');
    await again.log.getByText(/^Ich kann keine Dateien ansehen/).waitFor();
    await again.context.close();
  });

  test.each([
    ['at a desk', undefined],
    ['on a phone', phone],
  ] as const)('is written from right to left in Arabic, and can be used by everybody (%s)', async (name, size) => {
    const { page, dialog, context } = await visit('ar', size);
    await dialog.getByRole('button', { name: 'إغلاق الدردشة' }).waitFor();
    // The first look gives way to the app: what was asked of it alone may be gone.
    await expect.poll(() => dialog.evaluate((it) => getComputedStyle(it).direction)).toBe('rtl');
    expect(await seriousFaults(page, '#chatty-root'), name).toEqual([]);
    await context.close();
  });
});

test('products that stand side by side go on to the left in Arabic, and so do the arrows that move them', async () => {
  const { dialog, context, errors } = await visit('ar');
  await dialog.getByRole('listitem').first().waitFor();
  await dialog.getByRole('button', { name: /^اسألنا عن أي شيء/ }).click();
  const field = dialog.getByRole('textbox').last();
  await field.fill('Show me some jackets');
  await field.press('Enter');
  const products = dialog.getByRole('group', { name: 'المنتجات' });
  const [more, earlier] = ['المزيد من المنتجات', 'المنتجات السابقة'].map((name) =>
    products.getByRole('button', { name }),
  );
  if (!more || !earlier) throw new Error('There are two arrows.');
  await more.waitFor();
  const scrolled = () => products.getByRole('list').evaluate((it) => it.scrollLeft);
  const pointsTo = (at: typeof more) =>
    at.locator('svg').evaluate((it) => {
      const { a, d } = (it instanceof SVGGraphicsElement && it.getScreenCTM()) || { a: 0, d: 0 };
      return Math.sign(a * d);
    });
  const leftOf = async (at: typeof more) => (await at.boundingBox())?.x ?? 0;
  expect(await leftOf(more)).toBeLessThan(await leftOf(earlier));
  expect([await pointsTo(more), await pointsTo(earlier)]).toEqual([-1, -1]);
  expect(await scrolled()).toBe(0);
  expect(await earlier.getAttribute('aria-disabled')).toBe('true');
  await more.click();
  await expect.poll(scrolled).toBeLessThan(-50);
  await expect.poll(() => earlier.getAttribute('aria-disabled')).toBe('false');
  await earlier.click();
  await expect.poll(scrolled).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

describe('the page of a language', () => {
  test('refuses a lost placeholder where it is typed, finds texts by any words, and keeps what is typed', async () => {
    await admin.goto(path('/de'));
    await admin.getByRole('searchbox', { name: 'Search all texts' }).fill('is typing');
    const group = admin.getByRole('group', { name: '{name} is typing' });
    const field = group.getByRole('textbox');
    await field.fill('Jemand schreibt');
    await group.getByText('Keep {name}').waitFor();
    await bar(admin).getByRole('button', { name: 'Save' }).click();
    await bar(admin).getByText('Some texts can’t be shown like this').waitFor();
    await field.fill('schreibt gerade: ');
    await field.press('End');
    await group.getByRole('button', { name: 'Insert {name}' }).click();
    expect(await field.inputValue()).toBe('schreibt gerade: {name}');
    await save(admin);
    await admin.reload();
    await admin.getByRole('combobox', { name: 'Show' }).click();
    await admin.getByRole('option', { name: 'Your own wording' }).click();
    await group.getByText('Your wording').waitFor();
  });

  test('has a field for each plural form of the language, with a number that takes it', async () => {
    await admin.goto(path('/ar/live-chat/conversations'));
    const group = admin.getByRole('group', { name: '{count} new messages' });
    for (const label of ['Zero, such as 0', 'One, such as 1', 'Two, such as 2', 'Few, such as 3', 'Many, such as 11']) {
      await group.getByRole('textbox', { name: label }).waitFor();
    }
    const field = group.getByRole('textbox').first();
    expect(await field.evaluate((it) => getComputedStyle(it).direction)).toBe('rtl');
  });

  test.each([
    ['at a desk', desktop],
    ['on a phone', phone],
  ] as const)('and the list of languages can be used by everybody (%s)', async (name, size) => {
    await admin.setViewportSize(size);
    await admin.goto(path());
    await admin.getByRole('link', { name: /German/ }).waitFor();
    expect(await seriousFaults(admin), name).toEqual([]);
    for (const rest of ['/de/order-tracking', '/ar/live-chat/waiting']) {
      await admin.goto(path(rest));
      await admin.getByRole('searchbox', { name: 'Search all texts' }).waitFor();
      await admin.getByRole('group').first().waitFor();
      expect(await seriousFaults(admin), `${rest} ${name}`).toEqual([]);
      expect(await admin.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await admin.setViewportSize(desktop);
  });

  test('adds and removes languages, and takes a file whole or not at all', async () => {
    await admin.goto(path());
    await admin.getByRole('button', { name: 'Add language' }).click();
    await admin.getByRole('combobox', { name: 'Language' }).fill('Danish');
    await admin.getByRole('option', { name: 'Danish' }).click();
    await admin.getByRole('button', { name: 'Add', exact: true }).click();
    await admin.getByRole('link', { name: /Danish/ }).waitFor();
    await admin.getByRole('button', { name: 'More for Danish' }).click();
    await admin.getByRole('menuitem', { name: 'Import from CSV' }).click();
    const csv = 'key,form,translation\nliveChatSend,,Afsted\nnoSuchText,,Hov\n';
    const file = { name: 'da.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await admin.getByLabel('CSV file').setInputFiles(file);
    await admin.getByRole('dialog').getByRole('button', { name: 'Import from CSV' }).click();
    await admin.getByText('line 3: There is no text “noSuchText”.').waitFor();
    await admin.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await admin.getByRole('button', { name: 'More for Danish' }).click();
    await admin.getByRole('menuitem', { name: 'Remove' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await admin.getByRole('link', { name: /Danish/ }).waitFor({ state: 'detached' });
  });
});
