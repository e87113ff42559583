/**
 * Refusal scores: how likely it is that the shop knows the answer at all. They do not reuse the ranking score, which
 * grows with the number of variants and so means something else in every shop. The constants are a logistic regression
 * over labelled questions of three domains and visitors' turns in five shops, each set weighing the same. What is near in one
 * shop is far in another, so that each has its own zero: how near questions come that have nothing to do with any shop
 * (`general-questions.ts`).
 */

/** What the best passage shows, each 0..1. */
export interface PassageEvidence {
  /** Cosine over character n-grams. */
  spelling: number;
  /** Share of the question's information that occurs in the passage. */
  coverage: number;
  /** Share of the question's matters that the passage names. */
  matters: number;
  /** Share of those matters of the question that tell what is asked, and that the passage names; 0 without any. */
  told: number;
  /** Cosine of the nearest unit; absent while there are no embeddings. */
  nearest: number | undefined;
  /** Cosine of the whole; 0 without embeddings. */
  whole: number;
}

/**
 * Below this confidence nothing that was found reaches the model, and the visitor is told that the answer is not known.
 * At this floor nine in ten questions of other matters are refused in every shop.
 */
export const confidenceFloor = 0.6;

/** The share of general questions that stays below the floor: they are somewhat farther from any shop than what is asked. */
export const refusedShare = 0.92;

const withMeaning = { nearest: 4.3, whole: 3, spelling: 0.9, coverage: 1.6, matters: 0.3, told: 1 };
const wordsAlone = { nearest: 0, whole: 0, spelling: 8, coverage: 2.1, matters: 0.8, told: 0.8 };

/** Where the floor is in a shop that has not been calibrated: that of a shop with some wordings for each question. */
export const usualNearness = { withMeaning: 2.8, wordsAlone: 2.7 };

/** How near the best passage comes; its zero is another in every shop. */
export function nearnessOf({ spelling, coverage, matters, told, nearest, whole }: PassageEvidence): number {
  const weights = nearest === undefined ? wordsAlone : withMeaning;
  return (
    weights.nearest * (nearest ?? 0) +
    weights.whole * whole +
    weights.spelling * spelling +
    weights.coverage * coverage +
    weights.matters * matters +
    weights.told * told
  );
}

/** 0..1; the floor where a passage comes nearer than general questions do, but for few. */
export const confidenceOf = (nearness: number, nearnessAtFloor: number): number =>
  logistic(nearness - nearnessAtFloor + Math.log(confidenceFloor / (1 - confidenceFloor)));

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
