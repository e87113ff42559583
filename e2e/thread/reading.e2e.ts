import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InboxDesk, openInboxDesk, partsOf } from '../admin/inbox-desk.ts';
import { seriousFaults } from '../serious-faults.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('grey lines that stand together are one line that opens, and what is unread begins with a line', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox({ path: null });
  const visitor = await guest('When does it ship?');
  const params = { id: visitor.conversationId };
  for (const memberId of [owner.id, null, owner.id, null])
    await owner.api('POST /conversations/:id/assign', { params, body: { memberId } });
  await owner.api('POST /conversations/:id/read', { params, body: { isRead: true } });
  for (let i = 0; i < 40; i += 1) await visitor.say(`And number ${i}?`);
  await page.goto(`${desk.origin}/inbox/${visitor.conversationId}`);
  const { thread, button } = partsOf(page);

  await thread.getByText('And number 39?').waitFor();
  const first = thread.getByText('And number 0?');
  await page.getByRole('link', { name: 'First unread message' }).click();
  await first.waitFor();
  await expect.poll(() => first.evaluate((it) => it.getBoundingClientRect().top > 0)).toBe(true);
  await thread.getByText('New', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'First unread message' }).waitFor({ state: 'hidden' });
  await button(/^(Latest|New messages)$/).click();

  const fold = thread.getByRole('button', { name: /^\d changes$/ });
  await fold.focus();
  await page.keyboard.press('Enter');
  await thread.getByText('Assigned by Robin Alder').first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await thread.getByRole('button', { name: 'Hide changes' }).click();
  await thread.getByText('Assigned by Robin Alder').first().waitFor({ state: 'hidden' });
  expect(errors).toEqual([]);
  await close();
});

/** So much more said by a visitor, quickly. */
async function sayMany(conversationId: string, count: number): Promise<number> {
  const { db } = desk.services.services;
  const { shop_id, conversation_id, kind, sender, created_at, seq } = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const like = { shop_id, conversation_id, kind, sender, created_at };
  const many = Array.from({ length: count }, (_, at) => ({
    ...like,
    id: newId(),
    seq: seq + 1 + at,
    text: `Word ${at}`,
  }));
  for (let at = 0; at < many.length; at += 300)
    await db
      .insertInto('messages')
      .values(many.slice(at, at + 300))
      .execute();
  await db
    .updateTable('conversations')
    .set({ last_seq: seq + count })
    .where('id', '=', conversationId)
    .execute();
  return seq;
}

test('a link to a message of long ago leads there at once, past all that lies between', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox({ path: null });
  const visitor = await guest('The very first word');
  const params = { id: visitor.conversationId };
  const seq = await sayMany(visitor.conversationId, 900);
  await owner.api('POST /conversations/:id/read', { params, body: { isRead: true } });

  let reads = 0;
  page.on('request', (it) => it.url().includes('/messages?before=') && (reads += 1));
  await page.goto(`${desk.origin}/inbox/${visitor.conversationId}#${seq}`);
  const { thread } = partsOf(page);
  const first = thread.getByText('The very first word');
  await first.waitFor();
  await expect.poll(() => first.evaluate((it) => it.getBoundingClientRect().top > 0)).toBe(true);
  // 50 are there; the 851 before them come in pieces of 200.
  expect(reads).toBe(5);
  await thread.getByText('Word 400', { exact: true }).waitFor({ state: 'attached' });
  expect(errors).toEqual([]);
  await close();
});

test('the first of hundreds that are unread is found above all that is there, and the line “New” stands nowhere else', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox({ path: null });
  const visitor = await guest('Hello?');
  const params = { id: visitor.conversationId };
  await owner.api('POST /conversations/:id/read', { params, body: { isRead: true } });
  await visitor.say('The first that is unread');
  await sayMany(visitor.conversationId, 400);
  await page.goto(`${desk.origin}/inbox/${visitor.conversationId}`);
  const { thread, button } = partsOf(page);
  await thread.getByText('Word 399').waitFor();
  const line = thread.getByText('New', { exact: true });
  expect(await line.count()).toBe(0);
  await button('First unread message').click();
  const first = thread.getByText('The first that is unread');
  await first.waitFor();
  await expect.poll(() => first.evaluate((it) => it.getBoundingClientRect().top > 0)).toBe(true);
  expect(await line.count()).toBe(1);
  await button('First unread message').waitFor({ state: 'hidden' });
  expect(errors).toEqual([]);
  await close();
});

test('pictures of a message are looked at large, by keyboard too', async () => {
  const { page, guest, owner, errors, close } = await desk.inbox();
  const visitor = await guest('Look');
  const picture = new Blob([new Uint8Array(await page.screenshot())]);
  const upload = async (name: string) => (await owner.api('POST /files', { query: { name }, body: picture })).data.id;
  const fileIds = [await upload('one.png'), await upload('two.png')];
  const params = { id: visitor.conversationId };
  await owner.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: '', fileIds } });
  const { rows, thread } = partsOf(page);
  await rows.first().click();
  await thread.getByRole('link', { name: 'View one.png' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 of 2').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('img', { name: 'two.png' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(errors).toEqual([]);
  await close();
});
