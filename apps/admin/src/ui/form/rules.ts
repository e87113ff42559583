import { texts } from '#texts/controls.ts';

const words = texts.rules;

/** Says what is wrong with a value, or null. Sources of rules and words: the specification's section 5. */
export type Rule<T> = (value: T) => string | null;

const says =
  <T>(isFine: (value: T) => boolean, words: string): Rule<T> =>
  (value) =>
    isFine(value) ? null : words;

/** Refuses an empty text, an absent value and an empty list. */
export const required: Rule<string | readonly unknown[] | number | boolean | Date | null | undefined> = says(
  (value) =>
    value !== null &&
    value !== undefined &&
    (typeof value === 'string' || Array.isArray(value) ? value.length > 0 : true),
  words.required,
);

const emailPattern = /^[^\s@"(),:;<>[\\\]]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i;
const isEmail = (text: string) =>
  text.length <= 254 &&
  emailPattern.test(text) &&
  !text.includes('..') &&
  !text.startsWith('.') &&
  !text.includes('.@');

/** An empty value passes; `required` refuses it. */
export const email: Rule<string> = says((value) => value === '' || isEmail(value), words.email);

/** 7 to 15 of the characters that phone numbers are written with, ending in a digit. */
export const phone: Rule<string> = says(
  (value) => within(value.length, 7, 15) && /^[+(]?\d[\d\s().-]*\d$/.test(value),
  words.phone,
);

const domainPattern = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** A host name with at least one dot, without `https://` or a path. */
export const domain: Rule<string> = says((value) => value.length <= 253 && domainPattern.test(value), words.domain);

export const digits: Rule<string> = says((value) => /^\d+$/.test(value), words.digits);

/** Characters as people count them: an emoji is one. */
export const minChars = (n: number): Rule<string> =>
  says((value) => [...new Intl.Segmenter().segment(value)].length >= n, words.minChars(n));

function within(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}

export const greaterThan = (n: number): Rule<number> => says((value) => value > n, words.greaterThan(n));
export const lessThan = (n: number): Rule<number> => says((value) => value < n, words.lessThan(n));
/** Both ends count. */
export const between = (from: number, to: number): Rule<number> =>
  says((value) => within(value, from, to), words.between(from, to));

const wrongDate = words.date;
/** A date that is none (`new Date('x')`) is wrong by every one of these. */
export const before = (end: Date): Rule<Date> => says((value) => value.getTime() < end.getTime(), wrongDate);
export const after = (start: Date): Rule<Date> => says((value) => value.getTime() > start.getTime(), wrongDate);
/** Both ends count. */
export const betweenDates = (start: Date, end: Date): Rule<Date> =>
  says((value) => within(value.getTime(), start.getTime(), end.getTime()), wrongDate);

/** A rule of one's own; without words of its own it says the general ones. */
export const custom = <T>(isFine: (value: T) => boolean, otherwise = words.custom): Rule<T> => says(isFine, otherwise);

/** What the first broken rule says, or null. */
export function firstProblem<T>(value: T, rules: readonly Rule<T>[]): string | null {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem !== null) return problem;
  }
  return null;
}
