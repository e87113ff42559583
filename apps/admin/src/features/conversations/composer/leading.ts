/** Runs at once and then not again for a while. It never runs later, when its reason may be gone. `now` in ms. */
export function leading(everyMs: number, run: () => void, now: () => number = Date.now): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - last < everyMs) return;
    last = now();
    run();
  };
}
