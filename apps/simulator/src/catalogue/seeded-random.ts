/** Numbers that look random and are the same on every machine, so that the demo shop is one shop everywhere. */
export interface SeededRandom {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number between both bounds, inclusive. */
  between(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** `count` different items, in random order (all of them when there are fewer). */
  sample<T>(items: readonly T[], count: number): T[];
}

const FNV_OFFSET = 2166136261;
const FNV_PRIME = 16777619;

/** A stable 32-bit number for a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return hash >>> 0;
}

/** The generator (mulberry32) that belongs to a seed; equal seeds give equal sequences. */
export function seededRandom(seed: string): SeededRandom {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(between(0, rest.length - 1), 1));
    return chosen;
  };
  const pick = <T>(items: readonly T[]): T => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error('pick needs at least one item');
    return item;
  };
  return { next, between, chance: (probability) => next() < probability, pick, sample };
}

/** Added to the ids of a shop's records, so that two shops have no id in common, as on the real platform. */
export function idOffset(seed: string): number {
  return (hashText(seed) % 900) * 1_000_000_000;
}
