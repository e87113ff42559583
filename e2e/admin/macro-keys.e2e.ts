import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seriousFaults } from '../serious-faults.ts';
import { eventually, type InboxDesk, openInboxDesk, paletteOf, partsOf } from './inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

test('a macro gets a key of its own in the help: it runs by it as from the menu, with the way back, and not while one types', async () => {
  const { page, owner, guest, errors, close } = await desk.inbox({ path: null });
  const { conversationId: id } = await guest('Where is my parcel?');
  const macro = {
    id: newId(),
    key: 'done',
    title: 'Close it',
    body: '',
    actions: ['assign' as const, 'resolve' as const],
  };
  await owner.api('POST /shortcuts', { body: macro });
  await owner.api('POST /shortcuts', { body: { id: newId(), key: 'hi', title: 'Just words', body: 'Hello' } });
  const read = async () => (await owner.api('GET /conversations/:id', { params: { id } })).data;
  const parts = partsOf(page);
  await page.goto(`${desk.origin}/inbox/${id}`);
  await parts.composer.waitFor();

  await parts.button('Show keyboard shortcuts').click();
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const macros = help.getByRole('region', { name: 'Macros' });
  const change = macros.getByRole('button', { name: 'Change the key for “Close it”' });
  await change.waitFor();
  expect(await macros.getByText('Just words').count()).toBe(0);
  await change.press('Enter');
  await page.keyboard.press('j');
  await macros.getByRole('alert').getByText('j already means “Next conversation”').waitFor();
  await change.press('Enter');
  await page.keyboard.press('d');
  await eventually(async () => (await owner.api('GET /me')).data.desk.keys).toEqual({ [`macro ${macro.id}`]: 'd' });
  // Nothing else can have it then.
  const resolve = help.getByRole('button', { name: 'Change the key for “Resolve”' });
  await resolve.press('Enter');
  await page.keyboard.press('d');
  await help.getByRole('alert').getByText('d already means “Close it”').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });

  await parts.composer.pressSequentially('d');
  expect(await parts.composer.inputValue()).toBe('d');
  expect((await read()).status).toBe('open');
  await parts.composer.fill('');
  await parts.composer.press('Escape');
  await page.locator('body').press('d');
  await eventually(async () => (await read()).status).toBe('resolved');
  expect((await read()).assigneeId).toBe(owner.id);
  const said = page.getByRole('alert').filter({ hasText: 'Done by “Close it”' });
  await said.getByRole('button', { name: 'Undo' }).click();
  await eventually(async () => [(await read()).status, (await read()).assigneeId]).toEqual(['open', null]);

  const palette = paletteOf(page);
  await palette.open();
  await palette.field.fill('close it');
  await eventually(() => palette.active.textContent()).toContain('Run “Close it”');
  expect(await palette.active.locator('kbd').textContent()).toBe('d');
  await page.keyboard.press('Escape');
  await page.goto(`${desk.origin}/settings/shortcut`);
  await page.getByRole('listitem').filter({ hasText: 'Close it' }).locator('kbd').getByText('d').waitFor();
  await page.getByRole('link', { name: 'Close it' }).click();
  await page.getByRole('button', { name: 'Choose a key' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);

  // Once it is gone its key is anybody's again.
  await page.getByRole('button', { name: 'Delete' }).click();
  await eventually(async () => (await owner.api('GET /me')).data.desk.keys).toEqual({});
  expect(errors).toEqual([]);
  await close();
});

test('a macro with words comes by its key into the reply, with what follows and a word about what is missing', async () => {
  const { page, owner, guest, errors, close } = await desk.inbox({ path: null });
  const { conversationId: id, reads } = await guest('Where is my parcel?');
  const macro = {
    ...{ id: newId(), key: 'sent', title: 'It is on its way', body: 'Hi {{customer.first_name}}, it is on its way.' },
    actions: ['resolve' as const],
  };
  await owner.api('POST /shortcuts', { body: macro });
  await owner.api('PUT /members/:id/desk', {
    params: { id: owner.id },
    body: { keys: { [`macro ${macro.id}`]: 'g w' } },
  });
  const parts = partsOf(page);
  await page.goto(`${desk.origin}/inbox/${id}`);
  await parts.composer.waitFor();
  // Where the help knows the macro, the inbox does.
  await parts.button('Show keyboard shortcuts').click();
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('region', { name: 'Macros' }).getByText('It is on its way').waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
  for (const key of 'gw') await page.locator('body').press(key);
  await eventually(() => parts.composer.inputValue()).toContain('it is on its way.');
  await page.getByText('After sending: Resolve').waitFor();
  await page.getByRole('button', { name: 'Show', exact: true }).waitFor();
  await parts.composer.fill('Hi Sam, it is on its way.');
  await page.keyboard.press('Control+Enter');
  await eventually(reads).toContain('Hi Sam, it is on its way.');
  await eventually(async () => (await owner.api('GET /conversations/:id', { params: { id } })).data.status).toBe(
    'resolved',
  );
  expect(errors).toEqual([]);
  await close();
});
