import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What decides how bad a finding is: a rule's own word, else those of its checks. */
interface AxeRule {
  id: string;
  impact: string | null;
  any: readonly AxeCheck[];
  all: readonly AxeCheck[];
  none: readonly AxeCheck[];
}
type AxeCheck = string | { id: string };

declare global {
  interface Window {
    axe?: {
      run(at: Element | null, options?: RunOptions): Promise<AxeResults>;
      _audit: { rules: readonly AxeRule[]; checks: Record<string, { impact: string | null } | undefined> };
    };
  }
}

/**
 * Waits until nothing has moved that ever ends, for some frames: what fades in begins a frame or two after it is there, and
 * what is inherited when what it inherits has arrived.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const ending = () =>
      document.getAnimations().filter((it) => Number.isFinite(Number(it.effect?.getComputedTiming().endTime ?? 0)));
    for (let rounds = 0, still = 0; rounds < 60 && still < 4; rounds += 1) {
      await frame();
      const moving = ending();
      still = moving.length === 0 ? still + 1 : 0;
      await Promise.all(moving.map((it) => it.finished.catch(() => {})));
    }
  });

/**
 * Runs axe, without the rules that can find nothing serious (a quarter of them, some of the slowest) and without writing
 * down all that is in order: both took time and were thrown away.
 */
const faultsNow = (page: Page, selector: string, options: RunOptions = {}) =>
  page.evaluate(
    async ([at, how]) => {
      const { axe } = window;
      if (!axe) throw new Error('axe is not in the page.');
      const { rules: all, checks } = axe._audit;
      const mayBeSerious = ({ impact, any, all, none }: AxeRule) => {
        const ofChecks = [...any, ...all, ...none].map((it) => checks[typeof it === 'string' ? it : it.id]?.impact);
        return (impact ? [impact] : ofChecks).some((it) => it === 'serious' || it === 'critical');
      };
      const rules = Object.fromEntries(all.filter((it) => !mayBeSerious(it)).map((it) => [it.id, { enabled: false }]));
      const { violations } = await axe.run(document.querySelector(at), { rules, resultTypes: ['violations'], ...how });
      return violations
        .filter((it) => it.impact === 'serious' || it.impact === 'critical')
        .flatMap((it) => it.nodes.map((node) => `${it.impact} ${it.id}: ${node.html.slice(0, 200)}`));
    },
    [selector, options] as const,
  );

/**
 * Turns the admin over, to dark or to light, at once: nothing fades from the one to the other. Null where there are no
 * schemes, such as in the storefront.
 */
const turnOver = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    if (!dataset.mantineColorScheme) return null;
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
    dataset.mantineColorScheme = dataset.mantineColorScheme === 'dark' ? 'light' : 'dark';
    // Every color is the other scheme's before anything may fade again.
    void document.body.offsetHeight;
    document.adoptedStyleSheets.pop();
    return dataset.mantineColorScheme;
  });

/** What is too pale in the other scheme: nothing else depends on it, so nothing else is looked for again. */
async function paleInOtherScheme(page: Page, selector: string): Promise<string[]> {
  const scheme = await turnOver(page);
  if (!scheme) return [];
  const faults = await faultsNow(page, selector, { runOnly: ['color-contrast'] });
  await turnOver(page);
  return faults.map((it) => `in the ${scheme}: ${it}`);
}

/** Brings axe into a page that has come to rest. */
async function bringAxe(page: Page): Promise<void> {
  // What fades in has no contrast yet, and may not have begun to; what moves for ever is looked at as it is.
  const opaque = () =>
    [...document.querySelectorAll('[role=dialog], [role=menu]')].every((dialog) => {
      for (let at: Element | null = dialog; at; at = at.parentElement) {
        if (getComputedStyle(at).opacity !== '1') return false;
      }
      return true;
    });
  await page.waitForFunction(opaque, undefined, { timeout: 10_000 }).catch(() => {});
  await settle(page);
  // Half a megabyte of code: a page that is looked at again has it already.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe);
}

/**
 * What axe calls serious or critical below the first element of a selector, as readable lines; in the admin also what is
 * too pale in the scheme that is not shown.
 */
export async function seriousFaults(page: Page, selector = 'body'): Promise<string[]> {
  await bringAxe(page);
  return [...(await faultsNow(page, selector)), ...(await paleInOtherScheme(page, selector))];
}

/** Everything that axe finds below the first element of a selector, however little it matters, as readable lines. */
export async function allFaults(page: Page, selector: string): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(async (at) => {
    const found = await window.axe?.run(document.querySelector(at), { resultTypes: ['violations'] });
    return (found?.violations ?? []).flatMap((it) =>
      it.nodes.map((node) => `${it.impact} ${it.id}: ${node.html.slice(0, 200)}`),
    );
  }, selector);
}

/** Whether the page can be read without scrolling sideways. */
export const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
