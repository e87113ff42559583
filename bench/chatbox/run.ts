import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { openStack } from '../../e2e/stack.ts';
import { fine, median, printTable, whole } from '../figures.ts';
import { blockBytes, fileBytes } from './bytes.ts';
import { measureClick } from './click.ts';
import { serveFloor } from './floor.ts';
import { lighthouseScore, type Score } from './lighthouse.ts';
import { measurePage, type PageCost } from './page-cost.ts';
import { peer } from './peers.ts';
import { freePort } from '../../apps/server/src/test-kit/free-port.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    lighthouse: { type: 'string', default: '3' },
  },
});
const runs = Number(values.runs);
const lighthouseRuns = Number(values.lighthouse);

const limits = {
  requests: 1,
  loader: 4_000,
  opening: 60_000,
  popups: 12_000,
  block: 4_000,
  longTaskMs: 50,
  drop: 2,
  clickFactor: 1.5,
};
/** How much each page counts where Shopify looks at how fast a store is with an app. */
const weights: Record<string, number> = { home: 0.17, product: 0.4, collection: 0.43 };
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

const withoutEmbed = (url: string) => Object.assign(new URL(url), { search: '?embed=off' }).href;
const verdict = (good: boolean) => (good ? 'yes' : 'NO');

/** The first collection and product that the storefront links to. */
async function pagesOf(storefront: string): Promise<Record<string, string>> {
  const home = await (await fetch(storefront)).text();
  const first = (pattern: RegExp) => new URL(pattern.exec(home)?.[1] ?? '/', storefront).href;
  return {
    home: `${storefront}/`,
    collection: first(/href="(\/collections\/[^"?#]+)"/),
    product: first(/href="((?:\/collections\/[^"/]+)?\/products\/[^"?#]+)"/),
  };
}

interface Pair<T> {
  plain: T[];
  embedded: T[];
}

/** The same page without and with the embed, in turns, so that both meet the same machine. */
async function inTurns<T>(count: number, url: string, measure: (url: string) => Promise<T>): Promise<Pair<T>> {
  const pair: Pair<T> = { plain: [], embedded: [] };
  for (let i = 0; i < count; i += 1) {
    pair.plain.push(await measure(withoutEmbed(url)));
    pair.embedded.push(await measure(url));
  }
  return pair;
}

function printCosts(costs: ReadonlyMap<string, Pair<PageCost>>): void {
  const middle = (of: readonly PageCost[], value: (cost: PageCost) => number) => median(of.map(value));
  const rows: string[][] = [];
  for (const [name, { plain, embedded }] of costs) {
    for (const [how, list] of [
      ['without', plain],
      ['with', embedded],
    ] as const) {
      rows.push([
        `${name}, ${how} the embed`,
        whole(middle(list, (cost) => cost.requests)),
        whole(middle(list, (cost) => cost.bytes)),
        whole(middle(list, (cost) => cost.blockingMs)),
        whole(middle(list, (cost) => cost.longestMs)),
        whole(middle(list, (cost) => cost.ownLongestMs)),
        fine(
          middle(list, (cost) => cost.layoutShift),
          4,
        ),
        whole(middle(list, (cost) => cost.launcherMs ?? Number.NaN)),
        fine(middle(list, (cost) => cost.heapBytes) / 1e6),
      ]);
    }
  }
  const headings = [
    'page, 4x slower processor',
    'requests',
    'bytes on the wire',
    'blocking ms',
    'longest task ms',
    'longest of the embed',
  ];
  printTable([...headings, 'layout shift', 'launcher shows, ms', 'heap MB'], rows);
}

/** A figure beside its limit. */
const held = (name: string, figure: number, limit: number, digits = 0): string[] => [
  name,
  digits ? fine(figure, digits) : whole(figure),
  whole(limit),
  verdict(figure <= limit),
];

async function printLimits(costs: ReadonlyMap<string, Pair<PageCost>>, product: string): Promise<void> {
  const pairs = [...costs.values()];
  const added = (value: (cost: PageCost) => number) =>
    Math.max(...pairs.map(({ plain, embedded }) => median(embedded.map(value)) - median(plain.map(value))));
  const own = pairs.map(({ embedded }) => embedded.map((cost) => cost.ownLongestMs));
  const bytes = fileBytes();
  const block = await blockBytes(product);
  const shift = added((cost) => cost.layoutShift);
  printTable(
    ['what the embed adds (worst page)', 'measured', 'limit', 'kept'],
    [
      held(
        'requests before intent',
        added((cost) => cost.requests),
        limits.requests,
      ),
      held('loader, bytes gzipped', bytes.loader, limits.loader),
      ['bytes on the wire before intent, heads and page markup included', whole(added((cost) => cost.bytes)), '–', '–'],
      held(
        'blocking ms of its script before intent',
        added((cost) => cost.ownBlockingMs),
        0,
      ),
      held('longest task of its script before intent, ms, median', Math.max(...own.map(median)), limits.longTaskMs),
      held('the same, worst of all runs', Math.max(...own.flat()), limits.longTaskMs),
      held('layout shift', shift, 0, 4),
      held('each opening, bytes gzipped, in the language with the most', bytes.opening, limits.opening),
      held('the same in English', bytes.inEnglish, limits.opening),
      ['of that the first look', whole(bytes.firstLook), '–', '–'],
      ['of that up to the home screen', whole(bytes.home), '–', '–'],
      held('popups, fetched when the moment of one has come', bytes.popups, limits.popups),
      ...(block > 0
        ? [held('blocks of FAQs on a product page: markup, no request and no script', block, limits.block)]
        : []),
      ['a vote below a FAQ, on the first click', whole(bytes.votes), '–', '–'],
      ['order tracking, once somebody wants to know', whole(bytes.tracking), '–', '–'],
    ],
  );
}

async function measureClicks(browser: Browser, product: string): Promise<void> {
  const floor = await serveFloor();
  const times: Record<'bare' | 'usable' | 'home' | 'peer', number[]> = { bare: [], usable: [], home: [], peer: [] };
  const launcher = '.launcher';
  const chatty = { url: product, host: '#chatty-root', launcher };
  for (let i = 0; i < runs; i += 1) {
    times.bare.push(await measureClick(browser, { url: floor.url, launcher, ready: 'textarea' }));
    // The field of the first look takes words; the home screen itself has a button there.
    times.usable.push(await measureClick(browser, { ...chatty, ready: '.dialog:not([hidden]) .ask-line' }));
    times.home.push(await measureClick(browser, { ...chatty, ready: '.dialog:not([hidden]) button.ask-line' }));
    const { host, ready } = peer;
    times.peer.push(await measureClick(browser, { url: floor.peerUrl, host, launcher, ready }));
  }
  floor.close();
  const [bare, own, home, other] = [times.bare, times.usable, times.home, times.peer].map(median);
  const bytes = fileBytes();
  const row = (name: string, ms = Number.NaN, size = Number.NaN) => [
    name,
    whole(ms),
    fine(ms / (bare ?? 0), 1),
    whole(size),
  ];
  const limit = (bare ?? 0) * limits.clickFactor;
  printTable(
    ['tap to usable, 4x slower processor, slow 4G', 'ms', 'x the floor', 'bytes until then', 'limit', 'kept'],
    [
      [...row('floor: a bare Preact panel', bare), '–', '–'],
      [
        ...row('Chatty: a field that takes words', own, bytes.firstLook),
        `${whole(limit)} (${limits.clickFactor} x the floor)`,
        verdict((own ?? Number.NaN) <= limit),
      ],
      [...row('Chatty: the home screen', home, bytes.home), '–', '–'],
      [...row(`${peer.name}, fetched on the tap`, other, peer.bytes), '–', '–'],
    ],
  );
}

async function measureScores(pages: Record<string, string>, port: number): Promise<void> {
  const rows: string[][] = [];
  let weighted = 0;
  for (const [name, url] of Object.entries(pages)) {
    const { plain, embedded } = await inTurns<Score>(lighthouseRuns, url, (address) => lighthouseScore(address, port));
    const middle = (of: readonly Score[], value: (score: Score) => number) => median(of.map(value));
    const [without, withIt] = [
      middle(plain, (score) => score.performance),
      middle(embedded, (score) => score.performance),
    ];
    const blocking = [plain, embedded].map((it) => whole(middle(it, ({ blockingMs }) => blockingMs))).join(' / ');
    const drop = without - withIt;
    weighted += drop * (weights[name] ?? 0);
    rows.push([name, fine(without, 0), fine(withIt, 0), fine(drop, 0), '–', '–', blocking]);
  }
  const kept = verdict(weighted <= limits.drop);
  rows.push([
    'weighted (17/40/43: home, product, collection)',
    '–',
    '–',
    fine(weighted, 1),
    String(limits.drop),
    kept,
    '–',
  ]);
  const headings = ['Lighthouse performance, phone', 'without', 'with', 'drop', 'limit', 'kept'];
  printTable([...headings, 'blocking ms without / with'], rows);
}

const stack = await openStack();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: [...flags, ...quiet, `--remote-debugging-port=${port}`],
});
try {
  const pages = await pagesOf(stack.storefront);
  const costs = new Map<string, Pair<PageCost>>();
  for (const [name, url] of Object.entries(pages)) {
    costs.set(name, await inTurns(runs, url, (address) => measurePage(browser, address)));
  }
  await printLimits(costs, pages.product ?? stack.storefront);
  printCosts(costs);
  await measureClicks(browser, pages.product ?? stack.storefront);
  if (lighthouseRuns > 0) await measureScores(pages, port);
  console.log(`\nMedians of ${runs} runs (Lighthouse: ${lighthouseRuns}), without and with the embed in turns.`);
} finally {
  await browser.close();
  await stack.close();
}
