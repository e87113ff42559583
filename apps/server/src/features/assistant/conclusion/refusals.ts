import type { Outcome } from '@chatty/contract/assistant';
import type { Frame } from '../../../language/frames/en.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether two answers read alike. */
export const saysTheSame = (a: string, b: string) => plain(a) === plain(b);

/** How many of the latest turns in a row were refused; `earlier` newest first. */
export function refusalsInARow(earlier: readonly Outcome[]): number {
  const end = earlier.findIndex((it) => it !== 'refused');
  return end < 0 ? earlier.length : end;
}

/**
 * The words of a refusal. They go on with every further one in a row: what can be asked, then what a person does, and
 * are never those that were said just before.
 */
export function refusalText(
  frame: Frame,
  { said, before, last }: { said: string; before: number; last: string },
): string {
  const own = saysTheSame(said, frame.offline.unknown) ? '' : said;
  const often = frame.refusedOften;
  const next = [own || frame.refused, frame.refusedAgain][before] ?? often[before % often.length] ?? frame.refused;
  if (!saysTheSame(next, last)) return next;
  return [frame.refusedAgain, ...often].find((it) => !saysTheSame(it, last)) ?? next;
}

/** Longer questions are not repeated whole. */
const repeatedMaxChars = 80;

/** A refusal that offers nobody, in a shop that does not want that. */
export function refusedAlone(frame: Frame, question: string): string {
  const asked = question.replace(/\s+/g, ' ').trim();
  const isLong = [...asked].length > repeatedMaxChars;
  const shown = isLong ? `${[...asked].slice(0, repeatedMaxChars).join('').trimEnd()}…` : asked;
  return `${frame.offline.unknownPart(shown)} ${frame.wordlessAgain}`;
}
