const units: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const spelled = new RegExp(
  `\\b(?:(${Object.keys(tens).join('|')})(?:[\\s-]+(one|${Object.keys(units).slice(0, 8).join('|')}))?|(${Object.keys(units).join('|')}|one|an?)` +
    `(?=[\\s-]+(?:hundred|thousand|percent|per\\s+cent))|(${Object.keys(units).join('|')}|one))\\b(?:[\\s-]+(hundred|thousand))?`,
  'gi',
);
/** What makes a small spelled number a claim instead of a way of counting: "two options" is no fact, "two weeks" is. */
const measured =
  /^[\s-]+(?:%|percent|per\s+cent|dollars?|bucks|euros?|pounds?|cents?|(?:(?:business|working)[\s-]*)?(?:minutes?|hours?|days?|weeks?|months?|years?)|stars?|pieces?|units?|items?\s+left|left\b)/i;

/** Gaps are narrow by then: no measure is longer. */
const measureMaxChars = 60;

function valueOf(
  ten: string | undefined,
  one: string | undefined,
  small: string | undefined,
  scale: string | undefined,
): number {
  const digit = (word: string | undefined) => (word === undefined ? 0 : (units[word] ?? 1));
  const value = ten === undefined ? digit(small) : (tens[ten] ?? 0) + digit(one);
  return value * (scale === 'hundred' ? 100 : scale === 'thousand' ? 1_000 : 1);
}

/**
 * A text in one kind of signs: compatibility forms unified (full-width and circled digits become digits), those of other
 * scripts, too, invisible characters gone, gaps narrow, so that none hides what belongs together.
 */
export const inPlainSigns = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .replace(/\p{Nd}/gu, (digit) => String(decimalOf(digit)))
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/[’‘]/g, "'")
    .replace(/-{4,}/g, '---')
    .replace(/\s+/g, (gap) => (gap.includes('\n') ? '\n' : ' '));

/** The text as claims are read from it: in one kind of signs, and spelled numbers that state an amount in digits. */
export function plainText(text: string): string {
  const unified = inPlainSigns(text);
  return unified.replace(spelled, (found, ten, one, before, small, scale, at: number) => {
    const value = valueOf(lower(ten), lower(one), lower(before) ?? lower(small), lower(scale));
    const isCount =
      value <= 10 && !measured.test(unified.slice(at + found.length, at + found.length + measureMaxChars));
    return isCount ? found : String(value);
  });
}

const lower = (word: unknown): string | undefined => (typeof word === 'string' ? word.toLowerCase() : undefined);

/** Decimal digits of every script come in runs of ten that begin with zero. */
function decimalOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 48;
  if (code < 128) return code - 48;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}
