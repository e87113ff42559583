import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../admin/inbox-desk.ts';
import { desktop, phone, routeAtOnce } from '../browser.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openTeamDesk, type TeamDesk } from './team-desk.ts';

let desk: TeamDesk;
beforeAll(async () => {
  desk = await openTeamDesk();
});
beforeEach(() => desk.services.forgetLimits());
afterAll(() => desk?.close());

test.each([
  ['desktop', desktop],
  ['phone', phone],
])('every page and dialog is without serious faults and fits the screen on a %s', async (_, size) => {
  const { shop, owner, open } = await desk.team({ flags: { changeEmail: true, transferAdmin: true } });
  const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
  await shop.member({
    role: 'admin',
    name: 'Alexandria Featherstonehaugh-Montgomery von und zu Hohenstein-Langenburg',
  });
  const { page, errors, close } = await open(owner, '/settings', size);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  const pages: [path: string, heading: string, button: string | null][] = [
    ['/settings', 'Settings', null],
    ['/settings/team-members', 'Team members', 'More actions: Tom Berg'],
    [`/settings/team-members/${tom.id}`, 'Tom Berg', 'Transfer admin'],
    [`/settings/team-members/${owner.id}`, 'Robin Alder', 'Change email'],
    ['/settings/detail/notifications', 'Notifications', null],
    ['/profile', 'My account', 'Log out everywhere else'],
  ];
  for (const [path, heading, button] of pages) {
    await page.goto(desk.origin + path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await eventually(() => page.getByRole('status', { name: /^Loading/ }).count()).toBe(0);
    expect([path, await seriousFaults(page)]).toEqual([path, []]);
    expect([path, await fits()]).toEqual([path, true]);
    if (!button) continue;
    await page.getByRole('button', { name: button }).click();
    await page.getByRole(button.startsWith('More') ? 'menu' : 'dialog').waitFor();
    expect([path, button, await seriousFaults(page)]).toEqual([path, button, []]);
  }
  expect(errors).toEqual([]);
  await close();
});

test('somebody is invited and edited with the keyboard alone, and the focus comes back', async () => {
  const { owner, open } = await desk.team();
  const { page, close } = await open(owner, '/settings/team-members');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.getByRole('button', { name: 'Invite', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.type('Nora Lake');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`keys-${Date.now()}@shop.example`);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await eventually(focused).toBe('Invite');
  await page.getByRole('link', { name: 'Nora Lake' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Nora Lake' }).waitFor();
  await page.getByRole('radio', { name: 'Member' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  expect(await page.getByRole('radio', { name: 'Admin' }).isChecked()).toBe(true);
  await close();
});

test('a team that cannot be read says so; a long one can be searched', async () => {
  const { shop, owner, open } = await desk.team({ plan: 'plus' });
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Zoé Ångström']) {
    await shop.member({ role: 'member', name });
  }
  const { page, close } = await open(owner, '/settings');
  await routeAtOnce(page, '**/api/members', (route) => route.abort());
  await page.getByRole('link', { name: /^Team members/ }).click();
  await page.getByText('The team couldn’t be loaded').waitFor();
  await page.unroute('**/api/members');
  await page.getByRole('button', { name: 'Try again' }).click();
  const rows = page.getByRole('list', { name: 'Team members' }).getByRole('listitem');
  await eventually(() => rows.count()).toBe(8);
  await page.getByRole('textbox', { name: 'Search the team' }).fill('angstrom');
  await eventually(() => rows.count()).toBe(1);
  await page.getByRole('textbox', { name: 'Search the team' }).fill('nobody here');
  await page.getByText('No matches').waitFor();
  await close();
});

test('a page that is opened is counted by its path, without the ids in it, and never in the way', async () => {
  const { shop, owner, open } = await desk.team();
  const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
  const { page, errors, close } = await open(owner, '/settings');
  // The page before may still be counted: what it says comes when it comes.
  const before = '/settings';
  const counted: { event: string; options: { path: string } }[] = [];
  await page.route('**/api/analytics/track', (route) => {
    const said = route.request().postDataJSON() as (typeof counted)[number];
    if (said.options.path !== before) counted.push(said);
    return route.abort();
  });
  await page.goto(`${desk.origin}/settings/team-members/${tom.id}`);
  await page.getByRole('heading', { name: 'Tom Berg' }).waitFor();
  await eventually(() => counted).toEqual([
    { event: 'page viewed', shopId: shop.id, options: { path: '/settings/team-members' } },
  ]);
  expect(errors).toEqual([]);
  await close();
});
