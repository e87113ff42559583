import { newId } from '@chatty/contract/new-id';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { routeAtOnce } from '../browser.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' });
const writeAs = (page: Page, mode: 'Reply' | 'Private note') =>
  page.getByRole('radiogroup', { name: 'Write' }).getByText(mode).click();

/** Holds what is asked for at an address until it is let go. */
async function hold(page: Page, url: string) {
  const gate = Promise.withResolvers<void>();
  await routeAtOnce(page, url, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

async function opened() {
  const inbox = await desk.inbox({ path: null });
  const guest = await inbox.guest('Hello?');
  await inbox.page.goto(`${desk.origin}/inbox/${guest.conversationId}`);
  const parts = partsOf(inbox.page);
  await parts.composer.waitFor();
  const choose = (name: string) =>
    inbox.page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('some text') });
  const filesRead = async () => {
    const { data } = await guest.api('GET /client/api/conversations/:id/messages', {
      params: { id: guest.conversationId },
    });
    return data.messages.flatMap((it) => it.files.map((file) => file.name));
  };
  return { ...inbox, ...parts, guest, choose, filesRead };
}

test('a file of a note never goes to the visitor, whichever is sent first', async () => {
  const { page, composer, guest, choose, filesRead, thread, errors, close } = await opened();
  await writeAs(page, 'Private note');
  await composer.fill('For us alone');
  await choose('internal.txt');
  await attached(page).getByText('internal.txt').waitFor();
  await writeAs(page, 'Reply');
  await attached(page).waitFor({ state: 'detached' });
  await composer.fill('I will look');
  await composer.press('Enter');
  await eventually(() => guest.reads()).toEqual(['Hello?', 'I will look']);
  await writeAs(page, 'Private note');
  await attached(page).getByText('internal.txt').waitFor();
  await composer.press('Enter');
  await thread.getByText('internal.txt').waitFor();
  expect(await filesRead()).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('a shortcut, an emoji or a name that nobody knows yet is never sent as a message', async () => {
  const { page, owner, shop, composer, guest, errors, close } = await opened();
  await owner.api('POST /shortcuts', { body: { id: newId(), key: 'thanks', title: 'Thanks', body: 'Thank you!' } });
  const letShortcuts = await hold(page, '**/shortcuts');
  await composer.pressSequentially('/thanks');
  await page.getByText('Loading shortcuts').first().waitFor();
  await composer.press('Enter');
  expect(await composer.inputValue()).toBe('/thanks');
  letShortcuts();
  await page.getByRole('option').filter({ hasText: '/thanks' }).waitFor();
  await composer.press('Enter');
  await eventually(() => composer.inputValue()).toBe('Thank you!');
  await composer.press('Enter');
  await eventually(() => guest.reads()).toEqual(['Hello?', 'Thank you!']);

  const colleague = await shop.member({ name: 'Maya Lind' });
  await page.reload();
  await composer.waitFor();
  const letTeam = await hold(page, '**/members');
  await writeAs(page, 'Private note');
  await composer.pressSequentially('Ask @Maya');
  await composer.press('Enter');
  await eventually(() => composer.inputValue()).toMatch(/^Ask @Maya( Lind )?$/);
  letTeam();
  await eventually(async () => {
    if ((await composer.inputValue()) === 'Ask @Maya') await composer.press('Tab');
    return composer.inputValue();
  }).toBe('Ask @Maya Lind ');
  await composer.press('Enter');
  await eventually(async () => {
    const { data } = await owner.api('GET /conversations/:id/messages', { params: { id: guest.conversationId } });
    return data.messages.at(-1)?.mentions;
  }).toEqual([colleague.id]);
  expect(errors).toEqual([]);
  await close();
});

test('a note that names somebody never leaves without its mention unless its writer says so', async () => {
  const { page, guest, shop, owner, close } = await desk.inbox();
  const tom = await shop.member({ name: 'Tom Berg', role: 'member' });
  const { conversationId } = await guest('Is the blue one back?');
  await routeAtOnce(page, '**/members', (route) => route.abort());
  await page.goto(`${desk.origin}/inbox/${conversationId}`);
  const { composer, button } = partsOf(page);
  const notes = async () => {
    const { data } = await owner.api('GET /conversations/:id/messages', { params: { id: conversationId } });
    return data.messages.filter((it) => it.kind === 'note').map((it) => [it.text, it.mentions ?? []]);
  };
  const held = page.getByText('Not sent yet: your team couldn’t be loaded, so the people you name wouldn’t be told.');
  await composer.waitFor();
  await writeAs(page, 'Private note');
  await composer.pressSequentially('Ask @Tom Berg');
  await page.getByText('Couldn’t load your team', { exact: true }).first().waitFor();
  await composer.press('Enter');
  await held.waitFor();
  expect(await composer.inputValue()).toBe('Ask @Tom Berg');
  expect(await notes()).toEqual([]);

  await page.unroute('**/members');
  // The page may read the team anew by itself as well.
  await eventually(async () => {
    if (await button('Try again').isVisible()) {
      // It goes when the page was quicker.
      await button('Try again')
        .click({ timeout: 1_000 })
        .catch(() => {});
    }
    return notes();
  }).toEqual([['Ask @Tom Berg', [tom.id]]]);
  await held.waitFor({ state: 'detached' });

  await routeAtOnce(page, '**/members', (route) => route.abort());
  await page.reload();
  await composer.waitFor();
  await writeAs(page, 'Private note');
  await composer.fill('@Tom Berg has it');
  await page.getByText('Couldn’t load your team', { exact: true }).first().waitFor();
  await button('Add note').click();
  await button('Send without mentions').click();
  await eventually(notes).toEqual([
    ['Ask @Tom Berg', [tom.id]],
    ['@Tom Berg has it', []],
  ]);
  expect(await composer.inputValue()).toBe('');
  await close();
});

test('Enter during an upload sends once the file is there; without a file that failed nothing leaves', async () => {
  const { page, composer, guest, choose, filesRead, errors, close } = await opened();
  const letUpload = await hold(page, '**/files?*');
  await composer.fill('The plan is attached');
  await choose('plan.txt');
  await composer.press('Enter');
  await page.getByText('Sends as soon as your files are uploaded.').waitFor();
  expect(await guest.reads()).toEqual(['Hello?']);
  letUpload();
  await eventually(filesRead).toEqual(['plan.txt']);
  expect((await guest.reads()).at(-1)).toBe('The plan is attached');

  await page.unroute('**/files?*');
  await routeAtOnce(page, '**/files?*', (route) => route.abort());
  await composer.fill('See the label');
  await choose('label.txt');
  await attached(page).getByRole('button', { name: 'Try again' }).waitFor();
  await composer.press('Enter');
  await page.getByText('Not sent: a file wasn’t uploaded. Try it again or remove it, then send.').waitFor();
  expect(await composer.inputValue()).toBe('See the label');
  await page.unroute('**/files?*');
  await attached(page).getByRole('button', { name: 'Try again' }).click();
  await attached(page).getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
  await composer.press('Enter');
  await eventually(filesRead).toEqual(['plan.txt', 'label.txt']);
  expect(errors).toEqual([]);
  await close();
});

/** Lets something go over an element, or pastes it there. Answers whether the page took it from the browser. */
const give = (page: Page, to: string, how: 'dragover' | 'drop' | 'paste', what: { text?: string; file?: string }) =>
  page.locator(to).evaluate(
    (it, [kind, { text, file }]) => {
      const data = new DataTransfer();
      if (text !== undefined) data.setData('text/plain', text);
      if (file !== undefined) data.items.add(new File(['picture'], file, { type: 'text/plain' }));
      const init = { bubbles: true, cancelable: true };
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent(kind, { ...init, dataTransfer: data });
      return !it.dispatchEvent(event);
    },
    [how, what] as const,
  );

test('files are taken wherever they are let go on the thread, or pasted; text stays the browser’s', async () => {
  const { page, composer, filesRead, errors, close } = await opened();
  const log = '[role=log]';
  const field = 'textarea[aria-label^="Reply"]';
  // The thread takes files a moment after it is drawn.
  await eventually(() => give(page, log, 'dragover', { file: 'dropped.txt' })).toBe(true);
  await page.locator('[data-dropping=true]').waitFor();
  expect(await give(page, log, 'drop', { file: 'dropped.txt' })).toBe(true);
  await page.locator('[data-dropping=false]').waitFor();
  await attached(page).getByText('dropped.txt').waitFor();
  expect(await give(page, field, 'dragover', { text: 'words' })).toBe(false);
  expect(await give(page, field, 'drop', { text: 'words' })).toBe(false);

  expect(await give(page, field, 'paste', { file: 'pasted.txt' })).toBe(true);
  await attached(page).getByText('pasted.txt').waitFor();
  expect(await give(page, field, 'paste', { text: 'A1\tB1', file: 'cells.txt' })).toBe(false);
  expect(await attached(page).getByRole('listitem').count()).toBe(2);
  await composer.fill('Both');
  await composer.press('Enter');
  await eventually(filesRead).toEqual(['dropped.txt', 'pasted.txt']);
  expect(errors).toEqual([]);
  await close();
});
