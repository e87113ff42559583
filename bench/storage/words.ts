const syllables = [
  'ba',
  'ke',
  'li',
  'mo',
  'nu',
  'ra',
  'se',
  'ti',
  'vo',
  'za',
  'dor',
  'fel',
  'gin',
  'hap',
  'jul',
  'pan',
];
const vocabulary = 4_096;

/** The word of this rank; rank 0 is said most. */
export const word = (rank: number): string =>
  [rank >> 8, (rank >> 4) & 15, rank & 15].map((it) => syllables[it & 15]).join('');

/** A small, fast, repeatable source of numbers from 0 to 1 (Lehmer's generator). */
function numbers(): () => number {
  let state = 20_261_121;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Sentences in which few words are common and most are rare, as in every language; one in ten names an order. */
export function sayings(): () => string {
  const next = numbers();
  const common = () => Math.floor(vocabulary ** next()) - 1;
  return () => {
    const words = Array.from({ length: 8 + Math.floor(next() * 12) }, () => word(Math.max(0, common())));
    if (next() < 0.1) words.push(`order ${Math.floor(10_000 + next() * 89_999)}`);
    return words.join(' ');
  };
}
