import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(at: Element | null): Promise<AxeResults> };
  }
}

/** What axe calls serious or critical below the first element of a selector, as readable lines. */
export async function seriousFaults(page: Page, selector = 'body'): Promise<string[]> {
  // What fades in has no contrast yet, and may not have begun to; what moves for ever is looked at as it is.
  const opaque = () =>
    [...document.querySelectorAll('[role=dialog], [role=menu]')].every((dialog) => {
      for (let at: Element | null = dialog; at; at = at.parentElement) {
        if (getComputedStyle(at).opacity !== '1') return false;
      }
      return true;
    });
  await page.waitForFunction(opaque, undefined, { timeout: 3_000 }).catch(() => {});
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((it) => Number.isFinite(Number(it.effect?.getComputedTiming().endTime ?? 0)));
    return Promise.all(ending.map((it) => it.finished.catch(() => {}))).then(() => {});
  });
  await page.evaluate(axe);
  return page.evaluate(async (at) => {
    const { violations } = await window.axe.run(document.querySelector(at));
    return violations
      .filter((it) => it.impact === 'serious' || it.impact === 'critical')
      .flatMap((it) => it.nodes.map((node) => `${it.impact} ${it.id}: ${node.html.slice(0, 200)}`));
  }, selector);
}

/** Whether the page can be read without scrolling sideways. */
export const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
