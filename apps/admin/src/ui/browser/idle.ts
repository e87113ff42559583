/** By then the first screen stands, also on a slow machine. */
const firstScreenMs = 2_000;

/** Resolves some time after the page was opened, once the browser has nothing better to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(
      () => {
        // Safari does not tell when it is idle.
        if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5_000 });
        else resolve();
      },
      Math.max(0, firstScreenMs - performance.now()),
    );
  });
