import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Inbox, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { phone, routeAtOnce } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

const viewsOf = ({ page }: Inbox) => {
  const menu = page.getByRole('menu').filter({ hasText: 'Save this list' });
  return {
    menu,
    open: async () => {
      await page.getByRole('button', { name: 'Views', exact: true }).click();
      await menu.waitFor();
    },
    item: (name: string | RegExp) => menu.getByRole('menuitem', { name }),
  };
};

const priorityOf = (inbox: Inbox, id: string, priority: 'urgent' | 'none') =>
  inbox.owner.api('POST /conversations/:id/priority', { params: { id }, body: { priority } });

async function save(inbox: Inbox, name: string, forTeam = false) {
  const { page } = inbox;
  const { open, item } = viewsOf(inbox);
  await open();
  await item('Save this list…').click();
  const dialog = page.getByRole('dialog', { name: 'Save this list as a view' });
  await dialog.getByLabel('Name').fill(name);
  if (forTeam) await dialog.getByLabel('Everyone on the team can use it').check();
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Saved “${name}”`).waitFor();
}

describe('a list of the inbox', () => {
  test('is kept under a name, with its number as it is, and comes back', async () => {
    const inbox = await desk.inbox({ path: '/inbox?priority=urgent' });
    const { page, guest, errors, close } = inbox;
    const { rows } = partsOf(page);
    const { open, item, menu } = viewsOf(inbox);
    const ids = [(await guest('My parcel burns')).conversationId, (await guest('It is late')).conversationId];
    await priorityOf(inbox, ids[0] ?? '', 'urgent');
    await expect.poll(() => rows.count()).toBe(1);
    await save(inbox, 'Burning');
    await open();
    await item(/Burning.*1 conversation, 1 unread/).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await priorityOf(inbox, ids[1] ?? '', 'urgent');
    await item(/Burning.*2 conversations, 2 unread/).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.goto(`${desk.origin}/inbox`);
    await rows.first().waitFor();
    await open();
    await item(/Burning/).click();
    await page.waitForURL('**/inbox?priority=urgent');
    await expect.poll(() => rows.count()).toBe(2);
    expect(errors).toEqual([]);
    await close();
  });

  test('is changed, renamed, shared, moved, deleted and brought back', async () => {
    const inbox = await desk.inbox({ path: '/inbox?unread=true' });
    const { page, guest, shop, close } = inbox;
    const { rows } = partsOf(page);
    const { open, item, menu } = viewsOf(inbox);
    const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
    await guest('Hello?');
    await rows.first().waitFor();
    await save(inbox, 'Fresh');
    await save(inbox, 'Second');
    await page.getByRole('button', { name: 'Remove filter Unread' }).click();
    await open();
    await item('Update “Second” to this list').click();
    await page.getByText('Updated “Second”').waitFor();
    await open();
    await item('Edit views…').click();
    const dialog = page.getByRole('dialog', { name: 'Views' });
    const act = async (view: string, what: string) => {
      await dialog.getByRole('button', { name: `Change ${view}` }).click();
      await page.getByRole('menuitem', { name: what }).click();
    };
    await act('Second', 'Move up');
    await expect.poll(() => dialog.getByRole('listitem').allTextContents()).toEqual(['Second', 'Fresh']);
    await act('Fresh', 'Share with the team');
    await page.getByText('The team can use “Fresh” now').waitFor();
    expect((await tom.api('GET /views')).data.map((it) => it.name)).toEqual(['Fresh']);
    await act('Second', 'Rename');
    await page.getByRole('dialog').getByLabel('Name').fill('Everything');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByText('Everything').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await act('Everything', 'Delete');
    await expect.poll(() => dialog.getByRole('listitem').allTextContents()).toEqual(['Fresh']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByText('Everything').waitFor();
    await page.keyboard.press('Escape');
    await tom.api('POST /views', {
      body: { id: crypto.randomUUID(), name: 'From Tom', scope: 'team', filter: { status: 'resolved' } },
    });
    await open();
    await item(/From Tom/).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await close();
  });

  test('is kept on a phone, too, where everything fits', async () => {
    const inbox = await desk.inbox({ size: phone });
    const { page, guest, close } = inbox;
    await guest('Hello?');
    await save(inbox, 'A name as long as a name of a view may be, and no longer..', true);
    const { open, item } = viewsOf(inbox);
    await open();
    await item(/A name as long/).waitFor();
    expect(await fits(page)).toBe(true);
    expect(await seriousFaults(page)).toEqual([]);
    await close();
  });

  test('of a colleague is there, though the views were asked for before it was kept', async () => {
    const inbox = await desk.inbox();
    const { page, guest, shop, close } = inbox;
    const { open, item, menu } = viewsOf(inbox);
    const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
    const [asked, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await routeAtOnce(page, '**/api/views', async (route) => {
      const response = await route.fetch();
      asked.resolve();
      await told.promise;
      await route.fulfill({ response });
    });
    await open();
    await asked.promise;
    await tom.api('POST /views', {
      body: { id: crypto.randomUUID(), name: 'From Tom', scope: 'team', filter: { status: 'resolved' } },
    });
    // What is heard after it, in order.
    await guest('Hello?');
    await partsOf(page).rows.first().waitFor();
    const answered = page.waitForResponse('**/api/views');
    told.resolve();
    await answered;
    await item(/From Tom/).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await close();
  });
});
