import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { visit } from './visits.ts';

declare global {
  interface Window {
    /** Every number that the page gave the installed app's icon. */
    badges: number[];
  }
}

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

/** Takes the place of the operating system, which no browser without a screen has. */
const recordBadges = () => {
  window.badges = [];
  navigator.setAppBadge = async (count = 0) => void window.badges.push(count);
};

/** A shop of its own whose owner has the app open, and somebody who writes to it. */
async function open({ installed }: { installed: boolean }) {
  const shop = await desk.services.shop({ isEnableAIAssistant: false });
  const [robin, maya] = [await shop.member({ name: 'Robin Alder' }), await shop.member({ name: 'Maya Lind' })];
  const guest = async (text: string) => {
    const [visitor, conversationId] = [await shop.visitor(), newId()];
    const say = (words: string) =>
      visitor.api('POST /client/api/conversations/:id/messages', {
        params: { id: conversationId },
        body: { id: newId(), text: words },
      });
    await say(text);
    return { conversationId, say };
  };
  const { page, errors, close } = await visit(desk, robin, { installed, before: recordBadges });
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  return { page, errors, close, maya, guest };
}

test('the installed app’s icon carries the number of menu and title, and loses it when read, here or by a colleague', async () => {
  const { page, maya, guest, errors, close } = await open({ installed: true });
  const { badge, rows, thread, button } = partsOf(page);
  const shown = async () => ({
    icon: await page.evaluate(() => window.badges.at(-1)),
    menu: (await badge.count()) > 0 ? await badge.first().textContent() : null,
    title: await page.title(),
  });
  await eventually(shown).toEqual({ icon: 0, menu: null, title: 'Inbox · Chatty' });
  await guest('Where is my parcel?');
  await eventually(shown).toMatchObject({ icon: 1, title: '(1) Inbox · Chatty' });
  const bob = await guest('Do you ship to Norway?');
  await eventually(shown).toMatchObject({ icon: 2, title: '(2) Inbox · Chatty' });
  expect((await shown()).menu).toMatch(/^2/);

  await rows.filter({ hasText: 'Where is my parcel?' }).click();
  await thread.getByText('Where is my parcel?').waitFor();
  await eventually(shown).toMatchObject({ icon: 1, title: '(1) Inbox · Chatty' });
  expect((await shown()).menu).toMatch(/^1/);
  await maya.api('POST /conversations/:id/read', { params: { id: bob.conversationId }, body: { isRead: true } });
  await eventually(shown).toEqual({ icon: 0, menu: null, title: 'Inbox · Chatty' });

  await bob.say('Hello?');
  await eventually(shown).toMatchObject({ icon: 1 });
  await button(/^User menu/).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await eventually(() => page.evaluate(() => window.badges.at(-1))).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('a tab that is not the installed app leaves the icon alone', async () => {
  const { page, guest, close } = await open({ installed: false });
  await guest('Where is my parcel?');
  await eventually(() => page.title()).toBe('(1) Inbox · Chatty');
  expect(await page.evaluate(() => window.badges)).toEqual([]);
  await close();
});
