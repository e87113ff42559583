import { type Clause, isAnchored } from './clauses.ts';
import { isMeasuring } from './implied.ts';

/** A figure without a word of its own, "(3 hours, $65)": it is of what stands before it. */
const isBare = ({ claims, words, names, isNegated }: Clause) =>
  claims.length > 0 && names.size === 0 && !isNegated && [...words].every(isMeasuring);

/** A figure that is told of nothing that was not named before it. */
export const continues = (clause: Clause, before: readonly Clause[]): boolean =>
  clause.claims.length > 0 &&
  !clause.isNegated &&
  [...clause.words].every((word) => isMeasuring(word) || before.some((it) => it.words.has(word)));

/** `money:dollar` of `money:dollar:5`. */
const kindOf = (claim: string) => claim.slice(0, claim.lastIndexOf(':'));

const kindsOf = ({ claims }: Clause) => new Set(claims.map(kindOf));

/** Of a stretch of a sentence, what is told of its thing beside what was told before: no further figure of the same kind. */
export const furtherOf = (stretch: readonly Clause[]): Clause[] =>
  stretch.filter((it, at) => {
    const before = new Set(stretch.slice(0, at).flatMap((one) => [...kindsOf(one)]));
    return at > 0 && [...kindsOf(it)].some((kind) => !before.has(kind));
  });

/** Figures of one kind that stand in a row are told of different things: "20 cm, 30 cm: $5, $9". */
const isParallel = (stretch: readonly Clause[]) => {
  const kinds = stretch.flatMap((it) => [...kindsOf(it)]);
  return new Set(kinds).size < kinds.length;
};

/** The clauses of a sentence, with those that go on about a thing beside the one that names it. */
export function stretchesOf(
  clauses: readonly Clause[],
  goesOn: (clause: Clause, before: readonly Clause[]) => boolean = isBare,
): Clause[][] {
  const stretches: Clause[][] = [];
  for (const clause of clauses) {
    const last = stretches.at(-1);
    if (last?.[0] && !isBare(last[0]) && isAnchored(clause) && goesOn(clause, last)) last.push(clause);
    else stretches.push([clause]);
  }
  return goesOn === isBare ? stretches.flatMap((it) => (isParallel(it) ? it.map((one) => [one]) : [it])) : stretches;
}
