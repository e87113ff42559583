import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { totpOf } from '../../../apps/server/src/test-kit/totp.ts';
import { logIn, logInByCode, openSignInDesk, partsOf, type SignInDesk } from './sign-in-desk.ts';

let desk: SignInDesk;
beforeAll(async () => {
  desk = await openSignInDesk();
});
beforeEach(() => desk.services.forgetLimits());
afterAll(() => desk?.close());

test('an unknown browser shows a mailed code, survives a reload meanwhile, and is known from then on', async () => {
  const it = await desk.person([await desk.shop('North Road')]);
  const { page, context, errors } = await desk.browserAt('/inbox?view=mine');
  const { code, heading, button } = partsOf(page);
  await logIn(page, it);
  await heading('Check your email').waitFor();
  expect(new URL(page.url()).pathname).toBe('/verify-otp');
  await page.reload();
  await heading('Check your email').waitFor();
  expect(await page.getByText(it.email).count()).toBe(1);
  expect(await button(/^Send a new code in/).isDisabled()).toBe(true);

  const mailed = await desk.mailbox.codeFor(it.email);
  await code.fill(mailed.code === '000000' ? '000001' : '000000');
  await page
    .getByText('This code is incorrect or has expired. Use the code from the latest email, or get a new one.')
    .waitFor();
  expect(await code.getAttribute('aria-invalid')).toBe('true');
  // Pasted as it may stand in a mail; the last digit sends it.
  await code.fill(`${mailed.code.slice(0, 3)} ${mailed.code.slice(3)}`);
  await heading('Inbox').waitFor();
  expect(page.url()).toBe(`${desk.origin}/inbox?view=mine`);

  await button(/^User menu/).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await heading('Log in').waitFor();
  await page.reload();
  await logIn(page, it);
  await heading('Inbox').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('somebody else on a known browser is asked for a code of their own', async () => {
  const shop = await desk.shop('North Road');
  const [one, other] = [await desk.person([shop]), await desk.person([shop])];
  const { page, context } = await desk.browserAt('/');
  await logInByCode(desk, page, one);
  await partsOf(page).heading('Inbox').waitFor();
  await partsOf(page)
    .button(/^User menu/)
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await logIn(page, other);
  await partsOf(page).heading('Check your email').waitFor();
  await context.close();
});

test('a code is enough without a password, and the answer does not tell who has an account', async () => {
  const it = await desk.person([await desk.shop('North Road')]);
  const { page, context } = await desk.browserAt('/login');
  const { email, code, heading, button, link } = partsOf(page);
  const said: string[] = [];
  for (const address of ['nobody@shop.example', it.email]) {
    await email.fill(address);
    await button('Email me a code instead').click();
    await button('Email me a code').click();
    await heading('Check your email').waitFor();
    said.push((await page.getByRole('main').innerText()).replaceAll(address, '…').replace(/\d+ s/, 'n s'));
    if (address === it.email) break;
    await code.fill('123456');
    await page.getByText(/^This code is incorrect or has expired/).waitFor();
    await link('Use another email').click();
  }
  expect(said[0]).toBe(said[1]);
  await code.fill((await desk.mailbox.codeFor(it.email)).code);
  await heading('Inbox').waitFor();
  await context.close();
});

test('a wrong password and an unknown email read alike, and what was typed stays', async () => {
  const it = await desk.person([await desk.shop('North Road')]);
  const { page, context } = await desk.browserAt('/anything/at/all');
  const { email, password, button } = partsOf(page);
  expect(await page.getByText('This field is required').count()).toBe(0);
  await button('Log in').click();
  await expect.poll(() => page.getByText('This field is required').count()).toBe(2);
  await email.fill('not an address');
  await button('Log in').click();
  await page.getByText('Email is invalid').waitFor();

  const said: string[] = [];
  for (const address of [it.email, 'nobody@shop.example']) {
    await logIn(page, { email: address, password: 'not this one' });
    await page.getByText('The email or password is incorrect.').waitFor();
    said.push(await page.getByRole('main').innerText());
    expect([await email.inputValue(), await password.inputValue()]).toEqual([address, 'not this one']);
  }
  expect(said[0]).toBe(said[1]);
  await context.close();
});

test('a wait for a code that is 30 days old or was tampered with leads to the login', async () => {
  const { page, context } = await desk.browserAt('/login');
  const days = (n: number) => Date.now() - n * 86_400_000;
  const value = { email: 'maya@shop.example', to: '/inbox', mailedAt: days(31) };
  for (const kept of [{ at: days(31), value }, { at: days(-1), value }, { at: days(1), value: {} }, 'x']) {
    await page.evaluate((it) => localStorage.setItem('chatty sign-in pending', JSON.stringify(it)), kept);
    await page.goto(`${desk.origin}/verify-otp`);
    await partsOf(page).heading('Log in').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await page.evaluate(() => localStorage.getItem('chatty sign-in pending'))).toBeNull();
  }
  await page.evaluate((it) => localStorage.setItem('chatty sign-in pending', JSON.stringify(it)), {
    at: days(29),
    value: { ...value, to: '//evil.example/x' },
  });
  await page.goto(`${desk.origin}/verify-otp`);
  await partsOf(page).heading('Check your email').waitFor();
  await context.close();
});

test('by keyboard alone: log in, code, and the way back', async () => {
  const it = await desk.person([await desk.shop('North Road')]);
  const { page, context } = await desk.browserAt('/');
  const { heading, code } = partsOf(page);
  await heading('Log in').waitFor();
  await page.keyboard.type(it.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(it.password);
  await page.keyboard.press('Enter');
  await heading('Check your email').waitFor();
  await expect.poll(() => code.evaluate((field) => field === document.activeElement), { timeout: 15_000 }).toBe(true);
  await page.keyboard.type((await desk.mailbox.codeFor(it.email)).code);
  await heading('Inbox').waitFor();
  await context.close();
});

test('where local storage is forbidden everything works but the remembering', async () => {
  const it = await desk.person([await desk.shop('North Road')]);
  const { page, context, errors } = await desk.browserAt('/reset-password');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto(`${desk.origin}/`);
  await logInByCode(desk, page, it);
  await partsOf(page).heading('Inbox').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('an authenticator app is asked for after the password; a backup code does as well', async () => {
  const it = await desk.person([await desk.shop('North Road')]);
  const { auth, begin } = desk.services.services.sessions;
  const { cookies } = await begin({ authId: it.authId, shopId: null }, new Headers());
  const headers = new Headers({ cookie: cookies.map((one) => one.split(';')[0]).join('; ') });
  const set = await auth.api.enableTwoFactor({ body: { password: it.password, method: 'totp' }, headers });
  if (set.method !== 'totp') throw new Error('There is no authenticator app.');
  // The code of the step before: each counts once.
  await auth.api.verifyTOTP({ body: { code: totpOf(set.totpURI, Date.now() - 30_000) }, headers });

  const { page, context, errors } = await desk.browserAt('/inbox?view=mine');
  const { heading, code, button } = partsOf(page);
  await logIn(page, it);
  await heading('One more step').waitFor();
  await code.fill(totpOf(set.totpURI, 0));
  await page
    .getByRole('main')
    .getByText(/incorrect|expired/)
    .waitFor();
  await button('Use a backup code').click();
  await page.getByRole('textbox', { name: 'Backup code' }).fill(set.backupCodes[0] ?? '');
  await button(/^Log in$/).click();
  await heading('Inbox').waitFor();
  expect(page.url()).toBe(`${desk.origin}/inbox?view=mine`);

  await button(/^User menu/).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await logIn(page, it);
  await code.fill(totpOf(set.totpURI));
  await heading('Inbox').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a custom token opens the app signed in, once; a second time it fails with its own words', async () => {
  const { api } = await (await desk.shop('North Road')).member();
  const { customToken } = (await api('GET /shops')).data;
  const path = `/sign-in/link?customToken=${encodeURIComponent(customToken)}`;
  for (const heading of ['Inbox', 'This link doesn’t work']) {
    const { page, context } = await desk.browserAt(path);
    await partsOf(page).heading(heading).waitFor();
    expect(page.url()).not.toContain('customToken');
    expect(await page.getByText('Failed to auto-login. Please try again.').count()).toBe(heading === 'Inbox' ? 0 : 1);
    await context.close();
  }
});
