import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type Inbox, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { routeAtOnce } from '../browser.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

/** A conversation open on one device of its member; `other` opens it on a second one. */
async function opened() {
  const inbox = await desk.inbox({ path: null });
  const guest = await inbox.guest('Hello?');
  const open = async (page: Inbox['page']) => {
    await page.goto(`${desk.origin}/inbox/${guest.conversationId}`);
    await partsOf(page).composer.waitFor();
  };
  await open(inbox.page);
  const kept = async () => {
    const { data } = await inbox.owner.api('GET /conversations/:id', { params: { id: guest.conversationId } });
    return Object.fromEntries(data.drafts.map((it) => [it.mode, it.text]));
  };
  return {
    ...inbox,
    ...partsOf(inbox.page),
    guest,
    kept,
    async other() {
      const { page, errors } = await desk.stranger();
      page.setDefaultTimeout(20_000);
      await desk.signIn(page.context(), inbox.owner);
      await open(page);
      return { page, errors, ...partsOf(page), close: () => page.context().close() };
    },
  };
}

const writeNote = (page: Inbox['page']) =>
  page.getByRole('radiogroup', { name: 'Write' }).getByText('Private note').click();
const attached = (page: Inbox['page']) => page.getByRole('list', { name: 'Attached files' });

test('a reply and a note that were begun go on at another device, with their file and what they answer', async () => {
  const { page, composer, thread, kept, other, errors, close } = await opened();
  await thread
    .getByRole('article')
    .filter({ hasText: 'Hello?' })
    .getByRole('button', { name: 'Message actions' })
    .click();
  await page.getByRole('menuitem', { name: 'Reply to this message' }).click();
  await page.getByText(/^Replying to/).waitFor();
  await composer.fill('Half a reply');
  await page.locator('input[type=file]').setInputFiles({
    name: 'plan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('the plan'),
  });
  await attached(page).getByText('plan.txt').waitFor();
  await writeNote(page);
  await composer.fill('Half a note');
  await eventually(kept).toEqual({ reply: 'Half a reply', note: 'Half a note' });
  await page.goto(`${desk.origin}/faqs`);

  const phone = await other();
  await eventually(() => phone.composer.inputValue()).toBe('Half a reply');
  await attached(phone.page).getByText('plan.txt').waitFor();
  await phone.page.getByText(/^Replying to/).waitFor();
  await writeNote(phone.page);
  await eventually(() => phone.composer.inputValue()).toBe('Half a note');
  expect(await attached(phone.page).count()).toBe(0);
  expect([...errors, ...phone.errors]).toEqual([]);
  await phone.close();
  await close();
});

test('what was sent is no draft any more, though nothing could be saved when it was', async () => {
  const { page, composer, guest, kept, thread, other, errors, close } = await opened();
  await composer.fill('It ships tod');
  await eventually(kept).toEqual({ reply: 'It ships tod' });
  await routeAtOnce(page, '**/draft', (route) => route.abort());
  await composer.fill('It ships today');
  await composer.press('Enter');
  await eventually(() => guest.reads()).toEqual(['Hello?', 'It ships today']);
  expect(await kept()).toEqual({});
  const phone = await other();
  await phone.thread.getByText('It ships today').waitFor();
  expect(await phone.composer.inputValue()).toBe('');
  await phone.close();

  // A reply that comes back is kept again, from the same page.
  await page.unroute('**/draft');
  await routeAtOnce(page, '**/messages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { success: false, code: 'bad_input', error: 'Not like this.' } })
      : route.continue(),
  );
  await composer.fill('Refused');
  await composer.press('Enter');
  await thread
    .getByRole('button', { name: 'Edit' })
    .or(thread.getByRole('button', { name: 'Take back' }))
    .click();
  await eventually(() => composer.inputValue()).toBe('Refused');
  await eventually(kept).toEqual({ reply: 'Refused' });
  expect([...errors, ...phone.errors]).toEqual([]);
  await close();
});

test('a newer draft of another device is shown, and never written over before its writer has chosen', async () => {
  const { page, composer, guest, kept, other, owner, errors, close } = await opened();
  await composer.fill('First');
  await composer.press('Enter');
  await eventually(() => guest.reads()).toEqual(['Hello?', 'First']);
  await eventually(kept).toEqual({});

  const phone = await other();
  await phone.composer.fill('On the phone');
  await eventually(kept).toEqual({ reply: 'On the phone' });
  await composer.fill('On the laptop');
  await page.getByText('You wrote something else on another device or tab: “On the phone”').waitFor();
  expect(await kept()).toEqual({ reply: 'On the phone' });
  await page.getByRole('button', { name: 'Add it here' }).click();
  await eventually(() => composer.inputValue()).toBe('On the laptop\nOn the phone');
  await eventually(kept).toEqual({ reply: 'On the laptop\nOn the phone' });

  await phone.composer.fill('The phone again');
  await phone.page.getByRole('button', { name: 'Delete it' }).click();
  await eventually(kept).toEqual({ reply: 'The phone again' });
  await owner.api('POST /conversations/:id/messages', {
    params: { id: guest.conversationId },
    body: { id: newId(), text: 'Something else' },
  });
  expect(await kept()).toEqual({ reply: 'The phone again' });
  expect([...errors, ...phone.errors]).toEqual([]);
  await phone.close();
  await close();
});
