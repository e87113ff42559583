import { parseArgs } from 'node:util';
import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import type { Browser, BrowserContext } from 'playwright-core';
import { desktop, openBrowser } from '../../e2e/browser.ts';
import { openStack, type Stack } from '../../e2e/stack.ts';
import { fine, median, printTable, quantile, whole } from '../figures.ts';
import { measureScreen, type PageVitals, type Screen, slowdown } from './page-vitals.ts';

const { values } = parseArgs({ options: { loads: { type: 'string', default: '10' } } });
const loads = Number(values.loads);
/** Shopify's limits for apps in its admin, at the 75th percentile, and our own for scripts. */
const limits = { lcpMs: 2_500, shift: 0.1, inpMs: 200, scriptBytes: 250_000 };
const conversations = 12;

const screens: Screen[] = [
  {
    path: '/',
    ready: (at) => at.getByRole('heading', { level: 1 }).first(),
    async use(at) {
      await at.getByRole('heading', { level: 1 }).first().click();
      await at.locator('body').press('Tab');
      await at.locator('body').press('Tab');
    },
  },
  {
    path: '/inbox',
    ready: (at) => at.getByRole('list', { name: 'Conversations' }).getByRole('link').first(),
    async use(at) {
      await at.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
      await at.getByRole('log', { name: 'Messages' }).waitFor();
      await at.getByRole('searchbox').first().pressSequentially('size', { delay: 60 });
      await at.getByText('Resolved', { exact: true }).first().click();
    },
  },
  {
    path: '/faqs',
    ready: (at) => at.getByRole('list', { name: 'FAQs' }),
    async use(at) {
      const search = at.getByRole('searchbox', { name: 'Search FAQs' });
      await search.click();
      await search.pressSequentially('delivery', { delay: 60 });
      await search.press('Control+a');
      await search.press('Backspace');
      await at.getByRole('list', { name: 'FAQs' }).getByRole('button', { name: 'More actions' }).first().click();
    },
  },
];

/** Visitors who have asked something, so that the inbox is not empty. */
async function fillInbox(stack: Stack): Promise<void> {
  const open = createApi({ origin: stack.admin, token: async () => null });
  for (let i = 0; i < conversations; i += 1) {
    const { data } = await open('POST /client/api/visitors', { body: { shop: 'demo-store.myshopify.com' } });
    const api = createApi({ origin: stack.admin, token: async () => data.token });
    const params = { id: newId() };
    const text = `Is there a size ${38 + i} of these boots?`;
    await api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text } });
  }
}

const newContext = (browser: Browser, from: Awaited<ReturnType<BrowserContext['storageState']>> | undefined) =>
  browser.newContext({ viewport: desktop, ...(from ? { storageState: from } : {}) });

/** The owner's signed-in browser, for the pages outside the frame. */
async function signIn(browser: Browser, stack: Stack) {
  const context = await browser.newContext({ viewport: desktop });
  const page = await context.newPage();
  await page.goto(stack.ownerLink);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

const p75 = (list: readonly PageVitals[], value: (it: PageVitals) => number): number =>
  quantile(
    list.map(value).toSorted((a, b) => a - b),
    0.75,
  );

const stack = await openStack();
const browser = await openBrowser();
try {
  await fillInbox(stack);
  const state = await signIn(browser, stack);
  const rows: string[][] = [];
  const kept: string[][] = [];
  for (const screen of screens) {
    const seen: Record<'inside' | 'outside', PageVitals[]> = { inside: [], outside: [] };
    // In turns, so that both meet the same machine; each load in a browser profile that has nothing cached.
    for (let i = 0; i < loads; i += 1) {
      const places = [
        ['inside', `${stack.storefront}/store/demo-store/apps/chat${screen.path}`, undefined],
        ['outside', `${stack.admin}${screen.path}`, state],
      ] as const;
      for (const [where, url, from] of places) {
        const context = await newContext(browser, from);
        seen[where].push(await measureScreen(context, stack.admin, url, screen));
        await context.close();
      }
    }
    for (const where of ['inside', 'outside'] as const) {
      const list = seen[where];
      rows.push([
        `${screen.path}, ${where} the Shopify admin`,
        whole(median(list.map((it) => it.lcpMs))),
        whole(p75(list, (it) => it.lcpMs)),
        fine(
          p75(list, (it) => it.shift),
          4,
        ),
        whole(median(list.map((it) => it.inpMs))),
        whole(p75(list, (it) => it.inpMs)),
        whole(median(list.map((it) => it.scriptBytes))),
      ]);
    }
    const { inside } = seen;
    for (const [name, value, limit] of [
      ['LCP, ms', p75(inside, (it) => it.lcpMs), limits.lcpMs],
      ['CLS', p75(inside, (it) => it.shift), limits.shift],
      ['INP, ms', p75(inside, (it) => it.inpMs), limits.inpMs],
      ['scripts before the first screen, bytes gzip’d', p75(inside, (it) => it.scriptBytes), limits.scriptBytes],
    ] as const) {
      const digits = limit < 1 ? 4 : 0;
      kept.push([screen.path, name, fine(value, digits), String(limit), value <= limit ? 'yes' : 'NO']);
    }
  }
  printTable(['page inside the Shopify admin', '75th percentile of', 'measured', 'limit', 'kept'], kept);
  printTable(
    [
      `page, ${slowdown}x slower processor`,
      'LCP median',
      'LCP p75',
      'CLS p75',
      'INP median',
      'INP p75',
      'scripts, gzip’d',
    ],
    rows,
  );
  console.log(
    `\n${loads} loads of each page, inside and outside in turns, nothing cached, ${conversations} conversations.`,
  );
} finally {
  await browser.close();
  await stack.close();
}
