import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { openStack } from '../../e2e/stack.ts';
import { fine, median, printTable, whole } from '../figures.ts';
import { measureClick } from './click.ts';
import { serveFloor } from './floor.ts';
import { lighthouseScore, type Score } from './lighthouse.ts';
import { measurePage, type PageCost } from './page-cost.ts';
import { freePort } from '../../apps/server/src/test-kit/free-port.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    lighthouse: { type: 'string', default: '3' },
  },
});
const runs = Number(values.runs);
const lighthouseRuns = Number(values.lighthouse);

const limits = { requests: 1, gzipBytes: 4_000, appGzipBytes: 60_000, drop: 2, clickFactor: 1.5 };
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

const withoutEmbed = (url: string) => Object.assign(new URL(url), { search: '?embed=off' }).href;
const gzipped = (path: string) => gzipSync(readFileSync(new URL(path, import.meta.url)), { level: 9 }).byteLength;
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

function printLimits(costs: ReadonlyMap<string, Pair<PageCost>>): void {
  const worst = (value: (cost: PageCost) => number) =>
    Math.max(
      ...[...costs.values()].map(({ plain, embedded }) => median(embedded.map(value)) - median(plain.map(value))),
    );
  const requests = worst((cost) => cost.requests);
  const wire = worst((cost) => cost.bytes);
  const loader = gzipped('../../extensions/chatbox/assets/chatty-loader.js');
  const first = gzipped('../../apps/chatbox/dist/opening.js');
  const app = first + gzipped('../../apps/chatbox/dist/app.js');
  const shift = worst((cost) => cost.layoutShift);
  const blocking = worst((cost) => cost.ownBlockingMs);
  printTable(
    ['before intent, what the embed adds (worst page)', 'measured', 'limit', 'kept'],
    [
      ['requests', whole(requests), String(limits.requests), verdict(requests <= limits.requests)],
      ['loader, bytes gzipped', whole(loader), whole(limits.gzipBytes), verdict(loader <= limits.gzipBytes)],
      ['bytes on the wire, heads and page markup included', whole(wire), '–', '–'],
      ['first look after intent, bytes gzipped', whole(first), '–', '–'],
      [
        'chat app after intent, its first look included, bytes gzipped',
        whole(app),
        whole(limits.appGzipBytes),
        verdict(app <= limits.appGzipBytes),
      ],
      ['blocking ms of its script', whole(blocking), '0', verdict(blocking <= 0)],
      ['layout shift', fine(shift, 4), '0', verdict(shift <= 0)],
    ],
  );
}

async function measureClicks(browser: Browser, product: string): Promise<void> {
  const floor = await serveFloor();
  const times: Record<'bare' | 'usable' | 'home', number[]> = { bare: [], usable: [], home: [] };
  const chatty = { url: product, host: '#chatty-root', launcher: '.launcher' };
  for (let i = 0; i < runs; i += 1) {
    times.bare.push(await measureClick(browser, { url: floor.url, launcher: '.launcher', ready: 'textarea' }));
    // The field of the first look takes words; the home screen itself has a button there.
    times.usable.push(await measureClick(browser, { ...chatty, ready: '.dialog:not([hidden]) .ask-line' }));
    times.home.push(await measureClick(browser, { ...chatty, ready: '.dialog:not([hidden]) button.ask-line' }));
  }
  floor.close();
  const [bare, own, home] = [median(times.bare), median(times.usable), median(times.home)];
  const limit = bare * limits.clickFactor;
  printTable(
    ['tap to usable, 4x slower processor, slow 4G', 'ms', 'limit', 'kept'],
    [
      ['floor: a bare Preact panel', whole(bare), '–', '–'],
      ['Chatty: a field that takes words', whole(own), `${whole(limit)} (1.5 x the floor)`, verdict(own <= limit)],
      ['Chatty: the home screen', whole(home), '–', '–'],
    ],
  );
}

async function measureScores(pages: Record<string, string>, port: number): Promise<void> {
  const rows: string[][] = [];
  for (const [name, url] of Object.entries(pages)) {
    const { plain, embedded } = await inTurns<Score>(lighthouseRuns, url, (address) => lighthouseScore(address, port));
    const middle = (of: readonly Score[], value: (score: Score) => number) => median(of.map(value));
    const [without, withIt] = [
      middle(plain, (score) => score.performance),
      middle(embedded, (score) => score.performance),
    ];
    const blocking = [plain, embedded].map((it) => whole(middle(it, ({ blockingMs }) => blockingMs))).join(' / ');
    const kept = verdict(without - withIt <= limits.drop);
    rows.push([
      name,
      fine(without, 0),
      fine(withIt, 0),
      fine(without - withIt, 0),
      String(limits.drop),
      kept,
      blocking,
    ]);
  }
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
  printLimits(costs);
  printCosts(costs);
  await measureClicks(browser, pages.product ?? stack.storefront);
  if (lighthouseRuns > 0) await measureScores(pages, port);
  console.log(`\nMedians of ${runs} runs (Lighthouse: ${lighthouseRuns}), without and with the embed in turns.`);
} finally {
  await browser.close();
  await stack.close();
}
