import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { phone } from '../browser.ts';
import { fits } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('the questions before a contact is blocked or deleted name a long address whole on a phone', async () => {
  const { page, owner, guest, errors, close } = await desk.inbox({ path: null, size: phone });
  const { contactId } = await guest('Hello');
  const email = `${'a-very-long-name'.repeat(3)}@a-shop-of-many-words.example`;
  await owner.api('PUT /contacts/:id', { params: { id: contactId }, body: { email } });
  await page.goto(`${desk.origin}/contacts/${contactId}`);
  for (const what of ['Block contact', 'Delete contact']) {
    await page.getByRole('button', { name: what }).click();
    const title = page.getByRole('dialog').getByRole('heading');
    await title.getByText(email).waitFor();
    const isWhole = await title.evaluate((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
      return right <= (it.closest('[role="dialog"]')?.getBoundingClientRect().right ?? 0) - 40;
    });
    expect(isWhole, what).toBe(true);
    expect(await fits(page)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  expect(errors).toEqual([]);
  await close();
});
