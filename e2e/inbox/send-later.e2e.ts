import { afterAll, beforeAll, expect, test } from 'vitest';
import { doScheduled } from '../../apps/server/src/test-kit/do-job.ts';
import { eventually, type Guest, type Inbox, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

const scheduledOn = (page: Inbox['page']) => page.getByRole('region', { name: 'Scheduled messages' });

/** A conversation open on the screens of two members. */
async function opened(size?: { width: number; height: number }) {
  const inbox = await desk.inbox({ path: null, ...(size ? { size } : {}) });
  const guest = await inbox.guest('When does it ship?');
  const open = async (page: Inbox['page']) => {
    await page.goto(`${desk.origin}/inbox/${guest.conversationId}`);
    await partsOf(page).composer.waitFor();
  };
  await open(inbox.page);
  return {
    ...inbox,
    guest,
    async colleague() {
      const { page, context, errors } = await desk.stranger();
      page.setDefaultTimeout(20_000);
      await desk.signIn(context, await inbox.shop.member({ name: 'Kim Vale' }));
      await open(page);
      return { page, errors, close: () => context.close() };
    },
  };
}

/** The time of all that waits has come. */
async function itIsTime({ conversationId }: Guest) {
  const { services } = desk.services;
  await services.db
    .updateTable('scheduled_messages')
    .set({ send_at: new Date(Date.now() - 1_000) })
    .where('conversation_id', '=', conversationId)
    .execute();
  await doScheduled(services, 'scheduling.send-due-everywhere');
}

const choose = async (page: Inbox['page'], name: RegExp | string) => {
  await page.getByRole('button', { name: 'Reply options' }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('a reply with a file leaves at its time: the team sees it wait, the visitor sees it once it is sent', async () => {
  const { page, guest, colleague, errors, close } = await opened();
  const other = await colleague();
  const { composer, thread } = partsOf(page);
  await composer.fill('It ships on Monday');
  await page.locator('input[type=file]').setInputFiles({
    name: 'plan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('the plan'),
  });
  await page.getByRole('list', { name: 'Attached files' }).getByText('plan.txt').waitFor();
  await choose(page, /^In 1 hour/);
  await eventually(() => composer.inputValue()).toBe('');
  for (const it of [page, other.page]) {
    await scheduledOn(it).getByText('It ships on Monday').waitFor();
    await scheduledOn(it).getByText('plan.txt').waitFor();
    await scheduledOn(it)
      .getByText(/^Sends .+, unless they reply first$/)
      .waitFor();
    await scheduledOn(it).getByText('Scheduled by Robin Alder').waitFor();
  }
  expect(await seriousFaults(page)).toEqual([]);
  expect(await guest.reads()).toEqual(['When does it ship?']);
  await page.reload();
  await scheduledOn(page).getByText('It ships on Monday').waitFor();
  expect(await composer.inputValue()).toBe('');

  await itIsTime(guest);
  await eventually(() => guest.reads()).toEqual(['When does it ship?', 'It ships on Monday']);
  for (const it of [page, other.page]) {
    await scheduledOn(it).waitFor({ state: 'detached' });
    await partsOf(it).thread.getByText('It ships on Monday').waitFor();
  }
  expect(await thread.getByText('It ships on Monday').count()).toBe(1);
  await itIsTime(guest);
  expect(await guest.reads()).toHaveLength(2);
  expect([...errors, ...other.errors]).toEqual([]);
  await other.close();
  await close();
});

test('what the visitor writes first holds it: a colleague decides, and sends it in their own name', async () => {
  const { page, guest, colleague, errors, close } = await opened();
  const other = await colleague();
  await partsOf(page).composer.fill('Still interested?');
  await choose(page, /^Tomorrow morning/);
  await scheduledOn(other.page).getByText('Still interested?').waitFor();
  await guest.say('Never mind, found it');
  for (const it of [page, other.page]) await scheduledOn(it).getByText('Held: the customer replied').waitFor();
  await itIsTime(guest);
  await other.page.reload();
  await scheduledOn(other.page).getByText('Held: the customer replied').waitFor();
  expect(await guest.reads()).toEqual(['When does it ship?', 'Never mind, found it']);
  await scheduledOn(other.page).getByRole('button', { name: 'Send now' }).click();
  await scheduledOn(page).waitFor({ state: 'detached' });
  await eventually(() => guest.reads()).toEqual(['When does it ship?', 'Never mind, found it', 'Still interested?']);
  expect([...errors, ...other.errors]).toEqual([]);
  await other.close();
  await close();
});

test('by keys alone it gets a date, comes back into the composer as it was, and is taken away and brought back', async () => {
  const { page, guest, errors, close } = await opened();
  const { composer } = partsOf(page);
  const scheduled = scheduledOn(page);
  await composer.fill('It ships on Mnday');
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  const menu = page.getByRole('menu');
  await menu.waitFor();
  await menu.getByRole('menuitemcheckbox', { name: 'Don’t send if the customer replies first' }).press('Enter');
  await menu.getByRole('menuitem', { name: 'Pick a date and time…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send later' });
  const year = new Date().getFullYear() + 2;
  await dialog.getByLabel('Send on').fill(`${year}-01-05T09:00`);
  await page.keyboard.press('Enter');
  // Too far ahead: the server says what to do, and the words are still there.
  await page.getByText('Choose a time within 365 days.').waitFor();
  expect(await composer.inputValue()).toBe('It ships on Mnday');
  await dialog.waitFor({ state: 'detached' });
  await choose(page, /^Tomorrow morning/);
  await scheduled.getByText(/^Sends [^,]+, \d+, [^,]+$/).waitFor();

  await composer.fill('Something else');
  await scheduled.getByRole('button', { name: 'Edit' }).press('Enter');
  await page.getByText('You have a reply in progress. Send it or clear it first.').waitFor();
  expect(await composer.inputValue()).toBe('Something else');
  await composer.fill('');
  await scheduled.getByRole('button', { name: 'Edit' }).press('Enter');
  await scheduled.waitFor({ state: 'detached' });
  await eventually(() => composer.inputValue()).toBe('It ships on Mnday');
  await composer.and(page.locator(':focus')).waitFor();

  await composer.fill('It ships on Monday');
  await choose(page, /^In 1 hour/);
  await scheduled.getByRole('button', { name: 'Cancel sending' }).press('Enter');
  await scheduled.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await scheduled.getByText('It ships on Monday').waitFor();
  await scheduled.getByRole('button', { name: 'Change time' }).press('Enter');
  await page.getByRole('menuitem', { name: /^Tomorrow morning/ }).press('Enter');
  await scheduled.getByText(/^Sends .*9:00\sAM/).waitFor();
  expect(await guest.reads()).toEqual(['When does it ship?']);
  expect(errors.filter((it) => !it.includes('400'))).toEqual([]);
  await close();
});

test('on a phone all of it fits, and nothing is scheduled without words', async () => {
  const { page, errors, close } = await opened(phone);
  const { composer, button } = partsOf(page);
  await button('Reply options').click();
  await page.getByText('Write a reply first, then choose when it’s sent.').waitFor();
  expect(await page.getByRole('menuitem', { name: /^In 1 hour/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await composer.fill('A long word: '.padEnd(300, 'x'));
  await choose(page, /^In 1 hour/);
  await scheduledOn(page).getByRole('button', { name: 'Change time' }).waitFor();
  expect(await fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
