import type { Page } from 'playwright-core';

export interface Scrolled {
  /** What each frame took meanwhile. */
  framesMs: number[];
  /** How many rows stand in the document at the end. */
  drawn: number;
}

/** Scrolls the list by the wheel, some rows a turn, until a row is drawn; `fast` turns it as far as it goes. */
export async function scrollFor(
  page: Page,
  { untilRow, fast = false }: { untilRow: number; fast?: boolean },
): Promise<Scrolled> {
  const list = page.getByRole('list', { name: 'Conversations' });
  await list.getByRole('link').first().waitFor();
  await list.hover();
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const each = (now: number) => {
      frames.push(now - last);
      last = now;
      if (Reflect.get(window, 'frames-of-scroll') === frames) requestAnimationFrame(each);
    };
    Reflect.set(window, 'frames-of-scroll', frames);
    requestAnimationFrame(each);
  });
  const lastRow = () =>
    page.evaluate(() =>
      Math.max(
        0,
        ...[...document.querySelectorAll('[data-list] li')].map((it) => Number(it.getAttribute('aria-posinset'))),
      ),
    );
  while ((await lastRow()) < untilRow) await page.mouse.wheel(0, fast ? 4_000 : 400);
  return page.evaluate(() => {
    const framesMs = Reflect.get(window, 'frames-of-scroll') as number[];
    Reflect.set(window, 'frames-of-scroll', null);
    return { framesMs: framesMs.slice(1), drawn: document.querySelectorAll('[data-list] li').length };
  });
}
