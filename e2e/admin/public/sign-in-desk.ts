import { newId } from '@chatty/contract/new-id';
import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { createSmtpMailer } from '../../../apps/server/src/adapters/mail/smtp-mailer.ts';
import { person, type Person } from '../../../apps/server/src/test-kit/people.ts';
import { type TestShop, type TestServer, testServer } from '../../../apps/server/src/test-kit/test-server.ts';
import { startForTest } from '../../../apps/simulator/src/start-for-test.ts';
import { desktop, openBrowser, openPage, type WatchedPage } from '../../browser.ts';
import { mailboxAt } from '../../mailbox.ts';
import { freePort } from '../../../apps/server/src/test-kit/free-port.ts';

export interface SignInDesk {
  origin: string;
  services: TestServer;
  mailbox: ReturnType<typeof mailboxAt>;
  /** A browser that nobody has used yet, looking at an address of the admin. */
  browserAt(path: string, size?: { width: number; height: number }): Promise<WatchedPage>;
  /** Another tab of the same browser. */
  tabIn(context: BrowserContext, path: string): Promise<Page>;
  /** A shop with a name of its own. */
  shop(name: string): Promise<TestShop>;
  /** Somebody who works for these shops, has a password, and is signed in nowhere. */
  person(shops: readonly TestShop[], it?: Parameters<typeof person>[2]): Promise<Person>;
  close(): Promise<void>;
}

/** The server with the built admin, whose mails go over SMTP into the simulator's mailbox, and a browser. */
export async function openSignInDesk(): Promise<SignInDesk> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { simulator } = await startForTest();
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${simulator.smtpPort}`, 'Chatty <chatty@chatty.example>');
  const services = await testServer({ mailer, env: { PORT: String(port), APP_URL: origin } });
  const browser = await openBrowser();
  return {
    origin,
    services,
    mailbox: mailboxAt(simulator.origin),
    async browserAt(path, size = desktop) {
      const opened = await openPage(browser, size);
      onTestFinished(() => opened.context.close());
      opened.page.setDefaultTimeout(25_000);
      await opened.page.goto(origin + path);
      return opened;
    },
    async tabIn(context, path) {
      const page = await context.newPage();
      page.setDefaultTimeout(25_000);
      await page.goto(origin + path);
      return page;
    },
    async shop(name) {
      const shop = await services.shop({ isEnableAIAssistant: false });
      await services.services.db
        .updateTable('shops')
        .set({ name, shopify_domain: `${name.toLowerCase().replace(/\W+/g, '-')}-${newId().slice(-6)}.myshopify.com` })
        .where('id', '=', shop.id)
        .execute();
      return shop;
    },
    person: (shops, it) => person(services, shops, it),
    async close() {
      await browser.close();
      await services.close();
      mailer.close();
      await simulator.close();
    },
  };
}

/** The public screens by the words and roles that a screen reader tells. */
export const partsOf = (page: Page) => ({
  heading: (name: string | RegExp) => page.getByRole('heading', { name, level: 1 }),
  email: page.getByRole('textbox', { name: 'Email', exact: true }),
  password: page.getByLabel('Password', { exact: true }),
  newPassword: page.getByLabel('New password', { exact: true }),
  code: page.getByRole('textbox', { name: /^Code/ }),
  button: (name: string | RegExp) => page.getByRole('button', { name }),
  link: (name: string | RegExp) => page.getByRole('link', { name }),
});

/** Types email and password and sends them. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const parts = partsOf(page);
  await parts.email.fill(email);
  await parts.password.fill(password);
  await parts.button('Log in').click();
}

/** Logs in on a browser that is not known: by password and by the mailed code. */
export async function logInByCode(desk: SignInDesk, page: Page, it: Person): Promise<void> {
  await logIn(page, it);
  await partsOf(page).heading('Check your email').waitFor();
  const { code } = await desk.mailbox.codeFor(it.email);
  await partsOf(page).code.fill(code);
}
