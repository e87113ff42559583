import { newId } from '@chatty/contract/new-id';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from './inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk.close());

/** Somebody without a mouse: what has the focus, and the way to something by Tab. */
function keyboardOf(page: Page) {
  const focused = () => page.locator(':focus');
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text: string) => page.keyboard.type(text),
    /** Presses a key until the focus is on what is called so. */
    async goTo(role: Parameters<Page['getByRole']>[0], name: string, key: 'Shift+Tab' | 'ArrowDown') {
      const wanted = page.getByRole(role, { name, exact: true });
      await wanted.last().waitFor();
      for (let i = 0; i < 80; i += 1) {
        if ((await wanted.and(focused()).count()) > 0) return page.keyboard.press('Enter');
        await page.keyboard.press(key);
      }
      throw new Error(`${key} does not lead to ${name}.`);
    },
  };
}

test('twenty jobs of an agent are done by keyboard alone', async () => {
  const { page, owner, shop, guest, errors, close } = await desk.inbox();
  await shop.member({ name: 'Maya Lind' });
  const shortcut = { key: 'thanks', title: 'Thank you', body: 'Thank you for waiting!' };
  await owner.api('POST /shortcuts', { body: { ...shortcut, id: newId() } });
  const ada = await guest('Where is my parcel?');
  const bob = await guest('Do you ship to Norway?');
  const { rows, thread, composer } = partsOf(page);
  const { press, type, goTo } = keyboardOf(page);
  const read = async (of: typeof ada) =>
    (await owner.api('GET /conversations/:id', { params: { id: of.conversationId } })).data;
  const becomes = (of: typeof ada, part: Partial<Awaited<ReturnType<typeof read>>>) =>
    eventually(() => read(of)).toMatchObject(part);
  await rows.nth(1).waitFor();

  // 1, 2: down the list, and into a conversation.
  await press('j', 'j');
  await rows.nth(1).and(page.locator(':focus')).waitFor();
  await press('Enter');
  await thread.getByText('Where is my parcel?').waitFor();
  // 3: a reply.
  await press('r');
  await type('Let me look.');
  await press('Enter');
  await eventually(() => ada.reads()).toContain('Let me look.');
  // 4: a shortcut in a reply.
  await type('/thanks');
  await page.getByRole('option', { name: /Thank you/ }).waitFor();
  await press('Enter');
  await eventually(() => composer.inputValue()).toContain('Thank you for waiting!');
  // 5: an emoji after it.
  await type(' :wave');
  await page.getByRole('option').first().waitFor();
  await press('Enter', 'Enter');
  await eventually(async () => (await ada.reads()).at(-1)).toMatch(/^Thank you for waiting! \p{Emoji}/u);
  // 6: what was sent is mended.
  await press('Escape');
  await goTo('button', 'Message actions', 'Shift+Tab');
  await goTo('menuitem', 'Edit', 'ArrowDown');
  const edited = page.getByRole('textbox', { name: 'Edit message' });
  await edited.waitFor();
  await press('Control+a');
  await type('Thank you for your patience!');
  await press('Control+Enter');
  await edited.waitFor({ state: 'detached' });
  await eventually(async () => (await ada.reads()).at(-1)).toBe('Thank you for your patience!');
  // 7: a note that names a teammate.
  await press('n');
  await type('@May');
  await page.getByRole('option', { name: /Maya Lind/ }).waitFor();
  await press('Enter');
  await type(' please check');
  await press('Enter');
  await thread.getByText('please check').waitFor();
  await press('Escape');
  // 8: mine.
  await press('i');
  await becomes(ada, { assigneeId: owner.id, handler: 'person' });
  // 9: a tag, made on the way.
  await press('t');
  await page.getByRole('textbox', { name: 'Find or make a tag' }).and(page.locator(':focus')).waitFor();
  await type('Parcels');
  await page.getByRole('option', { name: 'Make tag “Parcels”' }).waitFor();
  await press('Enter');
  await eventually(async () => (await read(ada)).tagIds.length).toBe(1);
  await press('Escape');
  await page.getByRole('button', { name: 'Tags' }).and(page.locator(':focus')).waitFor();
  // 10: a priority.
  await press('p');
  await goTo('menuitemradio', 'High', 'ArrowDown');
  await becomes(ada, { priority: 'high' });
  // 11, 12: snoozed, and back.
  await press('h');
  await goTo('menuitem', 'Until the visitor writes', 'ArrowDown');
  await becomes(ada, { status: 'snoozed' });
  await press('z');
  await becomes(ada, { status: 'open' });
  // 13, 14: resolved, and back.
  await press('e');
  await becomes(ada, { status: 'resolved' });
  await press('z');
  await becomes(ada, { status: 'open' });
  // 15: to be read later.
  await press('u');
  await becomes(ada, { isRead: false });
  // 16: found by a word.
  await press('/');
  await type('Norway');
  await eventually(() => rows.count()).toBe(1);
  await press('Control+a', 'Backspace', 'Escape');
  await eventually(() => rows.count()).toBe(2);
  // 17: what the keys are.
  await press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // 18: answered and resolved in one.
  await press('j', 'r');
  await thread.getByText('Do you ship to Norway?').waitFor();
  // Until the composer of a thread that opens has the keyboard, letters are nothing.
  await composer.and(page.locator(':focus')).waitFor();
  await type('We do.');
  await press('Control+Shift+Enter');
  await eventually(() => bob.reads()).toContain('We do.');
  await becomes(bob, { status: 'resolved' });
  // 19: the resolved ones.
  await press('Escape');
  await goTo('button', 'Status: Open', 'Shift+Tab');
  await goTo('menuitemradio', 'Resolved', 'ArrowDown');
  await rows.filter({ hasText: 'We do.' }).waitFor();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  // 20: what nobody asked for.
  await press('j', 's');
  await becomes(bob, { status: 'spam' });
  expect(errors).toEqual([]);
  await close();
}, 120_000);
