export interface Ranked {
  slot: number;
  score: number;
}

/**
 * The `limit` highest positive scores among slots that `accept` lets through, best first; equal scores stand in the
 * order of `before`, so that the same shop gives the same answer whatever happened to it earlier.
 */
export function selectBest(
  scores: Float32Array | Float64Array,
  slots: number,
  limit: number,
  accept: (slot: number) => boolean,
  before: (a: number, b: number) => number,
): Ranked[] {
  const best: Ranked[] = [];
  for (let slot = 0; slot < slots; slot += 1) {
    const score = scores[slot] ?? 0;
    const last = best[best.length - 1];
    if (!(score > 0) || (best.length >= limit && last && score < last.score) || !accept(slot)) continue;
    let at = best.length;
    while (at > 0 && comesBefore({ slot, score }, best[at - 1])) at -= 1;
    best.splice(at, 0, { slot, score });
    if (best.length > limit) best.pop();
  }
  return best;

  function comesBefore(a: Ranked, b: Ranked | undefined): boolean {
    return b === undefined || a.score > b.score || (a.score === b.score && before(a.slot, b.slot) < 0);
  }
}
