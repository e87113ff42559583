import { newId } from '@chatty/contract/new-id';
import { visitorName } from '@chatty/contract/visitor-name';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { routeAtOnce } from '../browser.ts';
import { eventually, type InboxDesk, keptUnsent, openInboxDesk, openTab, partsOf } from './inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

test('the inbox can be worked by keyboard alone', async () => {
  const { page, guest, errors, owner, close } = await desk.inbox();
  const first = await guest('Is the blue one back?');
  const second = await guest('Where is my parcel?');
  const { rows, thread, composer, tab } = partsOf(page);
  await rows.nth(1).waitFor();
  const press = (key: string) => page.keyboard.press(key);

  await press('j');
  await press('j');
  await rows.filter({ hasText: 'Is the blue one back?' }).and(page.locator(':focus')).waitFor();
  await press('k');
  await press('o');
  await thread.getByText('Where is my parcel?').waitFor();
  expect(page.url()).toContain(second.conversationId);

  await press('n');
  await page.keyboard.type('Carrier has a strike.');
  await press('Enter');
  await thread.getByRole('article').filter({ hasText: 'Private note' }).getByText('Carrier has a strike.').waitFor();
  await press('Escape');
  await press('r');
  await page.keyboard.type('It is on its way');
  await press('Shift+Enter');
  await page.keyboard.type('and comes tomorrow.');
  expect(await composer.inputValue()).toBe('It is on its way\nand comes tomorrow.');
  await press('Enter');
  await eventually(() => second.reads()).toEqual(['Where is my parcel?', 'It is on its way\nand comes tomorrow.']);

  await press('Escape');
  await press('e');
  await page.getByRole('button', { name: 'Reopen' }).waitFor();
  await eventually(() => rows.count()).toBe(1);
  expect(page.url()).toContain(second.conversationId);
  await press('z');
  await page.getByRole('button', { name: 'Resolve' }).waitFor();
  await eventually(() => rows.count()).toBe(2);

  await press('j');
  await page.waitForFunction(
    (id) => document.activeElement?.getAttribute('data-conversation') === id,
    first.conversationId,
  );
  await press('i');
  await eventually(
    async () => (await owner.api('GET /conversations/:id', { params: { id: first.conversationId } })).data.assigneeId,
  ).toBe(owner.id);
  await tab('Mine').getByText('2').waitFor();
  await press('u');
  await press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await press('/');
  await page.keyboard.type('parcel');
  await eventually(() => rows.count()).toBe(1);
  expect(errors).toEqual([]);
  await close();
});

test('taking over and handing back change the owner, on the screen of everybody', async () => {
  const { page, guest, owner, shop, errors, close } = await desk.inbox({ path: null, settings: {} });
  const colleague = await shop.member({ name: 'Maya Lind' });
  await page.goto(`${desk.origin}/inbox`);
  await owner.api('POST /faqs', {
    body: { question: 'Do you ship to Norway?', answer: '<p>Yes, we ship to Norway.</p>' },
  });
  const asked = await guest('Do you ship to Norway?');
  const { rows, thread, button } = partsOf(page);
  await rows.first().click();
  const answers = thread.getByRole('article').filter({ hasText: 'Chatty AI' });
  await answers.first().waitFor();

  await button('Take over').click();
  await page.getByText('You answer', { exact: true }).waitFor();
  await thread.getByText('Robin Alder took over').waitFor();
  await asked.say('Are you a person?');
  await thread.getByText('Are you a person?').waitFor();

  await colleague.api('POST /conversations/:id/take-over', { params: { id: asked.conversationId } });
  await page.getByText('Maya Lind took over').waitFor();
  await button(/^Assigned to Maya Lind/).waitFor();

  await button('Hand back').click();
  await page.getByText('Robin Alder handed back to the assistant').waitFor();
  // Without an answer between them, what follows would be one line with what was done before.
  await answers.nth(1).waitFor();
  await button('Resolve').click();
  await page.getByText('Resolved by Robin Alder').waitFor();
  await button('Reopen').click();
  await page.getByText('Reopened by Robin Alder').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a note never reaches the visitor', async () => {
  const { page, guest, close } = await desk.inbox();
  const visitor = await guest('Hello?');
  const { rows, thread, composer, button } = partsOf(page);
  await rows.first().click();
  await page.getByRole('radiogroup', { name: 'Write' }).getByText('Private note').click();
  await composer.fill('Not for their eyes');
  await button('Add note').click();
  await thread.getByText('Not for their eyes').waitFor();
  await page.getByRole('radiogroup', { name: 'Write' }).getByText('Reply').click();
  await composer.fill('For their eyes');
  await button('Send').click();
  await eventually(() => visitor.reads()).toEqual(['Hello?', 'For their eyes']);
  await close();
});

test('the number of unread conversations stands in the menu and in the title, and clears when one looks', async () => {
  const { page, guest, close } = await desk.inbox({ path: '/faqs' });
  const { badge, rows, thread, button } = partsOf(page);
  await page.getByRole('heading', { name: 'FAQs', exact: true }).waitFor();
  await guest('One');
  await guest('Two');
  await page.waitForFunction(() => document.title.startsWith('(2) '));
  expect(await badge.textContent()).toContain('2');
  await page.getByRole('link', { name: /^Inbox/ }).click();
  await page.waitForFunction(() => document.title === '(2) Inbox · Chatty');
  await rows.first().click();
  await thread.waitFor();
  await page.waitForFunction(() => document.title === '(1) Inbox · Chatty');
  await button('More actions').click();
  await page.getByRole('menuitem', { name: 'Mark unread' }).click();
  await page.waitForFunction(() => document.title === '(2) Inbox · Chatty');
  await close();
});

test('a draft is kept on the server, comes back, and never shows in another conversation', async () => {
  const { page, guest, owner, close } = await desk.inbox();
  const first = await guest('First');
  const second = await guest('Second');
  const { rows, composer } = partsOf(page);
  await rows.filter({ hasText: 'First' }).click();
  await composer.fill('Half a thought');
  await eventually(
    async () =>
      (await owner.api('GET /conversations/:id', { params: { id: first.conversationId } })).data.drafts[0]?.text,
  ).toBe('Half a thought');
  await rows.filter({ hasText: 'Second' }).click();
  await page
    .getByRole('heading', { name: visitorName(second.contactId).name })
    .first()
    .waitFor();
  await eventually(() => composer.inputValue()).toBe('');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${desk.origin}/inbox/${first.conversationId}`);
  await eventually(() => composer.inputValue()).toBe('Half a thought');
  await close();
});

test('what is written without a network waits, survives a reload, and leaves once, in order', async () => {
  const { page, guest, owner, close } = await desk.inbox();
  const visitor = await guest('Hello?');
  const { rows, thread, composer } = partsOf(page);
  await rows.first().click();
  await composer.waitFor();
  await routeAtOnce(page, '**/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  for (const text of ['one', 'two', 'three']) {
    await composer.fill(text);
    await page.keyboard.press('Enter');
  }
  await thread.getByText('Sending').nth(2).waitFor();
  await eventually(() => keptUnsent(page, owner)).toBe(3);
  await page.reload();
  await thread.getByText('three').waitFor();
  await page.unroute('**/messages');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await eventually(() => visitor.reads()).toEqual(['Hello?', 'one', 'two', 'three']);
  await eventually(() => thread.getByText('Sending').count()).toBe(0);
  await close();
});

test('a reply of a colleague while one writes is told, and sending needs a second press', async () => {
  const { page, guest, shop, close } = await desk.inbox();
  const visitor = await guest('Hello?');
  const colleague = await shop.member({ name: 'Maya Lind' });
  const { rows, composer } = partsOf(page);
  await rows.first().click();
  await composer.fill('I will look');
  await colleague.api('POST /conversations/:id/messages', {
    params: { id: visitor.conversationId },
    body: { id: newId(), text: 'Already solved' },
  });
  await page.getByText('Maya Lind replied while you were writing.').waitFor();
  await composer.press('Enter');
  await page.getByText('Send again to send yours anyway.').waitFor();
  expect(await composer.inputValue()).toBe('I will look');
  await composer.press('Enter');
  await eventually(() => visitor.reads()).toEqual(['Hello?', 'Already solved', 'I will look']);
  await close();
});

test('a search marks what it found, and opens the very message, far up in the thread', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox();
  const visitor = await guest('Is the **gorse** tent <b>warm</b>?');
  await guest('Something else');
  for (let at = 0; at < 60; at += 1) {
    await owner.api('POST /conversations/:id/messages', {
      params: { id: visitor.conversationId },
      body: {
        id: newId(),
        text: `Answer ${at}, with a few more words, so that it is taller than one line of the thread.`,
      },
    });
  }
  const { rows, thread } = partsOf(page);
  await page.getByRole('searchbox').fill('gors');
  await eventually(() => rows.count()).toBe(1);
  await rows.getByText('Is the gorse tent <b>warm</b>?').waitFor();
  expect(await rows.locator('mark').allTextContents()).toEqual(['gors']);
  await rows.first().click();
  const found = thread.locator('[data-found="true"]');
  await found.getByText('gorse').waitFor();
  await eventually(() => found.evaluate((it) => it.getBoundingClientRect().top > 100)).toBe(true);
  await eventually(() => found.evaluate((it) => it.getBoundingClientRect().bottom < innerHeight)).toBe(true);

  await page.getByRole('searchbox').fill(visitorName(visitor.contactId).name.slice(2));
  await eventually(() => rows.locator('mark').allTextContents()).toEqual([
    visitorName(visitor.contactId).name.slice(2),
  ]);
  await page.getByRole('searchbox').fill('nowhere to be found');
  await page.getByText('Nothing found for “nowhere to be found” in these conversations.').waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a colleague writes until their message is there, and a refused file keeps its name', async () => {
  const { page, guest, shop, close } = await desk.inbox();
  const visitor = await guest('Hello?');
  const colleague = await shop.member({ name: 'Maya Lind' });
  const { rows, thread } = partsOf(page);
  await rows.first().click();
  await thread.getByText('Hello?').waitFor();
  const tab = await openTab(desk.origin, colleague.token);
  tab.say({ t: 'typing', conversationId: visitor.conversationId });
  await page.getByText('Maya Lind is writing', { exact: true }).waitFor();
  await colleague.api('POST /conversations/:id/messages', {
    params: { id: visitor.conversationId },
    body: { id: newId(), text: 'Good day' },
  });
  await thread.getByText('Good day').waitFor();
  // Much sooner than it would end by itself.
  await page.getByText('Maya Lind is writing').first().waitFor({ state: 'hidden', timeout: 3_000 });
  tab.close();

  await page.locator('input[type="file"]').setInputFiles({
    name: 'a-rather-long-name-of-a-program.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  });
  const file = page.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
  await file.getByRole('alert').getByText('This type of file isn’t accepted').waitFor();
  const name = file.getByText('a-rather-long-name-of-a-program.exe', { exact: true });
  expect((await name.boundingBox())?.width).toBeGreaterThan(120);
  await close();
});
