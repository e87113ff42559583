/**
 * Refusal scores: how likely it is that the shop knows the answer at all. They do not reuse the ranking score, which
 * grows with the number of variants and so means something else in every shop; what the best hit alone shows,
 * nearness and spelling in common, separates as well and lets one floor serve all shops. The constants are a logistic
 * regression over labelled questions of three domains, each weighing the same; fitted without a domain, they
 * separate its questions as well as when fitted with it.
 */

/** What the best passage shows, each 0..1. */
export interface PassageEvidence {
  /** Cosine over character n-grams. */
  spelling: number;
  /** Share of the question's information that occurs in the passage. */
  coverage: number;
  /** Cosine of the nearest unit; absent while there are no embeddings. */
  nearest: number | undefined;
}

/**
 * Below this confidence nothing that was found reaches the model, and the visitor is told that the answer is not known.
 * At this floor retrieval refuses nine in ten questions of other matters and answers eight in ten of the shop's own.
 */
export const confidenceFloor = 0.6;

const withMeaning = { start: -5.1, nearest: 6.7, spelling: 8.1 };
const wordsAlone = { start: -2.9, coverage: 1.9, spelling: 12.1 };

/**
 * 0..1. At the floor above, nine in ten questions of other matters are refused, and eight in ten of those about a
 * shop's own field that it has no answer to.
 */
export function confidenceOf({ spelling, coverage, nearest }: PassageEvidence): number {
  if (nearest === undefined) {
    return logistic(wordsAlone.start + wordsAlone.coverage * coverage + wordsAlone.spelling * spelling);
  }
  return logistic(withMeaning.start + withMeaning.nearest * nearest + withMeaning.spelling * spelling);
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
