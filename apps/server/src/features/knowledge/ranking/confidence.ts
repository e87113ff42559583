/**
 * Refusal scores: how likely it is that the shop knows the answer at all. The ranking score already separates
 * questions with an answer from those without as well as any mix trained on top of it, so it is only laid on a
 * logistic curve, whose two constants come from labelled questions of several domains, each weighing the same.
 */

const answerable = {
  /** With embeddings: the score is words, spelling and meaning. */
  withMeaning: { start: -4.2, slope: 10.9 },
  /** Words and spelling alone. */
  lexical: { start: -2.3, slope: 19.7 },
};

/** 0..1 for the best passage's ranking score. */
export function confidenceOf(score: number, hasMeaning: boolean): number {
  return logistic(score, hasMeaning ? answerable.withMeaning : answerable.lexical);
}

export interface ProductEvidence {
  /** Highest share of the query's information found in one product's title, 0..1. */
  titleCoverage: number;
  /** Cosine of the nearest title; absent while there are no embeddings. */
  nearest: number | undefined;
}

/** 0..1: a word in a description proves little, a product is called what it is in its title. */
export function productConfidenceOf({ titleCoverage, nearest }: ProductEvidence): number {
  if (nearest === undefined) return titleCoverage;
  return Math.max(0, Math.min(1, 0.6 * nearest + 0.4 * titleCoverage));
}

function logistic(score: number, { start, slope }: { start: number; slope: number }): number {
  return 1 / (1 + Math.exp(-(start + slope * score)));
}
