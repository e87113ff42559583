import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { routeAtOnce } from '../browser.ts';
import { goTo, visit } from './visits.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());

test('the installed app shows an admin all of a customer beside the thread, and no link to a page that it lacks', async () => {
  const shop = await desk.services.shop({ isEnableAIAssistant: false });
  const [robin, visitor] = [await shop.member({ name: 'Robin Alder' }), await shop.visitor()];
  const ids = Array.from({ length: 5 }, () => newId());
  for (const [at, id] of ids.entries()) {
    const body = { id: newId(), text: `Matter ${at}` };
    await visitor.api('POST /client/api/conversations/:id/messages', { params: { id }, body });
  }
  const { page, errors, close } = await visit(desk, robin, { installed: true });
  await goTo(page, `/inbox/${ids[0]}`);
  const pane = page.getByRole('complementary', { name: 'Customer' });
  const others = pane.locator('section').filter({ hasText: /^Other conversations/ });
  await others.getByRole('button', { name: 'Show all 4' }).click();
  await eventually(() => others.getByRole('listitem').count()).toBe(4);
  expect(await pane.locator('a[href^="/contacts"]').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('contacts whose columns could not be read are asked for again', async () => {
  const shop = await desk.services.shop();
  const { page, close } = await visit(desk, await shop.member());
  let isAway = true;
  await routeAtOnce(page, '**/api/contacts/view', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto(`${desk.origin}/contacts`);
  const failed = page.getByRole('main').getByRole('alert');
  await failed.getByRole('button', { name: 'Try again' }).waitFor();
  isAway = false;
  await failed.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No contacts yet').waitFor();
  await close();
});

test('an admin gets to a colleague’s inbox settings from the team and from that colleague’s page', async () => {
  const shop = await desk.services.shop();
  const [robin, maya] = [
    await shop.member({ name: 'Robin Alder' }),
    await shop.member({ name: 'Maya Lind', role: 'member' }),
  ];
  const { page, errors, close } = await visit(desk, robin);
  await goTo(page, '/settings/team-members');
  await page.getByRole('button', { name: 'More actions: Maya Lind' }).click();
  await page.getByRole('menuitem', { name: 'Inbox settings' }).click();
  await page.waitForURL(`${desk.origin}/inbox/settings/${maya.id}`);
  await page
    .getByText(/Maya Lind/)
    .first()
    .waitFor();
  await goTo(page, `/settings/team-members/${maya.id}`);
  await page.getByRole('link', { name: 'Inbox settings' }).click();
  await page.waitForURL(`${desk.origin}/inbox/settings/${maya.id}`);
  expect(errors).toEqual([]);
  await close();
});
