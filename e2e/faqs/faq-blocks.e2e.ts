import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { type Browser, openBrowser, openPage, phone, routeAtOnce } from '../browser.ts';
import { visitorOf } from '../chatbox/visitor.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openStack, type Stack } from '../stack.ts';

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

const soon = { timeout: 20_000 };

/** Begins a block as a merchant does: its name, and the first FAQs that are offered. */
async function begin(name: string, picks: number): Promise<void> {
  await admin.goto(`${stack.admin}/faqs/faqBlock`);
  await admin.getByRole('link', { name: 'Add FAQ block' }).first().click();
  await admin.getByRole('textbox', { name: 'Name' }).fill(name);
  await admin.getByRole('textbox', { name: 'Title' }).fill(`Title of ${name}`);
  for (let n = 0; n < picks; n += 1) {
    await admin.getByRole('combobox', { name: 'Add a question' }).click();
    await admin.getByRole('option').first().click();
  }
}

/** Saves it by the keyboard, and answers its id. */
async function save(): Promise<string> {
  await admin.keyboard.press('Control+s');
  await admin.getByText('FAQ block added').waitFor();
  await admin.waitForURL('**/edit-faqs-block/*');
  return admin.url().split('/').at(-1) ?? '';
}

const html = async (path: string) => (await fetch(stack.storefront + path)).text();
const sections = (page: string) => page.match(/<section\s+class="chatty-block"/g)?.length ?? 0;
const product = async () => /\/products\/[\w-]+/.exec(await html('/collections/jackets'))?.[0] ?? '';

async function visit(path: string, size?: typeof phone) {
  const opened = await openPage(browser, size);
  await opened.page.goto(stack.storefront + path, { waitUntil: 'load' });
  return { ...opened, block: opened.page.locator('.chatty-block') };
}

describe('a block of FAQs', () => {
  test('shows on every product page, opens by keyboard, asks for nothing, and leads into the chat', async () => {
    await begin('On products', 3);
    await admin.getByRole('list', { name: 'Picked questions' }).waitFor();
    await admin.frameLocator('iframe[title^="How the block"]').getByText('Title of On products').waitFor();
    await admin.getByText('Shows 3 of 3 published FAQs.').waitFor();
    await save();
    const path = await product();
    await expect.poll(async () => sections(await html(path)), soon).toBe(1);
    expect(sections(await html('/'))).toBe(0);
    expect(sections(await html('/collections/jackets'))).toBe(0);

    const asked: string[] = [];
    const { page, context, block, errors } = await openPage(browser).then(async (opened) => {
      opened.page.on('request', (it) => asked.push(it.url()));
      await opened.page.goto(stack.storefront + path, { waitUntil: 'load' });
      return { ...opened, block: opened.page.locator('.chatty-block') };
    });
    await block.getByRole('heading', { name: 'Title of On products' }).waitFor();
    await block.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await block.locator('details[open] .chatty-block-answer').waitFor();
    expect(asked.filter((it) => it.startsWith(stack.admin))).toEqual([]);
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((it) =>
      JSON.parse(it),
    );
    expect(data.filter((it) => it['@type'] === 'FAQPage').map((it) => it.mainEntity.length)).toEqual([3]);

    await block.getByRole('link', { name: 'Chat with us' }).click();
    await visitorOf(page).composer.or(page.getByRole('dialog')).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('is read in the language of the page, as the merchant translates it', async () => {
    const path = await product();
    await expect.poll(() => html(`${path}?locale=de`), soon).toContain('War das hilfreich?');
    expect(await html(path)).not.toContain('War das hilfreich?');
    await admin.goto(`${stack.admin}/settings/translations/de/faqs`);
    const title = admin.getByRole('group', { name: 'Title of On products' });
    await title.getByRole('textbox').fill('Häufige Fragen zu Produkten');
    const bar = admin.getByRole('region', { name: 'Unsaved changes' });
    await bar.getByRole('button', { name: 'Save' }).click();
    await bar.waitFor({ state: 'hidden' });
    await expect.poll(() => html(`${path}?locale=de`), soon).toContain('Häufige Fragen zu Produkten');
    for (const locale of ['en', 'ar']) expect(await html(`${path}?locale=${locale}`)).toContain('Title of On products');
  });

  test('shows on the pages that it names, and by its id wherever the theme has it', async () => {
    await begin('On some pages', 0);
    await admin.getByRole('radio', { name: 'All featured FAQs' }).check();
    await admin.getByRole('radio', { name: 'Some pages', exact: true }).check();
    await admin.getByRole('textbox', { name: 'Pages' }).fill(`${stack.storefront}/pages/about?x=1`);
    const id = await save();
    await expect.poll(async () => sections(await html('/pages/about')), soon).toBe(1);
    expect(sections(await html('/pages/warranty'))).toBe(0);
    expect(sections(await html(`/pages/warranty?block.block_id=${id}`))).toBe(1);
    expect(await html(`/?block.block_id=${id}&block.title=${encodeURIComponent('Mine {{ shop.name }}')}`)).toContain(
      'Mine {{ shop.name }}',
    );

    await admin.getByRole('switch', { name: 'Show this block in the store' }).click();
    await admin.keyboard.press('Control+s');
    await expect.poll(async () => sections(await html('/pages/about')), soon).toBe(0);
    await admin.getByRole('button', { name: 'Delete' }).click();
    await admin.getByText('FAQ block deleted').waitFor();
    await expect.poll(() => admin.getByRole('list', { name: 'FAQ blocks' }).getByText('On some pages').count()).toBe(0);
  });

  test('shows on the products that are chosen by their names', async () => {
    await begin('On one product', 1);
    await admin.getByRole('radio', { name: 'Pages of some products' }).check();
    const field = admin.getByRole('combobox', { name: 'Products' });
    const path = await product();
    const title = /<h1>([^<]+)</.exec(await html(path))?.[1] ?? '';
    await field.fill(title);
    await admin.getByRole('option', { name: title, exact: true }).click();
    await save();
    await expect.poll(async () => await html(path), soon).toContain('Title of On one product');
    // The closer block stands above the one for all products.
    const page = await html(path);
    expect(page.indexOf('Title of On one product')).toBeLessThan(page.indexOf('Title of On products'));
    expect(page.match(/"FAQPage"/g)).toHaveLength(1);
    const other = (await html('/collections/kitchen')).match(/\/products\/[\w-]+/)?.[0] ?? '';
    expect(await html(other)).not.toContain('Title of On one product');
  });

  test('comes first in the chat on the page of its product, and of a product of its collection', async () => {
    const add = async (question: string) => {
      await admin.goto(`${stack.admin}/faqs/addFaq`);
      await admin.getByRole('textbox', { name: 'Question' }).fill(question);
      await admin.getByRole('textbox', { name: 'Answer' }).fill('It does.');
      await admin.keyboard.press('Control+s');
      await admin.getByText('FAQ added').waitFor();
    };
    const show = async (question: string, place: string, field: string, choice: string) => {
      await begin(`Chat: ${question}`, 0);
      await admin.getByRole('combobox', { name: 'Add a question' }).fill(question);
      await admin.getByRole('option', { name: question }).click();
      await admin.getByRole('radio', { name: place, exact: true }).check();
      await admin.getByRole('combobox', { name: field }).fill(choice);
      await admin.getByRole('option', { name: choice, exact: true }).click();
      await save();
    };
    const [own, jackets] = ['Does this very jacket have a hood?', 'Does a jacket of ours keep rain out?'];
    await add(own);
    await add(jackets);
    const path = await product();
    await show(jackets, 'Some collections and their products', 'Collections', 'Jackets');
    await show(own, 'Pages of some products', 'Products', /<h1>([^<]+)</.exec(await html(path))?.[1] ?? '');

    const asksOn = async (at: string) => {
      const { page, context } = await visit(at);
      const { open, dialog } = visitorOf(page);
      await open();
      const search = dialog.getByRole('region', { name: 'Search for help' });
      await search.getByRole('listitem').first().waitFor();
      const asks = await search.getByRole('listitem').allTextContents();
      await context.close();
      return asks;
    };
    const [here, there, collection] = [
      await asksOn(path),
      await asksOn('/pages/about'),
      await asksOn('/collections/jackets'),
    ];
    expect([here.indexOf(own), here.indexOf(jackets)]).toEqual([expect.any(Number), here.indexOf(own) + 1]);
    expect(here).toContain(own);
    expect(collection[0]).toBe(jackets);
    expect(there).not.toContain(own);
    expect(there).not.toContain(jackets);
  });

  test.each([
    ['on a desktop', undefined],
    ['on a phone', phone],
  ])('can be used by everybody, and fits the window, %s', async (_, size) => {
    const { page, context, block } = await visit(await product(), size);
    await block.locator('summary').first().click();
    expect(await seriousFaults(page, '.chatty-block')).toEqual([]);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
    await context.close();
  });

  test('works without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(stack.storefront + (await product()));
    await page.locator('.chatty-block summary').first().click();
    await page.locator('.chatty-block details[open]').first().waitFor();
    await context.close();
  });
});

describe('the form of a block', () => {
  test('puts picked questions in order by the keyboard, and takes one out', async () => {
    await begin('In order', 3);
    const list = admin.getByRole('list', { name: 'Picked questions' });
    const names = () => list.locator('li span:not([data-tone])').allTextContents();
    const before = (await names()).filter(Boolean);
    await list
      .getByRole('button', { name: /^Move: / })
      .first()
      .focus();
    await admin.keyboard.press('ArrowDown');
    await expect.poll(async () => (await names()).filter(Boolean)).toEqual([before[1], before[0], before[2]]);
    await expect
      .poll(() => admin.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(`Move: ${before[0]}`);
    await list.getByRole('button', { name: `Remove: ${before[2]}` }).click();
    await expect.poll(async () => (await names()).filter(Boolean)).toEqual([before[1], before[0]]);
  });

  test('finds collections by name, takes a pasted address, and says when it found none or could not look', async () => {
    await begin('Picked collections', 1);
    await admin.getByRole('radio', { name: 'Some collections and their products' }).check();
    const field = admin.getByRole('combobox', { name: 'Collections' });
    await field.fill('xylophone');
    await admin.getByText('No collections found').waitFor();
    await field.fill('kitch');
    await expect.poll(() => admin.getByRole('option').allTextContents()).toEqual(['Camp kitchen', 'Kitchen']);
    await admin.getByRole('option', { name: 'Camp kitchen' }).click();

    const away = '**/api/faq-blocks/collections*';
    await routeAtOnce(admin, away, (route) => route.abort());
    await field.fill('rain');
    await admin.getByRole('alert').getByText('Couldn’t load your collections.').waitFor();
    await field.fill('https://shop.example/fr/collections/bath?page=2');
    await admin.getByRole('option', { name: /^bath$/i }).click();
    await admin.unroute(away);
    await save();
    await admin.reload();
    await admin.getByRole('combobox', { name: 'Collections' }).waitFor();
    for (const title of ['Camp kitchen', 'Bath']) await admin.getByText(title, { exact: true }).first().waitFor();
    expect(await seriousFaults(admin)).toEqual([]);
  });

  test('says what is missing beside its field', async () => {
    await begin('', 0);
    await admin.keyboard.press('Control+s');
    await expect.poll(() => admin.getByText('This field is required').count()).toBe(2);
    await admin.reload();
  });

  test.each([375, 1280])('can be used by everybody at %i pixels', async (width) => {
    const { page, context } = await openPage(browser, { width, height: 900 });
    await context.addCookies(await admin.context().cookies());
    for (const path of ['/faqs/faqBlock', '/faqs/faqBlock/add-faqs-block']) {
      await page.goto(stack.admin + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page
        .getByRole('navigation', { name: 'FAQs' })
        .or(page.getByRole('textbox', { name: 'Name' }))
        .waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
    }
    await context.close();
  });
});
