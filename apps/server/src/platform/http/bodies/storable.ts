import { texts } from '#texts/problems.ts';
import { Problem } from '../../problem.ts';

/** Our own data is never nested deeper than a few levels. */
const mostLevels = 40;

const tooDeep = () => new Problem('bad_input', texts.tooDeep);

/**
 * What came from outside, as it can be kept: PostgreSQL takes neither NUL nor half a surrogate pair in a text, so they are
 * left outside. Throws `bad_input` for what is nested more deeply than anything that we are sent.
 */
export function storable(given: unknown, levels = mostLevels): unknown {
  if (typeof given === 'string') return given.replaceAll('\0', '').toWellFormed();
  if (typeof given !== 'object' || given === null) return given;
  if (levels === 0) throw tooDeep();
  if (Array.isArray(given)) return given.map((it) => storable(it, levels - 1));
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [storable(name), storable(value, levels - 1)]),
  );
}
