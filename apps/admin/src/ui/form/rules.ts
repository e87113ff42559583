import { texts } from '#texts/ui.ts';

const words = texts.rules;

/** Says what is wrong with a value, or null. Sources of rules and words: the specification's section 5. */
export type Rule<T> = (value: T) => string | null;

const says =
  <T>(isFine: (value: T) => boolean, words: string): Rule<T> =>
  (value) =>
    isFine(value) ? null : words;

/** Neither an empty text, nor nothing, nor an empty list. */
export const required: Rule<string | readonly unknown[] | number | boolean | Date | null | undefined> = says(
  (it) => it !== null && it !== undefined && (typeof it === 'string' || Array.isArray(it) ? it.length > 0 : true),
  words.required,
);

const emailPattern = /^[^\s@"(),:;<>[\\\]]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i;
const isEmail = (it: string) =>
  it.length <= 254 && emailPattern.test(it) && !it.includes('..') && !it.startsWith('.') && !it.includes('.@');

/** Nothing at all is fine; `required` asks for something. */
export const email: Rule<string> = says((it) => it === '' || isEmail(it), words.email);

export const digits: Rule<string> = says((it) => /^\d+$/.test(it), words.digits);

/** Characters as people count them: an emoji is one. */
export const minChars = (n: number): Rule<string> =>
  says((it) => [...new Intl.Segmenter().segment(it)].length >= n, words.minChars(n));

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
