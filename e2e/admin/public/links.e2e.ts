import { newId } from '@chatty/contract/new-id';
import { topicText } from '@chatty/contract/profile';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTopicToken } from '../../../apps/server/src/features/notifications/mail/topic-token.ts';
import { makeToken } from '../../../apps/server/src/platform/auth/one-time-tokens.ts';
import { routeAtOnce } from '../../browser.ts';
import { logInByCode, openSignInDesk, partsOf, type SignInDesk } from './sign-in-desk.ts';
import { emailChange, invitation } from '../../../apps/server/src/features/team/links/link-purposes.ts';

let desk: SignInDesk;
beforeAll(async () => {
  desk = await openSignInDesk();
});
beforeEach(() => desk.services.forgetLimits());
afterAll(() => desk?.close());

const dead = 'This link no longer works';

test('a password is reset by mail: the link works once, and whoever knew the old password is out', async () => {
  const it = await desk.person([await desk.shop('North Road')]);
  const elsewhere = await desk.browserAt('/');
  await logInByCode(desk, elsewhere.page, it);
  await partsOf(elsewhere.page).heading('Inbox').waitFor();

  const { page, context, errors } = await desk.browserAt('/login');
  const { link, email, button, heading, newPassword } = partsOf(page);
  await link('Forgot your password?').click();
  // Until then the field that is called the same is the login's.
  await heading('Reset your password').waitFor();
  const said: string[] = [];
  for (const address of ['nobody@shop.example', it.email]) {
    await email.fill(address);
    await button('Send the link').click();
    await heading('Check your email').waitFor();
    said.push((await page.getByRole('main').innerText()).replaceAll(address, '…'));
    if (address !== it.email) await button('Send it again').click();
  }
  expect(said[0]).toBe(said[1]);

  const mailed = await desk.mailbox.linkFor(it.email, /password/i);
  await page.goto(mailed);
  await heading('Set a new password').waitFor();
  await page.getByRole('main').getByText(it.email).waitFor();
  await newPassword.fill('short');
  await button('Set password and log in').click();
  await page.getByText('Fill at least 8 characters').waitFor();
  await newPassword.fill('password123');
  await button('Set password and log in').click();
  await page.getByText('This password is too easy to guess').waitFor();
  expect(await newPassword.getAttribute('aria-invalid')).toBe('true');
  await expect
    .poll(() => newPassword.evaluate((field) => field === document.activeElement), { timeout: 15_000 })
    .toBe(true);
  await newPassword.fill('an entirely new sentence');
  await button('Set password and log in').click();
  await heading('Inbox').waitFor();
  await page.waitForURL((url) => !url.href.includes('token'));
  expect(errors).toEqual([]);

  await page.goto(mailed);
  await heading(dead).waitFor();
  await link('Ask for a new link').click();
  await heading('Reset your password').waitFor();

  await elsewhere.page.reload();
  await partsOf(elsewhere.page).heading('Log in').waitFor();
  await Promise.all([context.close(), elsewhere.context.close()]);
});

test('a link that is too old, cut off or made up says so, and shows the way to a new one', async () => {
  const it = await desk.person([await desk.shop('North Road')]);
  const { page, context } = await desk.browserAt('/reset-password');
  const { heading, email, button, link } = partsOf(page);
  await email.fill(it.email);
  await button('Send the link').click();
  const mailed = await desk.mailbox.linkFor(it.email, /password/i);
  const begun = new Date();
  desk.services.setTime(new Date(begun.getTime() + 61 * 60_000).toISOString());
  await page.goto(mailed);
  await heading(dead).waitFor();
  desk.services.setTime(begun.toISOString());

  const paths = [
    '/set-new-password',
    '/set-new-password?token=x',
    '/verify',
    '/verify?token=x',
    '/verify-topic-email?token=x',
  ];
  for (const path of [...paths, '/set-new-password?token=x&invitation=true', '/email-subscribe?token=x']) {
    await page.goto(desk.origin + path);
    await heading(dead).waitFor();
    expect(await link(/^(Ask for|Go to)/).count(), path).toBe(1);
  }
  await context.close();
});

test('an invitation leads to a name, a password, and into the shop; once', async () => {
  const shop = await desk.shop('North Road Coffee');
  await desk.services.services.db.updateTable('shops').set({ plan: 'pro' }).where('id', '=', shop.id).execute();
  const owner = await shop.member();
  const email = `${newId()}@shop.example`;
  await owner.api('POST /members/invite', { body: { id: newId(), email, fullName: 'Ida' } });
  const mailed = await desk.mailbox.linkFor(email, /invites you/);

  const { page, context } = await desk.browserAt(mailed.replace(desk.origin, ''));
  const { heading, password, button } = partsOf(page);
  await heading('Join North Road Coffee').waitFor();
  await button('Join').click();
  await expect.poll(() => page.getByText('This field is required').count()).toBe(1);
  // The name that was given stands there, and can be put right.
  const name = page.getByRole('textbox', { name: 'Your name' });
  expect(await name.inputValue()).toBe('Ida');
  await name.fill('Ida Brook');
  await password.fill('a sentence of my own');
  await button('Join').click();
  await heading('Inbox').waitFor();
  await button('User menu of Ida Brook').waitFor();
  await page.goto(mailed);
  await heading(dead).waitFor();
  await context.close();
});

test('a new email counts once its link was confirmed, not when it was opened', async () => {
  const shop = await desk.shop('North Road');
  const it = await desk.person([shop]);
  const { services } = desk.services;
  const { db } = services;
  await db.updateTable('shops').set({ uat_features: '{"changeEmail":true}' }).where('id', '=', shop.id).execute();
  const { id } = await db.selectFrom('members').select('id').where('auth_id', '=', it.authId).executeTakeFirstOrThrow();
  const own = { shopId: shop.id, authId: it.authId, memberId: id, askedBy: id };
  const payload = { ...own, from: it.email, email: 'newer@shop.example' };
  const token = await makeToken({ db: services.db, services }, emailChange, { subject: it.authId, payload });
  const { page, context } = await desk.browserAt(`/verify?token=${token}`);
  const { heading, button, link } = partsOf(page);
  await heading('Confirm your new email').waitFor();
  const emailOf = async () =>
    (await services.db.selectFrom('user').select('email').where('id', '=', it.authId).executeTakeFirst())?.email;
  expect(await emailOf()).toBe(it.email);
  await button('Confirm').click();
  await heading('Email confirmed').waitFor();
  expect(await emailOf()).toBe('newer@shop.example');
  await page.reload();
  await heading(dead).waitFor();
  await link('Go to Chatty').click();
  await heading('Log in').waitFor();
  await context.close();
});

test('somebody who has an account joins another shop by the link alone', async () => {
  const [mine, other] = [await desk.shop('North Road'), await desk.shop('Lumen and Fern')];
  const it = await desk.person([mine, other]);
  const { services } = desk.services;
  const row = await services.db
    .updateTable('members')
    .set({ invited: true })
    .where('auth_id', '=', it.authId)
    .where('shop_id', '=', other.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const payload = { shopId: other.id, memberId: row.id, email: it.email };
  const token = await makeToken({ db: services.db, services }, invitation, { subject: row.id, payload });
  const { page, context } = await desk.browserAt(`/verify?token=${token}`);
  const { heading, button, link } = partsOf(page);
  await heading('Join Lumen and Fern').waitFor();
  await button('Join').click();
  await heading('You joined Lumen and Fern').waitFor();
  await link('Go to Chatty').click();
  await logInByCode(desk, page, it);
  await heading('Welcome!').waitFor();
  await button(/^Lumen and Fern/).waitFor();
  await context.close();
});

test('an address for notifications is confirmed by its link', async () => {
  const { api } = await (await desk.shop('North Road')).member();
  const notificationEmail = `${newId()}@shop.example`;
  await api('PUT /profile/notifications', { body: { notificationEmail } });
  const { page, context } = await desk.browserAt('/login');
  const { heading, button } = partsOf(page);
  await page.goto(await desk.mailbox.linkFor(notificationEmail, /./));
  await heading('Confirm the email for notifications').waitFor();
  await button('Confirm').click();
  await heading('Email confirmed').waitFor();
  const { data } = await api('GET /profile');
  expect(data.notificationEmail).toEqual({ email: notificationEmail, verified: true });
  await context.close();
});

test('the link of a mail unsubscribes from it, or from all, without a sign-in', async () => {
  const shop = await desk.shop('North Road');
  const { id: memberId, email: address } = await shop.member();
  const token = await makeTopicToken(desk.services.services, { shopId: shop.id, memberId, address });
  const { page, context, errors } = await desk.browserAt(`/email-subscribe?token=${token}`);
  const topic = (it: keyof typeof topicText) => page.getByRole('switch', { name: topicText[it] });
  await partsOf(page).heading('Email notifications').waitFor();
  expect(await page.getByRole('main').innerText()).toContain(address);
  expect(await topic('waiting').isChecked()).toBe(true);
  await topic('replied').press('Space');
  await page.getByText('Saved.').waitFor();
  await page.reload();
  await topic('replied').waitFor();
  expect(await topic('replied').isChecked()).toBe(true);

  await routeAtOnce(page, '**/client/api/email-topics', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', error: 'Try again in a minute.' } }),
  );
  await topic('replied').press('Space');
  await page.getByText('Try again in a minute.').waitFor();
  expect(await topic('replied').isChecked()).toBe(true);
  await page.unroute('**/client/api/email-topics');

  await partsOf(page).button('Unsubscribe from all').click();
  await page.getByText('Saved. You won’t get any more of these emails.').waitFor();
  await page.reload();
  await topic('replied').waitFor();
  for (const it of ['waiting', 'assigned', 'replied'] as const) expect(await topic(it).isChecked()).toBe(false);
  expect(errors).toEqual([]);
  await context.close();
});
