/** Until then nothing is fetched ahead, however quiet the line is. */
const earliestMs = 2_000;
/** If nothing has come over the line for this long, the first screen has what it needs, even on a slow machine. */
const quietMs = 1_000;

/** When the line has been quiet for a while; that something came over it is told with a delay, so it is asked again. */
async function quiet(): Promise<void> {
  for (;;) {
    const last = Math.max(0, ...performance.getEntriesByType('resource').map((it) => it.startTime + it.duration));
    const left = Math.max(earliestMs, last + quietMs) - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}

/** Resolves some time after the page was opened, once neither the line nor the browser has anything better to do. */
export async function idle(): Promise<void> {
  await quiet();
  // Safari does not tell when it is idle.
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
}
