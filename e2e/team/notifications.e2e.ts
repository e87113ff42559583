import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { routeAtOnce, saveBar as bar } from '../browser.ts';
import { mailTo } from '../../apps/server/src/test-kit/people.ts';
import { eventually } from '../admin/inbox-desk.ts';
import { seriousFaults } from '../serious-faults.ts';
import { openTeamDesk, type TeamDesk } from './team-desk.ts';

let desk: TeamDesk;
beforeAll(async () => {
  desk = await openTeamDesk({ whole: true });
});
beforeEach(() => desk.services.forgetLimits());
afterAll(() => desk?.close());

const path = '/settings/detail/notifications';
const pushSwitch = (page: Page) => page.getByRole('switch', { name: 'Push notifications on this device' });
const pushTokens = async (memberId: string) =>
  (await desk.services.services.db.selectFrom('push_tokens').selectAll().where('member_id', '=', memberId).execute())
    .length;

/** The browser's push service, which is out of reach: it hands out one subscription and remembers it. */
const playPushService = (page: Page) =>
  page.addInitScript(() => {
    const name = 'a stand-in subscription';
    const subscription = {
      toJSON: () => ({ endpoint: 'https://push.example/of-this-browser', keys: { p256dh: 'BF_k', auth: 'c2VjcmV0' } }),
      unsubscribe: async () => {
        localStorage.removeItem(name);
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(name) ? subscription : null),
      subscribe: async () => {
        localStorage.setItem(name, 'yes');
        return subscription;
      },
    });
  });

test('what one is told of is saved as a whole, discarded, and kept when saving fails', async () => {
  const { shop, open } = await desk.team();
  const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
  const { page, errors, close } = await open(tom, path);
  const box = (name: string) => page.getByRole('checkbox', { name });
  await box('Email: A conversation is assigned to me').check();
  await box('Push: A visitor asks for a person').uncheck();
  await bar(page).getByRole('button', { name: 'Discard' }).click();
  expect(await box('Email: A conversation is assigned to me').isChecked()).toBe(false);

  await box('Email: A conversation is assigned to me').check();
  await routeAtOnce(page, '**/api/profile/notifications', (route) => route.abort());
  await bar(page).getByRole('button', { name: 'Save' }).click();
  await bar(page).getByText('No connection').waitFor();
  expect(await box('Email: A conversation is assigned to me').isChecked()).toBe(true);
  await page.unroute('**/api/profile/notifications');
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  const { data } = await tom.api('GET /profile');
  expect(data.notifications.assigned).toEqual({ email: true, push: true });
  expect(data.notifications.waiting).toEqual({ email: true, push: true });
  expect(errors).toEqual([]);
  await close();
});

test('quiet hours are set as people write times, and are one’s own', async () => {
  const { shop, open } = await desk.team();
  const tom = await shop.member({ role: 'member', name: 'Tom Berg' });
  const { page, errors, close } = await open(tom, path);
  const from = page.getByRole('textbox', { name: 'Quiet from' });
  await page.getByRole('switch', { name: 'Tell me nothing at certain hours' }).check({ force: true });
  await from.fill('9.30 pm');
  await page.getByRole('textbox', { name: 'Quiet until' }).fill('21:30');
  await page.keyboard.press('Control+s');
  await page.getByText('Start and end can’t be the same time').waitFor();
  await page.getByRole('textbox', { name: 'Quiet until' }).fill('7');
  await page.getByText('of the next day').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  const { quietHours } = (await tom.api('GET /profile')).data;
  expect(quietHours).toMatchObject({ isOn: true, from: '21:30', to: '07:00' });
  await page.reload();
  expect(await from.inputValue()).toBe('9:30 PM');
  expect(errors).toEqual([]);
  await close();
});

test('another address counts once the link that was mailed to it is opened', async () => {
  const { owner, open } = await desk.team();
  const { page, close } = await open(owner, path);
  const field = page.getByRole('textbox', { name: 'Email address for notifications' });
  await field.fill('nobody');
  await page.keyboard.press('Control+s');
  await page.getByText('Email is invalid').waitFor();
  const email = `alerts-${Date.now()}@shop.example`;
  await field.fill(email);
  await page.keyboard.press('Control+s');
  await page.getByText(`Verification sent to ${email}.`).waitFor();
  const { text } = await mailTo(desk.services, email, /Confirm this address/);
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('Verification sent', { exact: true }).waitFor();
  await eventually(() => desk.services.mails.filter((it) => it.to === email).length).toBe(2);
  const newest = desk.services.mails.findLast((it) => it.to === email)?.text ?? text;
  await page.goto(/https?:\/\/\S+token=\S+/.exec(newest)?.[0] ?? '');
  await page.getByRole('button').first().click();
  await eventually(async () => (await owner.api('GET /profile')).data.notificationEmail).toEqual({
    email,
    verified: true,
  });
  await page.goto(desk.origin + path);
  await page.getByText('Verified').waitFor();
  await close();
});

test('push messages are asked for by the click only, per device, and end with the session', async () => {
  const { owner, open } = await desk.team();
  const { page, close } = await open(owner, path);
  await playPushService(page);
  const asked = () => page.evaluate(() => localStorage.getItem('asked'));
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = (told) => {
      localStorage.setItem('asked', 'yes');
      return ask(told);
    };
  });
  await page.context().grantPermissions(['notifications']);
  await page.reload();
  await pushSwitch(page).waitFor();
  expect(await asked()).toBe(null);
  await pushSwitch(page).click();
  await page.getByText('Push notifications are on').waitFor();
  expect(await asked()).toBe('yes');
  expect(await pushTokens(owner.id)).toBe(1);

  // Signing out elsewhere ends all of one's push messages; this browser comes back by itself.
  await desk.services.services.db.deleteFrom('push_tokens').where('member_id', '=', owner.id).execute();
  await page.reload();
  await eventually(() => pushSwitch(page).isChecked()).toBe(true);
  await eventually(() => pushTokens(owner.id)).toBe(1);

  await pushSwitch(page).click();
  await page.getByText('Push notifications are off').waitFor();
  expect(await pushTokens(owner.id)).toBe(0);

  await pushSwitch(page).click();
  await eventually(() => pushTokens(owner.id)).toBe(1);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await eventually(() => page.evaluate(() => localStorage.getItem('a stand-in subscription'))).toBe(null);
  await close();
});

test('a browser that blocks notifications says how to undo it', async () => {
  const { owner, open } = await desk.team();
  const { page, close } = await open(owner, '/settings');
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await page.goto(desk.origin + path);
  await page.getByText('Notifications are blocked for this site.').waitFor();
  expect(await pushSwitch(page).isDisabled()).toBe(true);
  await close();
});
