/** The same numbers in every run, from 0 to 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The list in another order, the same for the same seed. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = randomNumbers(seed);
  return list
    .map((it) => ({ it, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ it }) => it);
}
