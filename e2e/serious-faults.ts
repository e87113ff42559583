import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: {
      run(at: Element | null): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
    };
  }
}

/** What axe calls serious or critical below the first element of a selector, as readable lines. */
export async function seriousFaults(page: Page, selector = 'body'): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (at) => {
    const { violations } = await window.axe.run(document.querySelector(at));
    return violations
      .filter((it) => ['serious', 'critical'].includes(it.impact))
      .map((it) => `${it.id}: ${it.nodes[0]?.html}`);
  }, selector);
}
