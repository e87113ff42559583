import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Frame, Locator, Page, Response } from 'playwright-core';
import type { Metric } from 'web-vitals';
import { slowDown } from '../slow-processor.ts';

/** What somebody at the desk felt of one load of a page. */
export interface PageVitals {
  lcpMs: number;
  shift: number;
  inpMs: number;
  /** The product's own scripts until the first screen stood, each gzip'd. */
  scriptBytes: number;
}

type Reported = Partial<Record<Metric['name'], number>>;
type Surface = Page | Frame;

/** A page of the product: when its first screen stands, and what a person then does on it. */
export interface Screen {
  path: string;
  ready(at: Surface): Locator;
  use(at: Surface): Promise<void>;
}

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('web-vitals')
    .replace(/[^/]+$/, 'web-vitals.iife.js'),
  'utf8',
);
const listen = `
window.benchVitals = {};
for (const name of ['LCP', 'CLS', 'INP'])
  webVitals['on' + name]((it) => { window.benchVitals[name] = it.value; }, { reportAllChanges: true, durationThreshold: 16 });`;

/** Loads a screen on a four times slower processor, uses it, and reads Google's web-vitals of the product's document. */
export async function measureScreen(
  context: BrowserContext,
  origin: string,
  url: string,
  screen: Screen,
): Promise<PageVitals> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await slowDown(session);
  await page.addInitScript(`${library}\n${listen}`);
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(origin) && response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(url);
  const surface = await surfaceOf(page, origin);
  await screen.ready(surface).waitFor({ timeout: 60_000 });
  const scriptBytes = await gzippedBytes([...scripts]);
  await page.waitForTimeout(500);
  await screen.use(surface);
  await page.waitForTimeout(500);
  const seen = await surface.evaluate(() => (window as Window & { benchVitals?: Reported }).benchVitals ?? {});
  await page.close();
  // An interaction that took no time worth a report is reported as none.
  return { lcpMs: seen.LCP ?? Number.NaN, shift: seen.CLS ?? 0, inpMs: seen.INP ?? 0, scriptBytes };
}

/** The product's own document: the page, or the frame in it. */
async function surfaceOf(page: Page, origin: string): Promise<Surface> {
  if (page.url().startsWith(origin)) return page;
  await page.locator('iframe').waitFor();
  const frame = page.frames().find((it) => it !== page.mainFrame());
  if (!frame) throw new Error('The admin shows no frame.');
  return frame;
}

async function gzippedBytes(scripts: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(scripts.map((it) => it.body()));
  return bodies.reduce((sum, it) => sum + gzipSync(it, { level: 9 }).byteLength, 0);
}
