import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import type { Browser, BrowserContext } from 'playwright-core';
import { desktop, launchBrowser } from '../../e2e/browser.ts';
import { openStack, type Stack } from '../../e2e/stack.ts';
import { fine, median, printTable, quantile, whole } from '../figures.ts';
import { measureScreen, type PageVitals, type Screen } from './page-vitals.ts';
import { slowdown } from '../slow-processor.ts';

const { values } = parseArgs({ options: { loads: { type: 'string', default: '10' } } });
const loads = Number(values.loads);
/** Shopify's limits for apps in its admin, at the 75th percentile, and our own for scripts. */
const limits = { lcpMs: 2_500, shift: 0.1, inpMs: 200, scriptBytes: 210_000 };
const conversations = 12;

const screens: Screen[] = [
  {
    path: '/',
    ready: (at) => at.getByRole('heading', { level: 1 }).first(),
    async use(at) {
      // It leads to the inbox, whose heading the Shopify admin shows in its own bar.
      await at.getByRole('searchbox').first().click();
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
      await at.getByRole('button', { name: /^Status: / }).click();
      await at.getByRole('menuitemradio', { name: 'Resolved', exact: true }).click();
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

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The owner's signed-in browser, for the pages outside the frame. */
async function signIn(browser: Browser, stack: Stack): Promise<State> {
  const context = await browser.newContext({ viewport: desktop });
  const page = await context.newPage();
  await page.goto(stack.ownerLink);
  await page.getByRole('list', { name: 'Conversations' }).waitFor({ timeout: 60_000 });
  const state = await context.storageState();
  await context.close();
  return state;
}

const p75 = (list: readonly PageVitals[], key: keyof PageVitals): number =>
  quantile(
    list.map((it) => it[key]).toSorted((a, b) => a - b),
    0.75,
  );

interface Pair {
  inside: PageVitals[];
  outside: PageVitals[];
}
const places = ['inside', 'outside'] as const;

/** Loads a screen inside and outside the frame in turns, so that both meet the same machine; nothing is cached. */
async function measurePair(browser: Browser, stack: Stack, state: State, screen: Screen): Promise<Pair> {
  const pair: Pair = { inside: [], outside: [] };
  for (let i = 0; i < loads; i += 1) {
    for (const where of places) {
      const [url, from] =
        where === 'inside'
          ? [`${stack.storefront}/store/demo-store/apps/chat${screen.path}`, {}]
          : [`${stack.admin}${screen.path}`, { storageState: state }];
      const context = await browser.newContext({ viewport: desktop, ...from });
      pair[where].push(await measureScreen(context, stack.admin, url, screen));
      await context.close();
    }
  }
  return pair;
}

function printLimits(pairs: ReadonlyMap<string, Pair>): void {
  const rows = [...pairs].flatMap(([path, { inside }]) =>
    (
      [
        ['LCP, ms', 'lcpMs', 0],
        ['CLS', 'shift', 4],
        ['INP, ms', 'inpMs', 0],
        ['scripts before the first screen, bytes gzip’d', 'scriptBytes', 0],
      ] as const
    ).map(([name, key, digits]) => {
      const value = p75(inside, key);
      return [path, name, fine(value, digits), String(limits[key]), value <= limits[key] ? 'yes' : 'NO'];
    }),
  );
  printTable(['page inside the Shopify admin', '75th percentile of', 'measured', 'limit', 'kept'], rows);
}

function printVitals(pairs: ReadonlyMap<string, Pair>): void {
  const rows = [...pairs].flatMap(([path, pair]) =>
    places.map((where) => [
      `${path}, ${where} the Shopify admin`,
      whole(median(pair[where].map((it) => it.lcpMs))),
      whole(p75(pair[where], 'lcpMs')),
      fine(p75(pair[where], 'shift'), 4),
      whole(median(pair[where].map((it) => it.inpMs))),
      whole(p75(pair[where], 'inpMs')),
      whole(p75(pair[where], 'scriptBytes')),
    ]),
  );
  const headings = ['LCP median', 'LCP p75', 'CLS p75', 'INP median', 'INP p75', 'scripts, gzip’d'];
  printTable([`page, ${slowdown}x slower processor`, ...headings], rows);
}

const stack = await openStack();
const browser = await launchBrowser({ whole: true });
try {
  await fillInbox(stack);
  const state = await signIn(browser, stack);
  const pairs = new Map<string, Pair>();
  for (const screen of screens) pairs.set(screen.path, await measurePair(browser, stack, state, screen));
  printLimits(pairs);
  printVitals(pairs);
  console.log(
    `\n${loads} loads of each page, inside and outside in turns, nothing cached, ${conversations} conversations; ` +
      `load of the machine's ${availableParallelism()} processors at the end: ${loadavg()[0]?.toFixed(1)}.`,
  );
} finally {
  await browser.close();
  await stack.close();
}
