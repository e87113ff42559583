import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, phone } from '../../browser.ts';
import { seriousFaults } from '../../serious-faults.ts';
import { logIn, openSignInDesk, partsOf, type SignInDesk } from './sign-in-desk.ts';

let desk: SignInDesk;
beforeAll(async () => {
  desk = await openSignInDesk();
});
afterAll(() => desk?.close());

const email = 'maya@north-road.example';
const answers: Record<string, unknown> = {
  'links/read': { email, shopName: 'North Road' },
  'email-topics/read': { email, shopName: 'North Road', topics: { waiting: true, assigned: false, replied: true } },
};

const pages: [path: string, heading: string | RegExp][] = [
  ['/login', 'Log in'],
  ['/reset-password', 'Reset your password'],
  ['/set-new-password?token=x', 'Set a new password'],
  ['/set-new-password?token=x&invitation=true', 'Join North Road'],
  ['/set-new-password', /no longer works/],
  ['/verify?token=x', 'Confirm your new email'],
  ['/verify-topic-email?token=x', 'Confirm the email for notifications'],
  ['/email-subscribe?token=x', 'Email notifications'],
  ['/sign-in/link', 'This link doesn’t work'],
];

for (const [name, size] of Object.entries({ desktop, phone })) {
  test(`no public page has a serious fault, or scrolls sideways, on a ${name}`, async () => {
    const { page, context } = await desk.browserAt('/login', size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [path, data] of Object.entries(answers)) {
      await page.route(`**/client/api/${path}`, (route) => route.fulfill({ json: { success: true, data } }));
    }
    const look = async (what: string) => {
      expect(await seriousFaults(page), what).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
      expect(await page.getByRole('heading', { level: 1 }).count(), what).toBe(1);
      expect(await page.title(), what).toMatch(/ · Chatty$/);
    };
    for (const [path, heading] of pages) {
      await page.goto(desk.origin + path);
      await partsOf(page).heading(heading).waitFor();
      await look(path);
    }

    await page.goto(`${desk.origin}/login`);
    await partsOf(page).button('Log in').click();
    await look('the login with problems');
    const it = await desk.person([await desk.shop('Alder'), await desk.shop('Birch')]);
    await logIn(page, it);
    await partsOf(page).heading('Check your email').waitFor();
    await look('/verify-otp');
    await partsOf(page).code.fill((await desk.mailbox.codeFor(it.email)).code);
    await partsOf(page)
      .button(/^Birch/)
      .waitFor();
    await look('the shop selector');
    await context.clearCookies();
    await page.route('**/client/api/sign-in', (route) =>
      route.fulfill({ json: { success: true, data: { next: 'second-factor' } } }),
    );
    await page.goto(`${desk.origin}/login`);
    await logIn(page, it);
    await partsOf(page).heading('One more step').waitFor();
    await look('the second step');
    await context.close();
  });
}

test('both columns say what the product is, on every public page', async () => {
  const { page, context } = await desk.browserAt('/login');
  for (const path of ['/login', '/reset-password', '/set-new-password', '/any/unknown/path', '/']) {
    await page.goto(desk.origin + path);
    await page.getByText('Chat and convert', { exact: true }).waitFor();
    const subtitle = 'Make customer satisfied with 24/7 support through live chat, AI chatbot and FAQs';
    await page.getByText(subtitle, { exact: true }).waitFor();
  }
  await context.close();
});
