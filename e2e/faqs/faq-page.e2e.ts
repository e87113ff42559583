import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { type Browser, openBrowser, openPage, phone } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openStack, type Stack } from '../stack.ts';
import { visitorOf } from '../chatbox/visitor.ts';

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

const address = () => `${stack.storefront}/apps/chat/faqs`;

/** The FAQ page of the store, as a visitor has it. */
async function visit(size?: typeof phone, hash = '') {
  const opened = await openPage(browser, size);
  await opened.page.goto(address() + hash, { waitUntil: 'load' });
  const faqs = opened.page.locator('.chatty-faqs');
  return { ...opened, faqs, questions: faqs.locator('summary:visible'), field: faqs.getByRole('searchbox') };
}

/** Adds a FAQ as the merchant does. */
async function add(question: string, answer: string): Promise<void> {
  await admin.goto(`${stack.admin}/faqs/addFaq`);
  await admin.getByRole('textbox', { name: 'Question' }).fill(question);
  await admin.getByRole('textbox', { name: 'Answer' }).fill(answer);
  await admin.keyboard.press('Control+s');
  await admin.getByText('FAQ added').waitFor();
}

/** Adds a FAQ by the wire, as the editor would. */
async function addByWire(question: string, answer: string): Promise<void> {
  const { request } = admin.context();
  const { data } = await (await request.post(`${stack.admin}/client/api/token`, { data: {} })).json();
  const headers = { authorization: `Bearer ${data.token}` };
  const added = await request.post(`${stack.admin}/api/faqs`, { headers, data: { question, answer } });
  expect(added.status()).toBe(200);
}

describe('the FAQ page of a store', () => {
  test('shows what is published, opens by keyboard, and finds answers by their words', async () => {
    const { page, context, errors, questions, field, faqs } = await visit();
    await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor();
    const all = await questions.count();
    expect(all).toBeGreaterThan(3);
    await questions.first().focus();
    await page.keyboard.press('Enter');
    await faqs.locator('details[open] .chatty-faqs-answer').waitFor();

    await field.fill('RETURN');
    await expect.poll(() => questions.count()).toBeLessThan(all);
    expect(await faqs.getByRole('status').textContent()).toMatch(/^\d+ answers?$/);
    // What asks whether an answer helped is no part of it.
    await field.fill('was this answer helpful');
    await expect.poll(() => questions.count()).toBe(0);
    await field.fill('');
    await expect.poll(() => questions.count()).toBe(all);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('sends a search that finds nothing to the chat, with its words', async () => {
    const { page, context, field, questions, faqs } = await visit();
    await field.fill('xylophone lessons');
    await expect.poll(() => questions.count()).toBe(0);
    await faqs.getByRole('button', { name: 'Ask us in the chat' }).click();
    await expect.poll(() => visitorOf(page).composer.inputValue()).toBe('xylophone lessons');
    await context.close();
  });

  test('opens the answer that its address names', async () => {
    const first = await visit();
    const id = await first.faqs.locator('details').nth(2).getAttribute('id');
    await first.context.close();
    const { context, faqs } = await visit(undefined, `#${id}`);
    await faqs.locator(`#${id}[open]`).waitFor();
    await context.close();
  });

  test('asks whether an answer helped, counts one vote of the browser that may change, and offers the chat', async () => {
    const { page, context, faqs, errors } = await visit();
    const first = faqs.locator('details[id]').first();
    const question = (await first.locator('summary').textContent()) ?? '';
    await first.locator('summary').click();
    const votes = first.getByRole('group', { name: 'Was this answer helpful?' });
    await votes.getByRole('button', { name: 'Yes' }).click();
    await votes.getByText('Thanks for telling us.').waitFor();
    expect(await votes.getByRole('button', { name: 'Yes' }).getAttribute('aria-pressed')).toBe('true');
    const shown = async () => {
      await admin.goto(`${stack.admin}/faqs`);
      const row = admin.getByRole('listitem').filter({ has: admin.getByRole('link', { name: question, exact: true }) });
      return row.getByText(/helpful · /).textContent();
    };
    await expect.poll(shown).toBe('100% helpful · 1 vote');
    await votes.getByRole('button', { name: 'No' }).focus();
    await page.keyboard.press('Enter');
    await votes.getByText('Sorry about that.').waitFor();
    await expect.poll(shown).toBe('0% helpful · 1 vote');
    await admin.getByRole('link', { name: question, exact: true }).click();
    await admin.getByText('0 of 1 visitor found this answer helpful (0%).').waitFor();

    await votes.getByRole('link', { name: 'Chat with us' }).click();
    await page.getByRole('dialog').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('asks the same in the chat, where the same browser has the same vote', async () => {
    const { page, context, faqs } = await visit(undefined, '#chatty');
    const last = faqs.locator('details[id]').last();
    const question = (await last.locator('summary').textContent()) ?? '';
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox', { name: 'Search for help' }).fill(question);
    await dialog.getByRole('listitem').getByRole('button', { name: question, exact: true }).click();
    await dialog.getByRole('heading', { name: question }).waitFor();
    await dialog.getByRole('button', { name: 'No', exact: true }).click();
    await dialog.getByText('Sorry about that. Ask us and we’ll help.').waitFor();
    await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
    await dialog.getByText('Thanks for telling us.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Yes', exact: true }).getAttribute('aria-pressed')).toBe('true');
    await context.close();
  });

  test('says what became of a vote in the chat after a vote on the page around it, of the same FAQ and of another', async () => {
    const { page, context, faqs, errors } = await visit();
    const first = faqs.locator('details[id]').first();
    const questions = (await faqs.locator('details[id] > summary').allTextContents()).slice(0, 2);
    await first.locator('summary').click();
    const votes = first.getByRole('group', { name: 'Was this answer helpful?' });
    await votes.getByRole('button', { name: 'Yes' }).click();
    await votes.getByText('Thanks for telling us.').waitFor();

    const visitor = visitorOf(page);
    await visitor.open();
    for (const question of questions) {
      await visitor.dialog.getByRole('searchbox', { name: 'Search for help' }).fill(question);
      await visitor.dialog.getByRole('listitem').getByRole('button', { name: question, exact: true }).click();
      await visitor.dialog.getByRole('heading', { name: question }).waitFor();
      await visitor.dialog.getByRole('button', { name: 'Yes', exact: true }).click();
      await visitor.dialog.getByText('Thanks for telling us.').waitFor();
      await votes.getByRole('button', { name: 'No' }).click();
      await votes.getByText('Sorry about that.').waitFor();
      await visitor.dialog.getByRole('button', { name: 'No', exact: true }).click();
      await visitor.dialog.getByText('Sorry about that. Ask us and we’ll help.').waitFor();
      await votes.getByRole('button', { name: 'Yes' }).click();
      await visitor.dialog.getByRole('button', { name: 'Back' }).click();
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('asks a video site for nothing before a visitor wants the video', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: string[] = [];
    await page.route(/youtube|vimeo|tiktok/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: 'player' });
    });
    const question = 'How do I pitch the tent?';
    await addByWire(question, '<iframe src="https://www.youtube-nocookie.com/embed/abc" title="Our tent"></iframe>');
    await page.goto(address());
    await page.locator('summary', { hasText: question }).click();
    await page.getByText('Play video: Our tent').waitFor();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(asked).toEqual([]);
    await page.getByText('Play video: Our tent').click();
    await expect.poll(() => asked.length).toBe(1);
    await context.close();
  });

  test('works without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address());
    await page.locator('.chatty-faqs summary').first().click();
    await page.locator('.chatty-faqs details[open]').waitFor();
    await context.close();
  });

  test('shows braces as the merchant wrote them, and is read by search engines', async () => {
    await add('What is {{ shop.name }} & {% raw %}?', 'It means {{ customer.email }} in templates.');
    const { page, context, faqs } = await visit();
    await faqs.getByText('What is {{ shop.name }} & {% raw %}?').click();
    await faqs.getByText('It means {{ customer.email }} in templates.').waitFor();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const faqData = data.map((it) => JSON.parse(it)).find((it) => it['@type'] === 'FAQPage');
    const names = faqData.mainEntity.map((it: { name: string }) => it.name);
    expect(names).toContain('What is {{ shop.name }} & {% raw %}?');
    await context.close();
  });

  test.each([
    ['on a desktop', undefined],
    ['on a phone', phone],
  ])('can be used by everybody, and fits the window, %s', async (_, size) => {
    const { page, context, faqs } = await visit(size);
    await faqs.locator('summary').first().click();
    expect(await seriousFaults(page, '.chatty-faqs')).toEqual([]);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
    await context.close();
  });
});

describe('the merchant', () => {
  test('copies a link to a category, which leads there in any language and without scripts, on the one page of all', async () => {
    await admin.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await admin.goto(`${stack.admin}/faqs`);
    const links = admin.getByRole('region', { name: 'Links to categories' });
    const link = links.getByRole('listitem').last();
    const category = (await link.getByRole('link').textContent()) ?? '';
    await link.getByRole('button', { name: `Copy link to ${category}` }).click();
    await link.getByText('Copied').waitFor();
    const copied = await admin.evaluate(() => navigator.clipboard.readText());
    expect(copied.startsWith(`${address()}#category-`)).toBe(true);
    expect(await seriousFaults(admin)).toEqual([]);

    for (const options of [{ javaScriptEnabled: false }, {}]) {
      const context = await browser.newContext({ viewport: { width: 800, height: 400 }, ...options });
      const page = await context.newPage();
      for (const locale of ['en', 'de']) {
        await page.goto(copied.replace('#', `?locale=${locale}#`));
        await expect.poll(() => page.locator('.chatty-faqs section:target h2').textContent()).toBe(category);
        const top = async () => (await page.locator('.chatty-faqs section:target').boundingBox())?.y ?? 9_999;
        await expect.poll(top).toBeLessThan(400);
      }
      expect((await page.content()).match(/"@type":"FAQPage"/g)).toHaveLength(1);
      await context.close();
    }
  });

  test('titles the page, also for search engines, leaves out its search and its categories, and takes it off the store', async () => {
    await admin.goto(`${stack.admin}/faqs`);
    const bar = admin.getByRole('region', { name: 'Unsaved changes' });
    const save = async () => {
      await admin.keyboard.press('Control+s');
      await bar.waitFor({ state: 'hidden' });
    };
    await admin.getByRole('textbox', { name: 'Title', exact: true }).fill('Help, and answers');
    await admin.getByRole('textbox', { name: 'Description', exact: true }).fill('Ask away.');
    await admin.getByRole('textbox', { name: 'Title for search engines' }).fill('Answers for hikers');
    await admin.getByRole('textbox', { name: 'Description for search engines' }).fill('All about tents.');
    await admin.getByRole('switch', { name: 'Group FAQs by category' }).click();
    // The page beside it is what the store would show.
    const preview = admin.frameLocator('iframe[title="Preview of the FAQ page"]');
    await preview.getByRole('searchbox').waitFor();
    await admin.getByRole('switch', { name: 'Let visitors search' }).click();
    await preview.getByRole('heading', { level: 1, name: 'Help, and answers' }).waitFor();
    await preview.getByRole('searchbox').waitFor({ state: 'hidden' });
    await preview.locator('summary').first().waitFor();
    expect(await seriousFaults(admin)).toEqual([]);
    await save();
    const { page, context, faqs, field } = await visit();
    await page.getByRole('heading', { level: 1, name: 'Help, and answers' }).waitFor();
    await faqs.getByText('Ask away.').waitFor();
    expect(await field.count()).toBe(0);
    expect(await page.title()).toContain('Answers for hikers');
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toBe('All about tents.');
    await faqs.locator('summary').first().waitFor();
    expect(await faqs.locator('section h2').count()).toBe(0);
    await context.close();

    await admin.getByRole('textbox', { name: 'Title', exact: true }).fill('  ');
    await admin.keyboard.press('Control+s');
    await admin.getByText('This field is required').waitFor();
    await admin.getByRole('textbox', { name: 'Title', exact: true }).fill('Help');
    await admin.getByRole('switch', { name: 'Show the FAQ page' }).click();
    await save();
    await admin.getByText('Visitors don’t find this page while it’s off.').waitFor();
    const gone = await openPage(browser);
    expect((await gone.page.goto(address()))?.status()).toBe(404);
    await gone.context.close();
  });
});
