/** One question put to a system: where the right answer stood (0 = first, -1 = not found) and how sure it was. */
export interface Asked {
  answerable: boolean;
  rank: number;
  confidence: number;
}

export interface FaqMeasures {
  recallAt1: number;
  recallAt3: number;
  reciprocalRank: number;
  refusal: number;
  /** The lowest confidence above which at most a tenth of the unanswerable questions stands. */
  floor: number;
  atFloor: Outcome;
  /** The same at the product's own floor. */
  atOwnFloor: Outcome;
}

/** What a visitor meets when answers are given only above a floor. */
export interface Outcome {
  refusedOutOfScope: number;
  answeredInScope: number;
  rightOfAnswered: number;
}

export function measureFaqs(asked: readonly Asked[], ownFloor: number): FaqMeasures {
  const inScope = asked.filter((question) => question.answerable);
  const outOfScope = asked.filter((question) => !question.answerable).map((question) => question.confidence);
  const floor = nearestRank(outOfScope, 0.9);
  return {
    recallAt1: share(inScope, ({ rank }) => rank === 0),
    recallAt3: share(inScope, ({ rank }) => rank >= 0 && rank < 3),
    reciprocalRank: mean(inScope.map(({ rank }) => (rank >= 0 && rank < 10 ? 1 / (rank + 1) : 0))),
    refusal: separation(
      inScope.map((question) => question.confidence),
      outOfScope,
    ),
    floor,
    atFloor: outcomeAt(asked, ({ confidence }) => confidence > floor),
    atOwnFloor: outcomeAt(asked, ({ confidence }) => confidence >= ownFloor),
  };
}

function outcomeAt(asked: readonly Asked[], isAnswered: (question: Asked) => boolean): Outcome {
  const inScope = asked.filter((question) => question.answerable);
  return {
    refusedOutOfScope: share(
      asked.filter((question) => !question.answerable),
      (question) => !isAnswered(question),
    ),
    answeredInScope: share(inScope, isAnswered),
    rightOfAnswered: share(inScope.filter(isAnswered), ({ rank }) => rank === 0),
  };
}

/** One product query: the ratings (0-3) of what was found, best first, and all ratings known for the query. */
export interface Shopped {
  answerable: boolean;
  found: readonly number[];
  rated: readonly number[];
  confidence: number;
}

export interface ProductMeasures {
  recallAt1: number;
  recallAt10: number;
  reciprocalRank: number;
  gain: number;
  refusal: number;
}

const relevantFrom = 2;

/**
 * Recall at k is the share of relevant products found among the most that k places can hold; gain is nDCG@10 with
 * 2^rating - 1, products nobody rated counting as not relevant.
 */
export function measureProducts(shopped: readonly Shopped[]): ProductMeasures {
  const answerable = shopped.filter((query) => query.answerable);
  const recallAt = (k: number) =>
    mean(
      answerable.map(({ found, rated }) => {
        const reachable = Math.min(k, rated.filter((rating) => rating >= relevantFrom).length);
        return found.slice(0, k).filter((rating) => rating >= relevantFrom).length / Math.max(1, reachable);
      }),
    );
  return {
    recallAt1: recallAt(1),
    recallAt10: recallAt(10),
    reciprocalRank: mean(
      answerable.map(({ found }) => {
        const at = found.slice(0, 10).findIndex((rating) => rating >= relevantFrom);
        return at < 0 ? 0 : 1 / (at + 1);
      }),
    ),
    gain: mean(
      answerable.map(({ found, rated }) => {
        const best = cumulatedGain([...rated].sort((a, b) => b - a));
        return best === 0 ? 0 : cumulatedGain(found) / best;
      }),
    ),
    refusal: separation(
      answerable.map((query) => query.confidence),
      shopped.filter((query) => !query.answerable).map((query) => query.confidence),
    ),
  };
}

/** The value below which `portion` of the numbers lies; 0 when there are none. */
export function nearestRank(numbers: readonly number[], portion: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * portion) - 1)] ?? 0;
}

/** Area under the ROC curve: how often a random positive scores above a random negative. */
function separation(positives: readonly number[], negatives: readonly number[]): number {
  let won = 0;
  for (const positive of positives) {
    for (const negative of negatives) won += positive > negative ? 1 : positive === negative ? 0.5 : 0;
  }
  return won / Math.max(1, positives.length * negatives.length);
}

function cumulatedGain(ratings: readonly number[]): number {
  return ratings.slice(0, 10).reduce((sum, rating, i) => sum + (2 ** rating - 1) / Math.log2(i + 2), 0);
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length / Math.max(1, items.length);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
