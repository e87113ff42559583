import type { Page } from 'playwright-core';

/** What a page shows once a change has arrived. */
export interface Sight {
  page: Page;
  /** Who sees it, for the table. */
  who: string;
  /** Where it stands, by a selector; in the chatbox's shadow root if it is not in the page itself. */
  inside: string;
  text: string;
}

/** Begins to look for something; answers the moment of the first frame in which it is there, by the machine's clock. */
export function firstSeen({ page, inside, text }: Sight): Promise<number> {
  return page.evaluate(
    ([selector, wanted]) =>
      new Promise<number>((resolve, reject) => {
        const root = () =>
          document.querySelector(selector) ??
          document.querySelector('#chatty-root')?.shadowRoot?.querySelector(selector);
        const observer = new MutationObserver(() => look());
        const late = setTimeout(() => reject(new Error(`“${wanted}” was not seen.`)), 20_000);
        const look = () => {
          if (!root()?.textContent?.includes(wanted)) return;
          observer.disconnect();
          clearTimeout(late);
          requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
        };
        const shadow = document.querySelector('#chatty-root')?.shadowRoot;
        for (const part of shadow ? [document, shadow] : [document])
          observer.observe(part, { subtree: true, childList: true, characterData: true });
        look();
      }),
    [inside, text] as const,
  );
}

/** Waits until something is not there any more: what stood there before a change is no sign of it. */
export const untilGone = async ({ page, inside, text }: Sight): Promise<void> => {
  await page.waitForFunction(([selector, gone]) => !document.querySelector(selector)?.textContent?.includes(gone), [
    inside,
    text,
  ] as const);
};

/** Waits until nothing has changed on a page for so long: what came of the change before is over, as it is for people. */
export const atRest = (page: Page, quietMs = 300): Promise<void> =>
  page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const shadow = document.querySelector('#chatty-root')?.shadowRoot;
        const observer = new MutationObserver(() => begin());
        let timer: ReturnType<typeof setTimeout> | undefined;
        const begin = () => {
          clearTimeout(timer);
          timer = setTimeout(() => {
            observer.disconnect();
            resolve();
          }, ms);
        };
        for (const part of shadow ? [document, shadow] : [document])
          observer.observe(part, { subtree: true, childList: true, characterData: true });
        begin();
      }),
    quietMs,
  );

/** Remembers in a page when its last key went down. */
export const rememberKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener(
      'keydown',
      (event) => (document.documentElement.dataset.lastKey = String(performance.timeOrigin + event.timeStamp)),
      true,
    );
  });

/** When the page's last key went down. */
export const lastKeyOf = async (page: Page): Promise<number> =>
  Number(await page.evaluate(() => document.documentElement.dataset.lastKey));
