import type { Page } from 'playwright-core';
import { lastWordsOf } from './fill-shop.ts';

export interface Opening {
  /** From the moment at which all that the thread is made of had arrived. */
  afterDataMs: number;
  afterClickMs: number;
}

/** Opens a conversation by its row, and tells what it took until the first frame that shows its last words. */
export async function openThread(page: Page, id: string): Promise<Opening> {
  await page.getByRole('list', { name: 'Conversations' }).hover();
  while ((await page.locator(`[data-conversation="${id}"]`).count()) === 0) await page.mouse.wheel(0, 200);
  await page.mouse.move(5, 5);
  return page.evaluate(
    ([conversation, words]) =>
      new Promise<Opening>((resolve, reject) => {
        const row = document.querySelector<HTMLElement>(`[data-conversation="${conversation}"]`);
        if (!row) return reject(new Error('The row is not drawn.'));
        performance.clearResourceTimings();
        const clickedAt = performance.now();
        const late = setTimeout(() => reject(new Error('The thread did not open.')), 20_000);
        const painted = (shownAt: number) => {
          const answers = performance
            .getEntriesByType('resource')
            .filter((it) => it.name.includes(conversation))
            .map((it) => it.responseEnd);
          resolve({ afterDataMs: shownAt - Math.max(...answers), afterClickMs: shownAt - clickedAt });
        };
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[role="log"]')?.textContent?.includes(words)) return;
          observer.disconnect();
          clearTimeout(late);
          requestAnimationFrame(() => setTimeout(() => painted(performance.now())));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        row.click();
      }),
    [id, lastWordsOf(id)] as const,
  );
}
