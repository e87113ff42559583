import { popupSettings } from '@chatty/contract/settings/popups/popup-rules';

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

/** Fields that are saved part by part: who changes one part is not in the way of who changes another. */
const inParts: readonly PropertyKey[] = ['contactMethod', 'aiAssistantSettings', ...Object.values(popupSettings)];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The versions of a field that is changed part by part; null for every other. */
function partsOf<Draft extends object>(versions: Versions<Draft>, it: keyof Draft): Versions<object> | null {
  const [base, theirs, mine] = [versions.base[it], versions.theirs[it], versions.mine[it]];
  return inParts.includes(it) && isObject(base) && isObject(theirs) && isObject(mine) ? { base, theirs, mine } : null;
}

/**
 * True when a field is typed here, and somebody else has changed it to something else meanwhile; where it has parts, when
 * that is so of one of them.
 */
export function isInConflict<Draft extends object>(versions: Versions<Draft>, it: keyof Draft): boolean {
  const { base, theirs, mine } = versions;
  if (isSame(mine[it], base[it]) || isSame(theirs[it], base[it]) || isSame(theirs[it], mine[it])) return false;
  const parts = partsOf(versions, it);
  return parts === null || fieldsOf(parts.mine).some((part) => isInConflict(parts, part));
}

/**
 * A field once it is decided whose version of it counts. Of one that has parts only those are meant that both changed:
 * the others are as whoever changed them left them.
 */
export function decided<Draft extends object, Name extends keyof Draft>(
  versions: Versions<Draft>,
  it: Name,
  whose: 'mine' | 'theirs',
): Draft[Name] {
  const parts = partsOf(versions, it);
  if (!parts) return versions[whose][it];
  const { base, theirs, mine } = parts;
  const changed = fieldsOf(mine).filter((part) => !isSame(mine[part], base[part]));
  const counts = changed.filter((part) => whose === 'mine' || !isInConflict(parts, part));
  return Object.assign({}, theirs, partOf(mine, counts)) as Draft[Name];
}

export interface Followed<Draft extends object> {
  base: Draft;
  /** The fields that nobody has touched here, as they are saved now; of those with parts, the parts. */
  follows: Partial<Draft>;
}

/**
 * What a draft takes over of another's change: every field that nobody touched here. A field that both changed alike is
 * settled; one that both changed otherwise stays as it is typed, and is a conflict until somebody decides.
 */
export function followTheirs<Draft extends object>(versions: Versions<Draft>): Followed<Draft> {
  const { base, theirs, mine } = versions;
  const settled = fieldsOf(mine).filter((it) => !isInConflict(versions, it) && !isSame(theirs[it], base[it]));
  const follows: Partial<Draft> = {};
  for (const it of settled) if (!isSame(theirs[it], mine[it])) follows[it] = decided(versions, it, 'theirs');
  return { base: { ...base, ...partOf(theirs, settled) }, follows };
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
