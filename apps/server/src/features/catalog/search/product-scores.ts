/** Scores of one query for every product of an index, by its slot. */
export interface ProductScores {
  match: Float32Array;
  coverage: Float32Array;
  titleCoverage: Float32Array;
  /** Of the fields that say what a product is. */
  kindCoverage: Float32Array;
  /** Room for one word's hit anywhere, in the title, and in what says what it is; zero between words. */
  named: Float32Array;
  titled: Float32Array;
  told: Float32Array;
}

export const emptyScores = (end: number): ProductScores => ({
  match: new Float32Array(end),
  coverage: new Float32Array(end),
  titleCoverage: new Float32Array(end),
  kindCoverage: new Float32Array(end),
  named: new Float32Array(end),
  titled: new Float32Array(end),
  told: new Float32Array(end),
});

/** The highest score of the slots that are accepted; 0 where none is. */
export function highest(scores: Float32Array, end: number, accept: (slot: number) => boolean): number {
  let most = 0;
  for (let slot = 0; slot < end; slot += 1) {
    const score = scores[slot] ?? 0;
    if (score > most && accept(slot)) most = score;
  }
  return most;
}
