import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { routeAtOnce, saveBar as bar } from '../browser.ts';
import { eventually } from '../admin/inbox-desk.ts';
import { logIn, partsOf } from '../admin/public/sign-in-desk.ts';
import { openTeamDesk, type TeamDesk } from './team-desk.ts';

let desk: TeamDesk;
beforeAll(async () => {
  desk = await openTeamDesk();
});
beforeEach(() => desk.services.forgetLimits());
afterAll(() => desk?.close());

const dialog = (page: Page) => page.getByRole('dialog');
const sessions = (page: Page) => page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');

/** The code that an authenticator app shows for a key, `steps` half minutes from now (RFC 6238). */
function codeOf(key: string, steps = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key.replace(/[\s=]/g, '')].map((it) => alphabet.indexOf(it).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((it) => Number.parseInt(it, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function setPassword(page: Page, password: string) {
  await page.getByRole('button', { name: 'Set a password' }).click();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Password set').waitFor();
}

test('a new name and picture stand in the top bar at once; a failure keeps both', async () => {
  const { owner, open } = await desk.team();
  const { page, errors, close } = await open(owner, '/profile');
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.fill('Robin Q. Alder');
  await routeAtOnce(page, '**/api/profile', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await bar(page).getByText('No connection').waitFor();
  expect(await name.inputValue()).toBe('Robin Q. Alder');

  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').setInputFiles(picture);
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unroute('**/api/profile');
  await again.click();
  await page.getByText('Picture saved').waitFor();
  // The picture was saved beside the name that is still being typed.
  expect(await name.inputValue()).toBe('Robin Q. Alder');
  await bar(page).getByRole('button', { name: 'Try again' }).click();
  const menu = page.getByRole('button', { name: 'User menu of Robin Q. Alder' });
  await menu.waitFor();
  const { data } = await owner.api('GET /me');
  expect(data.member.avatar).toContain('/files/');
  await eventually(() => menu.locator('img').getAttribute('src')).toBe(data.member.avatar);

  await page.locator('input[type=file]').setInputFiles({ ...picture, name: 'me.svg', mimeType: 'image/svg+xml' });
  await page.getByText('Choose a PNG, JPEG, WebP, GIF, or AVIF picture').waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await eventually(() => menu.locator('img').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('a password is set, then changed with the old one only; other browsers are signed out', async () => {
  const { owner, open } = await desk.team();
  const other = await open(owner, '/inbox');
  const { page, close } = await open(owner, '/profile');
  await page.getByText('Your account has no password yet. You log in with a link').waitFor();
  expect(await page.getByRole('button', { name: 'Turn on' }).isDisabled()).toBe(true);
  await setPassword(page, 'three green kettles');
  await other.page.getByText('Your session has expired. Please log in again.').waitFor();

  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Fill at least 8 characters').waitFor();
  await page.getByLabel('New password', { exact: true }).fill('four blue kettles');
  await page.getByRole('listitem').filter({ hasText: 'At least 8 characters (met)' }).waitFor();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('The password is incorrect.').waitFor();
  expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('four blue kettles');
  await page.getByLabel('Current password').fill('three green kettles');
  await page.keyboard.press('Enter');
  await page.getByText('Password changed').waitFor();
  await other.close();
  await close();
});

test('sessions are ended one by one, or all others at once', async () => {
  const { owner, open } = await desk.team();
  const [second, third] = [await open(owner, '/inbox'), await open(owner, '/inbox')];
  const { page, close } = await open(owner, '/profile');
  await sessions(page).filter({ hasText: 'This device' }).waitFor();
  const before = await sessions(page).count();
  expect(before).toBeGreaterThanOrEqual(3);
  await page
    .getByRole('button', { name: /^Log out Chrome/ })
    .first()
    .click();
  await page.getByText('Session ended').waitFor();
  await eventually(() => sessions(page).count()).toBe(before - 1);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await dialog(page).getByRole('button', { name: 'Log out everywhere else' }).click();
  await eventually(() => sessions(page).count()).toBe(1);
  for (const it of [second, third]) {
    await it.page.getByText('Your session has expired. Please log in again.').waitFor();
    await it.close();
  }
  await page.reload();
  await sessions(page).filter({ hasText: 'This device' }).waitFor();
  await close();
});

test('who logs out while the list of their shops is still read leaves no error behind', async () => {
  const { owner, open } = await desk.team();
  const { page, errors, close } = await open(owner, '/profile');
  const asked = Promise.withResolvers<void>();
  // Never answered.
  await routeAtOnce(page, '**/members/shops/*', () => asked.resolve());
  await page.getByRole('button', { name: /^User menu/ }).click();
  await asked.promise;
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('two-factor authentication is turned on with a code, asked for at the next sign-in, and turned off', async () => {
  const { owner, open } = await desk.team();
  const { page, errors, close } = await open(owner, '/profile');
  await setPassword(page, 'three green kettles');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await dialog(page).getByLabel('Your password').fill('wrong');
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByText(/password is incorrect/i)
    .waitFor();
  await dialog(page).getByLabel('Your password').fill('three green kettles');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const key = await page.getByTestId('two-factor-secret').innerText();
  const code = dialog(page).getByRole('textbox', { name: 'Code from the app' });
  await code.fill(codeOf(key, 40));
  await dialog(page).locator('[aria-invalid=true], [role=alert] :text("code")').first().waitFor();
  await code.fill(codeOf(key, -1));
  const codes = dialog(page).getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await codes.first().waitFor();
  const [backup = ''] = await codes.allInnerTexts();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('chatty-backup-codes.txt');
  await page.keyboard.press('Escape');
  expect(await codes.count()).toBeGreaterThanOrEqual(8);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await page.getByText(/backup codes left/).waitFor();

  for (const way of ['app', 'backup'] as const) {
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await logIn(page, { email: owner.email, password: 'three green kettles' });
    await partsOf(page).heading('One more step').waitFor();
    if (way === 'app') await page.getByRole('textbox', { name: 'Code from the app' }).fill(codeOf(key));
    else {
      await page.getByRole('button', { name: 'Use a backup code' }).click();
      await page.getByRole('textbox', { name: 'Backup code' }).fill(backup);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: /^User menu/ }).waitFor();
  }
  await page.goto(`${desk.origin}/profile`);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await dialog(page).getByLabel('Your password').fill('three green kettles');
  await dialog(page).getByRole('button', { name: 'Turn off' }).click();
  await page.getByText('Two-factor authentication is off').waitFor();
  await page.getByRole('button', { name: 'Turn on' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});
