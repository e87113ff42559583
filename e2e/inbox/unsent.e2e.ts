import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type InboxDesk, keptUnsent, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { routeAtOnce } from '../browser.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('a reply that could not leave goes out once any page is open again, not only the inbox', async () => {
  const { page, guest, owner, close } = await desk.inbox({ path: null });
  const { conversationId: id, reads } = await guest('Where is my parcel?');
  await page.goto(`${desk.origin}/inbox/${id}`);
  const parts = partsOf(page);
  await parts.composer.waitFor();
  await routeAtOnce(page, '**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await parts.composer.fill('It left yesterday.');
  await parts.composer.press('Enter');
  await parts.thread.getByText('It left yesterday.').waitFor();
  await eventually(() => keptUnsent(page, owner)).toBe(1);
  expect(await reads()).toEqual(['Where is my parcel?']);

  const another = await page.context().newPage();
  await page.close();
  await another.goto(`${desk.origin}/settings`);
  await another.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await eventually(reads).toEqual(['Where is my parcel?', 'It left yesterday.']);
  await close();
});
