import { newId } from '@chatty/contract/new-id';
import type { NewShortcut } from '@chatty/contract/shortcuts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { phone, saveBar } from '../browser.ts';
import { fits, seriousFaults } from '../serious-faults.ts';
import { eventually, type InboxDesk, openInboxDesk, paletteOf, partsOf } from './inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk.close());

const returning: Pick<NewShortcut, 'key' | 'title' | 'body' | 'scope' | 'actions'> = {
  key: 'return',
  title: 'How to return an item',
  body: 'Hi {{customer.first_name|there}},\n\nyou can send **{{order.number}}** back within 30 days.',
  scope: 'team',
  actions: ['resolve'],
};
const thanks = { key: 'thanks', title: 'Thank you', body: 'Thank you, {{customer.first_name|friend}}!' };

/** An inbox whose member keeps two shortcuts, with a conversation open. */
async function openThread() {
  const inbox = await desk.inbox({ path: null });
  for (const it of [returning, thanks]) await inbox.owner.api('POST /shortcuts', { body: { ...it, id: newId() } });
  const guest = await inbox.guest('How can I return my shirt?');
  await inbox.page.goto(`${desk.origin}/inbox/${guest.conversationId}`);
  const { composer } = partsOf(inbox.page);
  await composer.waitFor();
  return { ...inbox, guest, composer };
}

test('a shortcut is found after a slash, waits for what is not known, and does afterwards what it says', async () => {
  const { page, owner, guest, composer, errors } = await openThread();
  const options = page.getByRole('option');
  await composer.pressSequentially('Hello! /');
  await eventually(() => options.count()).toBe(2);
  await page.keyboard.press('Escape');
  expect(await composer.inputValue()).toBe('Hello! /');
  await eventually(() => options.count()).toBe(0);

  await composer.pressSequentially('ret');
  await composer.press('Backspace');
  expect(await options.count()).toBe(0);
  await composer.fill('');
  await composer.pressSequentially('/label');
  await eventually(() => options.count()).toBe(0);
  await composer.fill('');
  await composer.pressSequentially('/item');
  await options.filter({ hasText: '/return' }).waitFor();
  await page.getByText('Not known here: Latest order’s number').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Tab');

  const filled = 'Hi there,\n\nyou can send **{{order.number}}** back within 30 days.';
  await eventually(() => composer.inputValue()).toBe(filled);
  await page.getByText('Fill in before you send: Latest order’s number').waitFor();
  await page.getByText('After sending: Resolve').waitFor();
  const selected = () =>
    composer.evaluate((it: HTMLTextAreaElement) => it.value.slice(it.selectionStart, it.selectionEnd));
  await eventually(selected).toBe('{{order.number}}');
  await composer.press('Control+Enter');
  expect(await guest.reads()).toEqual(['How can I return my shirt?']);
  await page.keyboard.type('#1001');
  await composer.press('Enter');
  await eventually(() => guest.reads()).toEqual([
    'How can I return my shirt?',
    filled.replace('{{order.number}}', '#1001'),
  ]);
  const state = async () =>
    (await owner.api('GET /conversations/:id', { params: { id: guest.conversationId } })).data.status;
  await eventually(state).toBe('resolved');
  const uses = async () => (await owner.api('GET /shortcuts')).data.map((it) => [it.key, it.uses]);
  await eventually(uses).toEqual([
    ['return', 1],
    ['thanks', 0],
  ]);
  expect(errors).toEqual([]);
});

test('a macro made in the settings tags, prioritizes and snoozes the conversation once its message is sent', async () => {
  const { page, owner, guest, errors } = await openThread();
  await owner.api('POST /tags', { body: { id: newId(), name: 'Refund' } });
  await page.goto(`${desk.origin}/settings/shortcut/create`);
  await page.getByRole('textbox', { name: 'Title' }).fill('We look into it');
  await page.getByRole('textbox', { name: 'Key' }).fill('look');
  await page.getByRole('textbox', { name: 'Message' }).fill('We look into it.');
  await page.getByRole('button', { name: 'Choose tags' }).click();
  await page.getByRole('option', { name: 'Refund' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Set the priority' }).selectOption('high');
  await page.getByRole('combobox', { name: 'Snooze' }).selectOption('reply');
  expect(await seriousFaults(page)).toEqual([]);
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Tag “Refund” · Priority: High · Snooze' }).waitFor();

  await page.goto(`${desk.origin}/inbox/${guest.conversationId}`);
  const { composer } = partsOf(page);
  await composer.pressSequentially('/look');
  await page.getByRole('option', { name: /look/ }).waitFor();
  await page.keyboard.press('Tab');
  await page.getByText('After sending: Tag “Refund”, Priority: High, and Snooze until they reply').waitFor();
  await composer.press('Control+Enter');
  const [tag] = (await owner.api('GET /tags')).data;
  const state = async () => (await owner.api('GET /conversations/:id', { params: { id: guest.conversationId } })).data;
  await eventually(state).toMatchObject({
    ...{ status: 'snoozed', snoozedUntil: null, priority: 'high' },
    tagIds: [tag?.id],
  });
  await guest.say('Thank you');
  await eventually(state).toMatchObject({ status: 'open', priority: 'high' });
  expect(errors).toEqual([]);
});

test('a macro without words does at once what it does, from the slash and from the palette, says so, and is undone as one', async () => {
  const { page, owner, guest, composer, errors } = await openThread();
  const { data: refund } = await owner.api('POST /tags', { body: { id: newId(), name: 'Refund' } });
  await page.goto(`${desk.origin}/settings/shortcut/create`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Refund request');
  await page.getByRole('textbox', { name: 'Key' }).fill('refund');
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Write a message, or choose what it does').waitFor();
  await page.getByRole('button', { name: 'Choose tags' }).click();
  await page.getByRole('option', { name: 'Refund' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Set the priority' }).selectOption('high');
  await page.getByRole('checkbox', { name: 'Assign to me' }).check();
  await page.getByRole('checkbox', { name: 'Resolve' }).check();
  await page.getByRole('heading', { name: 'What it does' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Assign to me · Tag “Refund” · Priority: High' }).waitFor();

  const state = async () => (await owner.api('GET /conversations/:id', { params: { id: guest.conversationId } })).data;
  const pick = ({ status, assigneeId, tagIds, priority }: Awaited<ReturnType<typeof state>>) => ({
    ...{ status, assigneeId, tagIds, priority },
  });
  const before = pick(await state());
  const after = { status: 'resolved', assigneeId: owner.id, tagIds: [refund.id], priority: 'high' };
  const said = page.getByRole('alert').filter({ hasText: 'Done by “Refund request”: Assign to me, Tag “Refund”' });
  await page.goto(`${desk.origin}/inbox/${guest.conversationId}`);
  await composer.pressSequentially('Half a word /refund');
  await page.getByRole('option', { name: /refund/ }).waitFor();
  await page.getByText('Sends nothing, and does at once: Assign to me').waitFor();
  await page.keyboard.press('Enter');
  await said.waitFor();
  expect(await composer.inputValue()).toBe('Half a word ');
  await eventually(async () => pick(await state())).toEqual(after);
  await said.getByRole('button', { name: 'Undo' }).click();
  await eventually(async () => pick(await state())).toEqual(before);
  expect(await guest.reads()).toEqual(['How can I return my shirt?']);

  await composer.blur();
  const palette = paletteOf(page);
  await palette.open();
  await palette.field.fill('refund');
  await page.getByRole('option', { name: /^Run “Refund request”/ }).click();
  await said.waitFor();
  await eventually(async () => pick(await state())).toEqual(after);
  const uses = async () => (await owner.api('GET /shortcuts')).data.find((it) => it.key === 'refund')?.uses;
  await eventually(uses).toBe(2);
  expect(errors).toEqual([]);
});

test('emoji come by their name or from the picker, and Ctrl-Shift-Enter sends and resolves', async () => {
  const { page, owner, guest, composer } = await openThread();
  await composer.pressSequentially('Great :party');
  await page.getByRole('option', { name: 'party popper' }).waitFor();
  await page.keyboard.press('Enter');
  await eventually(() => composer.inputValue()).toBe('Great 🎉 ');
  await page.getByRole('button', { name: 'Insert emoji' }).click();
  const search = page.getByRole('searchbox', { name: 'Search emoji' });
  await search.fill('thumbs');
  expect(await seriousFaults(page)).toEqual([]);
  await search.press('Enter');
  await eventually(() => composer.inputValue()).toBe('Great 🎉 👍');
  await composer.press('Control+Shift+Enter');
  await eventually(async () => (await guest.reads()).at(-1)).toBe('Great 🎉 👍');
  const state = async () =>
    (await owner.api('GET /conversations/:id', { params: { id: guest.conversationId } })).data.status;
  await eventually(state).toBe('resolved');
});

test('a shortcut is added, found again, and told what is wrong with it; nothing typed is lost', async () => {
  const { page, owner } = await openThread();
  await page.goto(`${desk.origin}/settings/shortcut`);
  await page.getByRole('link', { name: 'Thank you' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Add shortcut' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Sizes');
  await page.getByRole('textbox', { name: 'Key' }).fill('thanks');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hi {{customer.first_name|there}}, ours run small.');
  await page.getByText('Hi Ada, ours run small.').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText('You have a shortcut /thanks already. Choose another key.').first().waitFor();
  await page.getByRole('textbox', { name: 'Key' }).fill('sizes');
  await saveBar(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('searchbox', { name: 'Search shortcuts' }).fill('small');
  await page.getByRole('link', { name: 'Sizes' }).waitFor();
  await eventually(() => page.getByRole('list', { name: 'Shortcuts' }).getByRole('listitem').count()).toBe(1);
  expect((await owner.api('GET /shortcuts')).data.map((it) => it.key)).toEqual(['return', 'sizes', 'thanks']);
  await page.setViewportSize(phone);
  await expect.poll(() => fits(page)).toBe(true);
});
