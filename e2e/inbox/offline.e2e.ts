import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type Inbox, type InboxDesk, keptUnsent, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { routeAtOnce } from '../browser.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

const bar = (page: Page, count: number) => page.getByText(`Offline. ${count} queued until you’re back. Reconnecting…`);

/** Opens a conversation until all that belongs to it is there: it is read, which is the first thing done to it. */
async function openConversation(inbox: Inbox, id: string): Promise<void> {
  await inbox.page.goto(`${desk.origin}/inbox/${id}`);
  await partsOf(inbox.page).composer.waitFor();
  await isRead(inbox, id);
}

const stateOf = async ({ owner }: Inbox, id: string) =>
  (await owner.api('GET /conversations/:id', { params: { id } })).data;

const isRead = (inbox: Inbox, id: string) => eventually(async () => (await stateOf(inbox, id)).isRead).toBe(true);

/** The grey lines of a conversation. */
async function linesOf({ owner }: Inbox, id: string) {
  const { data } = await owner.api('GET /conversations/:id/messages', { params: { id } });
  return data.messages.flatMap((it) => it.activity ?? []);
}

test('what is done offline is shown and counted, outlives the page, and reaches a colleague once the line is back', async () => {
  const inbox = await desk.inbox();
  const { page, guest, owner, shop, close } = inbox;
  const maya = await shop.member({ name: 'Maya Lind' });
  const [ada, bob] = [await guest('Where is my parcel?'), await guest('Do you ship to Norway?')];
  // Before the colleague, who would have read it as well.
  await openConversation(inbox, ada.conversationId);
  const theirs = await desk.stranger();
  await desk.signIn(theirs.context, maya);
  await theirs.page.goto(`${desk.origin}/inbox/${ada.conversationId}`);
  const colleague = partsOf(theirs.page);
  await colleague.composer.waitFor();
  const { rows, button } = partsOf(page);

  await page.context().setOffline(true);
  await button('Take over').click();
  await button('Hand back').waitFor();
  await page.getByText('You answer').waitFor();
  await rows.filter({ hasText: 'Do you ship to Norway?' }).focus();
  await page.keyboard.press('e');
  await eventually(() => rows.count()).toBe(1);
  await bar(page, 2).waitFor();
  expect((await stateOf(inbox, ada.conversationId)).handler).toBe('waiting');
  expect((await stateOf(inbox, bob.conversationId)).status).toBe('open');

  await eventually(() => keptUnsent(page, owner)).toBe(2);

  // The page comes back before the server can be reached.
  let away = true;
  await page.routeWebSocket(/.*/, (it) => void (away ? it.close() : it.connectToServer()));
  await page.route('**/api/conversations/**', (route) =>
    away && route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.context().setOffline(false);
  await page.goto(`${desk.origin}/inbox`);
  await bar(page, 2).waitFor();
  await rows.filter({ hasText: 'Do you ship to Norway?' }).waitFor({ state: 'detached' });

  away = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await colleague.thread.getByText('Robin Alder took over').waitFor();
  await colleague.rows.filter({ hasText: 'Do you ship to Norway?' }).waitFor({ state: 'detached' });
  await page.getByText(/^Offline/).waitFor({ state: 'detached' });
  expect(await stateOf(inbox, ada.conversationId)).toMatchObject({ handler: 'person', assigneeId: owner.id });
  expect((await stateOf(inbox, bob.conversationId)).status).toBe('resolved');
  await theirs.context.close();
  await close();
});

test('of what takes back what was done before, only the last leaves', async () => {
  const inbox = await desk.inbox();
  const { page, guest, close } = inbox;
  const { conversationId: id } = await guest('Where is my parcel?');
  await openConversation(inbox, id);
  await page.context().setOffline(true);
  const body = page.locator('body');
  await body.press('e');
  await partsOf(page).button('Reopen').waitFor();
  await bar(page, 1).waitFor();
  await partsOf(page).button('Reopen').click();
  await partsOf(page).button('Take over').waitFor();
  await bar(page, 1).waitFor();
  await partsOf(page).button('Take over').click();
  await partsOf(page).button('Hand back').waitFor();
  await bar(page, 1).waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^Offline/).waitFor({ state: 'detached' });
  await eventually(() => linesOf(inbox, id)).toEqual(['taken_over']);
  await close();
});

test('an act whose answer got lost is not done again over what a colleague has done since', async () => {
  const inbox = await desk.inbox();
  const { page, guest, shop, close } = inbox;
  const maya = await shop.member({ name: 'Maya Lind' });
  const { conversationId: id } = await guest('Where is my parcel?');
  await openConversation(inbox, id);
  let asked = 0;
  let isTold = false;
  await routeAtOnce(page, '**/take-over*', async (route) => {
    asked += 1;
    const response = await route.fetch();
    if (asked > 1) {
      await route.fulfill({ response });
      isTold = true;
      return;
    }
    await maya.api('POST /conversations/:id/assign', { params: { id }, body: { memberId: null } });
    await route.abort();
  });
  await partsOf(page).button('Take over').click();
  await eventually(() => isTold).toBe(true);
  await partsOf(page).button('Take over').waitFor();
  expect(await linesOf(inbox, id)).toEqual(['taken_over', 'unassigned']);
  expect((await stateOf(inbox, id)).assigneeId).toBeNull();
  await close();
});

test('what a colleague decided meanwhile stays: the member is told what was not done, and sees what is', async () => {
  const inbox = await desk.inbox();
  const { page, guest, shop, owner, close } = inbox;
  const maya = await shop.member({ name: 'Maya Lind' });
  const ada = await guest('Where is my parcel?');
  const { conversationId: id } = ada;
  await openConversation(inbox, id);
  await page.context().setOffline(true);
  await partsOf(page).button('Take over').click();
  await bar(page, 1).waitFor();
  await maya.api('POST /conversations/:id/take-over', { params: { id } });
  await page.context().setOffline(false);
  await page
    .getByRole('alert')
    .getByText(/wasn’t taken over\. Maya Lind has it by now\.$/)
    .waitFor();
  await page.getByText('Maya Lind answers').waitFor();
  expect((await stateOf(inbox, id)).assigneeId).toBe(maya.id);

  await page.context().setOffline(true);
  await page.locator('body').press('e');
  await bar(page, 1).waitFor();
  await ada.say('It is urgent!');
  await page.context().setOffline(false);
  await page
    .getByRole('alert')
    .getByText(/wasn’t resolved\. .* has written since\.$/)
    .waitFor();
  await partsOf(page).button('Resolve').waitFor();
  expect((await stateOf(inbox, id)).status).toBe('open');
  // Else that it was read would be queued, too.
  await isRead(inbox, id);

  await page.context().setOffline(true);
  await partsOf(page).button('Hand back').click();
  await bar(page, 1).waitFor();
  const { contactId } = await stateOf(inbox, id);
  await owner.api('POST /contacts/:id/block', { params: { id: contactId }, body: {} });
  await page.context().setOffline(false);
  await page
    .getByRole('alert')
    .getByText(/wasn’t handed back\./)
    .waitFor();
  await eventually(async () => (await stateOf(inbox, id)).status).toBe('blocked');
  await close();
});

test('logging out asks while something is queued, and it leaves when its member is back', async () => {
  const inbox = await desk.inbox();
  const { page, guest, close } = inbox;
  const { conversationId: id } = await guest('Where is my parcel?');
  await openConversation(inbox, id);
  let away = true;
  await routeAtOnce(page, '**/take-over*', (route) => (away ? route.abort() : route.continue()));
  await partsOf(page).button('Take over').click();
  await partsOf(page).button('Hand back').waitFor();
  const logOut = async () => {
    await page.getByRole('button', { name: 'User menu of Robin Alder' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };
  const question = page.getByRole('dialog', { name: 'Log out with something queued?' });
  await logOut();
  await question.getByText('1 thing you did hasn’t reached the server.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await logOut();
  await question.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  expect((await stateOf(inbox, id)).handler).toBe('waiting');
  away = false;
  await desk.signIn(page.context(), inbox.owner);
  await page.goto(`${desk.origin}/inbox`);
  await eventually(async () => (await stateOf(inbox, id)).handler).toBe('person');
  await close();
});

test('what is done to many does not wait: it is refused at once, and the rows stay', async () => {
  const inbox = await desk.inbox();
  const { page, guest, close } = inbox;
  const { conversationId: id } = await guest('Where is my parcel?');
  const { rows } = partsOf(page);
  await rows.first().waitFor();
  await page.getByRole('checkbox', { name: /^Select / }).check();
  const tools = page.getByRole('toolbar', { name: 'Selected conversations' });
  await tools.getByRole('button', { name: 'Resolve', exact: true }).waitFor();
  await page.context().setOffline(true);
  await tools.getByRole('button', { name: 'Resolve', exact: true }).click();
  await page.getByRole('alert').first().waitFor();
  await rows.first().waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^Offline/).waitFor({ state: 'detached' });
  expect((await stateOf(inbox, id)).status).toBe('open');
  await close();
});
