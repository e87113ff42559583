import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveBar as bar } from '../browser.ts';
import { mailTo } from '../../apps/server/src/test-kit/people.ts';
import { eventually } from '../admin/inbox-desk.ts';
import { openTeamDesk, type TeamDesk } from './team-desk.ts';

let desk: TeamDesk;
beforeAll(async () => {
  desk = await openTeamDesk();
});
beforeEach(() => desk.services.forgetLimits());
afterAll(() => desk?.close());

const rows = (page: Page) => page.getByRole('list', { name: 'Team members' }).getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const linkIn = (text: string) => /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? '';

async function invite(page: Page, { name, email }: { name: string; email: string }) {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await dialog(page).getByRole('textbox', { name: 'Full name' }).fill(name);
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
}

describe('an invitation', () => {
  test('leads by mail to a password and into the inbox, as a member who sees a member’s pages only', async () => {
    const { owner, open } = await desk.team();
    const { page, errors, close } = await open(owner, '/settings/team-members');
    await page.getByText('1 of 3 seats used').waitFor();
    const email = `nora-${Date.now()}@shop.example`;
    await invite(page, { name: 'Nora Lake', email });
    await page.getByText(`Invitation sent to ${email}`).waitFor();
    await row(page, 'Nora Lake').getByText('Invited', { exact: true }).waitFor();
    await page.getByText('2 of 3 seats used').waitFor();

    const { text } = await mailTo(desk.services, email, /invites you/);
    const { page: nora, context } = await desk.stranger();
    await nora.goto(linkIn(text));
    expect(await nora.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Nora Lake');
    await nora.getByLabel('Password', { exact: true }).fill('three green kettles');
    await nora.getByRole('button', { name: 'Join' }).click();
    await nora.waitForURL(`${desk.origin}/inbox`);
    await nora.getByRole('heading', { name: 'Inbox' }).waitFor();
    // The owner sees her come, without a reload.
    await row(page, 'Nora Lake').getByText('Online').waitFor({ state: 'attached' });
    await eventually(() => row(page, 'Nora Lake').getByText('Invited', { exact: true }).count()).toBe(0);

    expect(await nora.getByRole('link', { name: 'FAQs' }).count()).toBe(0);
    await nora.goto(`${desk.origin}/settings`);
    await nora.getByRole('link', { name: /^My account/ }).waitFor();
    expect(await nora.getByRole('link', { name: /^Team members/ }).count()).toBe(0);
    await nora.goto(`${desk.origin}/settings/team-members`);
    await nora.getByRole('heading', { name: "The page you're looking for couldn't be found" }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
    await close();
  });

  test('says what is wrong beside the fields, and keeps what was typed', async () => {
    const { shop, owner, open } = await desk.team();
    const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
    const { page, close } = await open(owner, '/settings/team-members');
    await invite(page, { name: '', email: 'nobody' });
    await dialog(page).getByText('This field is required').waitFor();
    await dialog(page).getByText('Email is invalid').waitFor();
    await dialog(page).getByRole('textbox', { name: 'Full name' }).fill('Tom Again');
    await dialog(page).getByRole('textbox', { name: 'Email' }).fill(tom.email);
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Someone on your team already uses this email.').waitFor();
    expect(await dialog(page).getByRole('textbox', { name: 'Full name' }).inputValue()).toBe('Tom Again');
    expect(await rows(page).count()).toBe(2);
    await close();
  });

  test('whose answer was lost is sent again as the same one', async () => {
    const { owner, open } = await desk.team();
    const { page, close } = await open(owner, '/settings/team-members');
    let lost = 0;
    await page.route('**/api/members/invite', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await invite(page, { name: 'Nora Lake', email: `lost-${Date.now()}@shop.example` });
    await dialog(page).getByText('No connection').waitFor();
    await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    const { data: team } = await owner.api('GET /members');
    expect(team.map((it) => it.fullName)).toEqual(['Nora Lake', 'Robin Alder']);
    await close();
  });

  test('can be withdrawn: its link stops working', async () => {
    const { owner, open } = await desk.team();
    const { page, close } = await open(owner, '/settings/team-members');
    const email = `gone-${Date.now()}@shop.example`;
    await invite(page, { name: 'Nora Lake', email });
    const link = linkIn((await mailTo(desk.services, email, /invites you/)).text);
    await dialog(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'More actions: Nora Lake' }).click();
    await page.getByRole('menuitem', { name: 'Withdraw invitation' }).click();
    await dialog(page).getByRole('button', { name: 'Withdraw invitation' }).click();
    await eventually(() => rows(page).count()).toBe(1);
    await page.getByText('1 of 3 seats used').waitFor();
    const { page: nora, context } = await desk.stranger();
    await nora.goto(link);
    await nora.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    await context.close();
    await close();
  });
});

describe('seats', () => {
  test('that are all taken say so with the plan, and one that is freed can be given again', async () => {
    const { shop, owner, open } = await desk.team({ plan: 'basic' });
    await shop.member({ role: 'member', name: 'Tom Berg' });
    await shop.member({ role: 'member', name: 'Uma Fell' });
    const { page, close } = await open(owner, '/settings/team-members');
    await page.getByText('All seats on your Basic plan are taken.').waitFor();
    expect(await page.getByRole('button', { name: 'Invite', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('switch', { name: 'Active: Tom Berg' }).click();
    await page.getByText('2 of 3 seats used').waitFor();
    expect(await page.getByRole('button', { name: 'Invite', exact: true }).isEnabled()).toBe(true);

    // A colleague takes the last one meanwhile: the switch goes back, with the reason.
    await page.route('**/api/members/seats', (route) => route.abort());
    const { data: third } = await owner.api('POST /members/invite', {
      body: { id: crypto.randomUUID(), email: `v-${Date.now()}@shop.example`, fullName: 'Vic', role: 'member' },
    });
    await row(page, third.fullName).first().waitFor();
    await page.getByRole('switch', { name: 'Active: Tom Berg' }).click();
    await page.getByRole('alert').filter({ hasText: 'seat' }).waitFor();
    await eventually(() => page.getByRole('switch', { name: 'Active: Tom Berg' }).isChecked()).toBe(false);
    await close();
  });

  test('taken away end the person’s session at once', async () => {
    const { shop, owner, open } = await desk.team();
    const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
    const his = await open(tom, '/inbox');
    await his.page.getByRole('heading', { name: 'Inbox' }).waitFor();
    const { page, close } = await open(owner, '/settings/team-members');
    await row(page, 'Tom Berg').getByText('Online').waitFor({ state: 'attached' });
    await page.getByRole('switch', { name: 'Active: Tom Berg' }).click();
    await his.page.getByText('Chatty was uninstalled from this shop, or your seat was removed.').waitFor();
    await his.page.getByRole('button', { name: 'Leave' }).click();
    await his.page.getByRole('heading', { name: 'Log in' }).waitFor();
    await row(page, 'Tom Berg').getByText('No seat').waitFor({ state: 'attached' });
    await his.close();
    await close();
  });
});

describe('a member’s page', () => {
  test('saves by the save bar; a new role counts at once for who has it', async () => {
    const { shop, owner, open } = await desk.team();
    const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
    const his = await open(tom, '/inbox');
    const { page, close } = await open(owner, `/settings/team-members/${tom.id}`);
    const name = page.getByRole('textbox', { name: 'Full name' });
    await name.fill('');
    await page.keyboard.press('Control+s');
    await page.getByText('This field is required').waitFor();
    await name.fill('Tom Bergman');
    await page.getByRole('radio', { name: 'Admin' }).check();
    expect(await page.getByRole('switch', { name: 'Active' }).isDisabled()).toBe(true);
    // Nobody leaves by accident.
    await page.getByRole('link', { name: 'Inbox', exact: true }).click();
    expect(page.url()).toContain(tom.id);
    await bar(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Settings saved').waitFor();
    await page.getByRole('heading', { name: 'Tom Bergman' }).waitFor();
    await his.page.getByRole('link', { name: 'FAQs' }).waitFor();
    await his.page.getByRole('button', { name: 'User menu of Tom Bergman' }).waitFor();
    await his.close();
    await close();
  });

  test('says why the owner and oneself are locked, and that somebody unknown is not there', async () => {
    const { shop, owner, open } = await desk.team();
    const ada = await shop.member({ role: 'admin', name: 'Ada Moor' });
    const { page, close } = await open(ada, `/settings/team-members/${owner.id}`);
    await page.getByText('This person owns the shop’s account').waitFor();
    expect(await page.getByRole('radio', { name: 'Member' }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Remove from the team' }).count()).toBe(0);
    await page.goto(`${desk.origin}/settings/team-members/${ada.id}`);
    await page.getByText('This is you. Another admin can change your role and your seat.').waitFor();
    await page.goto(`${desk.origin}/settings/team-members/${shop.id}`);
    await page.getByRole('heading', { name: "The page you're looking for couldn't be found" }).waitFor();
    await close();
  });

  test('of somebody who is removed elsewhere says so; their conversations are unassigned', async () => {
    const { shop, owner, open } = await desk.team();
    const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
    const { page, close } = await open(owner, `/settings/team-members/${tom.id}`);
    const other = await open(owner, '/settings/team-members');
    await page.getByRole('heading', { name: 'Tom Berg' }).waitFor();
    await other.page.getByRole('button', { name: 'More actions: Tom Berg' }).click();
    await other.page.getByRole('menuitem', { name: 'Remove' }).click();
    await dialog(other.page).getByText('become unassigned').waitFor();
    await dialog(other.page).getByRole('button', { name: 'Remove' }).click();
    await other.page.getByText('Tom Berg was removed from the team').waitFor();
    await page.getByRole('heading', { name: 'No longer on the team' }).waitFor();
    await other.close();
    await close();
  });

  test('changes an address and the owner only where that is on trial, the owner by typing their address', async () => {
    const plain = await desk.team();
    const uma = await plain.shop.member({ role: 'member', name: 'Uma Fell' });
    const without = await plain.open(plain.owner, `/settings/team-members/${uma.id}`);
    await without.page.getByRole('heading', { name: 'Uma Fell' }).waitFor();
    expect(await without.page.getByRole('button', { name: 'Change email' }).count()).toBe(0);
    expect(await without.page.getByRole('button', { name: 'Transfer admin' }).count()).toBe(0);
    await without.close();

    const { shop, owner, open } = await desk.team({ flags: { changeEmail: true, transferAdmin: true } });
    const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
    const { page, errors, close } = await open(owner, `/settings/team-members/${tom.id}`);
    await page.getByRole('button', { name: 'Change email' }).click();
    const email = `tom-new-${Date.now()}@shop.example`;
    await dialog(page).getByRole('textbox', { name: 'New email' }).fill(email);
    await dialog(page).getByRole('button', { name: 'Send link' }).click();
    await mailTo(desk.services, email, /new email address/);
    await dialog(page).waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Transfer admin' }).click();
    const go = dialog(page).getByRole('button', { name: 'Transfer admin' });
    expect(await go.isDisabled()).toBe(true);
    await dialog(page).getByRole('textbox').fill(tom.email);
    await go.click();
    await page.getByText('Tom Berg is the owner now').waitFor();
    await page.waitForURL(`${desk.origin}/settings`);
    await eventually(() => page.getByRole('link', { name: /^Team members/ }).count()).toBe(0);
    const { db } = desk.services.services;
    const team = await db
      .selectFrom('members')
      .select(['full_name', 'role', 'owner'])
      .where('shop_id', '=', shop.id)
      .execute();
    expect(team).toContainEqual({ full_name: 'Tom Berg', role: 'admin', owner: true });
    expect(team).toContainEqual({ full_name: 'Robin Alder', role: 'member', owner: false });
    expect(errors).toEqual([]);
    await close();
  });
});
