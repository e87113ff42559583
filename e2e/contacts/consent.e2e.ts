import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { offlineParts } from '../../apps/server/src/test-kit/offline-parts.ts';
import { Refused } from '../../apps/server/src/platform/problem.ts';
import { eventually, type Inbox, type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
const email = 'ida.with.a.long.address@subscribers.shop.example';
/** Whether the store mails the address, as its own far end would know. */
let isMailed = false;
let refuses = false;
beforeAll(async () => {
  const { commerce, ...parts } = offlineParts();
  desk = await openInboxDesk({
    ...parts,
    commerce: {
      ...commerce,
      async subscribeCustomer() {
        isMailed = true;
      },
      async unsubscribeCustomer() {
        if (refuses) throw new Refused('Not now');
        isMailed = false;
      },
    },
  });
});
afterAll(() => desk?.close());
beforeEach(() => {
  desk.services.forgetLimits();
  refuses = false;
  isMailed = false;
});

const consentText = 'Yes, mail me';

async function subscribed({ shop, guest }: Inbox) {
  await desk.services.services.db
    .updateTable('shops')
    .set({
      scopes: 'write_customers',
      widget: JSON.stringify({ newsletterPopupSettings: { active: true, consentText } }),
    })
    .where('id', '=', shop.id)
    .execute();
  const visitor = await guest('Please send me no more mail');
  const subscribe = () =>
    visitor.api('POST /client/api/newsletter', {
      body: { email, consent: true, consentText, page: '/pages/a-page-with-a-rather-long-address' },
    });
  await subscribe();
  await eventually(() => isMailed).toBe(true);
  return { contactId: visitor.contactId, subscribe };
}

test('a consent is taken back on the profile, the store mails no more, and a colleague’s screen shows it at once', async () => {
  const inbox = await desk.inbox({ path: '/contacts' });
  const { page, errors, shop, close } = inbox;
  const { contactId, subscribe } = await subscribed(inbox);
  const colleague = await shop.member({ name: 'Maya Lind' });
  const other = await desk.stranger();
  await desk.signIn(other.context, colleague);
  for (const it of [page, other.page]) {
    await it.goto(`${desk.origin}/contacts/${contactId}`);
    await it.getByText('“Yes, mail me”').waitFor();
  }
  await page.getByRole('button', { name: 'Withdraw consent' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked for it in the chat');
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  for (const it of [page, other.page]) {
    await it.getByText(/^Withdrawn on .* by Robin Alder/).waitFor();
    await it.getByText('Asked for it in the chat', { exact: true }).waitFor();
    await it.getByText('Your store knows.').waitFor();
    await it.getByText('“Yes, mail me”').waitFor();
    await it.getByText('Newsletter consent withdrawn by Robin Alder').waitFor();
    expect(await it.getByRole('button', { name: 'Withdraw consent' }).count()).toBe(0);
  }
  expect(isMailed).toBe(false);
  expect(await seriousFaults(page)).toEqual([]);
  await subscribe();
  await page.getByRole('button', { name: 'Withdraw consent' }).waitFor();
  await eventually(() => isMailed).toBe(true);
  expect(errors).toEqual([]);
  await other.context.close();
  await close();
});

test('a store that refuses to hear of it is told again from the profile, on a phone', async () => {
  const inbox = await desk.inbox({ path: null, size: phone });
  const { page, errors, close } = inbox;
  const { contactId } = await subscribed(inbox);
  refuses = true;
  await page.goto(`${desk.origin}/contacts/${contactId}`);
  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  const dialog = page.getByRole('dialog');
  expect(await fits(page)).toBe(true);
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByText('Your store refused to hear it.').waitFor();
  expect(isMailed).toBe(true);
  expect(await fits(page)).toBe(true);
  expect(await seriousFaults(page)).toEqual([]);
  refuses = false;
  await page.getByRole('button', { name: 'Tell the store again' }).click();
  await page.getByText('Your store knows.').waitFor();
  expect(isMailed).toBe(false);
  expect(errors).toEqual([]);
  await close();
});
