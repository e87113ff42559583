/** True when two values of a field say the same. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const fieldsOf = <Draft extends object>(draft: Draft): (keyof Draft & string)[] =>
  Object.keys(draft) as (keyof Draft & string)[];

export interface Versions<Draft extends object> {
  /** What stood in each field when it was last taken notice of here. */
  base: Draft;
  /** What is saved now. */
  theirs: Draft;
  /** What is typed. */
  mine: Draft;
}

/** True when a field is typed here, and somebody else has changed it to something else meanwhile. */
export const isInConflict = <Draft extends object>({ base, theirs, mine }: Versions<Draft>, it: keyof Draft): boolean =>
  !isSame(mine[it], base[it]) && !isSame(theirs[it], base[it]) && !isSame(theirs[it], mine[it]);

export interface Followed<Draft extends object> {
  base: Draft;
  /** The fields that nobody has touched here, as they are saved now. */
  follows: Partial<Draft>;
}

/**
 * What a draft takes over of another's change: every field that nobody touched here. A field that both changed alike is
 * settled; one that both changed otherwise stays as it is typed, and is a conflict until somebody decides.
 */
export function followTheirs<Draft extends object>(versions: Versions<Draft>): Followed<Draft> {
  const { base, theirs, mine } = versions;
  const settled = fieldsOf(mine).filter((it) => !isInConflict(versions, it) && !isSame(theirs[it], base[it]));
  const untouched = settled.filter((it) => !isSame(theirs[it], mine[it]));
  return { base: { ...base, ...partOf(theirs, settled) }, follows: partOf(theirs, untouched) };
}

/** These fields of it. */
export function pick<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  return partOf(whole, names) as Pick<Whole, Name>;
}

/** As many of its fields as there are names. */
export function partOf<Whole extends object>(whole: Whole, names: readonly (keyof Whole)[]): Partial<Whole> {
  const part: Partial<Whole> = {};
  for (const name of names) part[name] = whole[name];
  return part;
}
