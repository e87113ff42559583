import { check } from 'recheck';
import type { Expression } from './expressions.ts';

/** Counted in steps and with one seed, so that the verdict is the same on every machine, however busy. */
const limits = { timeout: null, attackTimeout: null, incubationTimeout: null, randomSeed: 0 };

/** A text on which the expression takes more than linear time, as code that makes it; null when there is none. */
export async function judge({ source, flags }: Pick<Expression, 'source' | 'flags'>): Promise<string | null> {
  const verdict = await check(source, flags, limits);
  if (verdict.status === 'safe') return null;
  return verdict.status === 'vulnerable'
    ? verdict.attack.pattern
    : `nothing: it cannot be judged (${verdict.error.kind})`;
}
