import { isDeepStrictEqual } from 'node:util';
import { texts } from '#texts/problems.ts';
import { Problem } from '../problem.ts';

/**
 * What of `given` is a change of a row, as it is `now` and held, by whoever has read `from`: a field that is as it was read
 * says nothing, so that what somebody else made of it stays. Fields that `from` leaves out are taken as they are given.
 * Throws `conflict`, which names the fields, where one is neither what was read any more nor what it is to become.
 */
export function changesSince<Fields extends object>(
  now: Fields,
  given: Partial<Fields>,
  from: Partial<Fields> = {},
): Partial<Fields> {
  const changed: Partial<Fields> = {};
  const overtaken: string[] = [];
  for (const name of Object.keys(given) as (keyof Fields & string)[]) {
    if (given[name] === undefined) continue;
    if (from[name] !== undefined) {
      if (isDeepStrictEqual(given[name], from[name])) continue;
      const isKnown = [from[name], given[name]].some((it) => isDeepStrictEqual(it, now[name]));
      if (!isKnown) overtaken.push(name);
    }
    changed[name] = given[name];
  }
  if (overtaken.length > 0) {
    throw new Problem(
      'conflict',
      texts.changedMeanwhile,
      Object.fromEntries(overtaken.map((it) => [it, texts.changedByOther])),
    );
  }
  return changed;
}
