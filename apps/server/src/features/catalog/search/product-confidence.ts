/** What the products that were found show of whether the shop sells something of the kind. */
export interface ProductEvidence {
  /** Highest share of the query's information found in one product's title, 0..1. */
  titleCoverage: number;
  /** The same in all fields that say what it is: its title, type, tags and options. */
  kindCoverage: number;
  /** Cosine of the nearest title; absent while there are no embeddings. */
  nearest: number | undefined;
}

/** 0..1: a word in a description proves little, a product is called what it is in its title. */
export function productConfidenceOf({ titleCoverage, kindCoverage, nearest }: ProductEvidence): number {
  if (nearest === undefined) return titleCoverage;
  return Math.max(0, Math.min(1, 0.5 * nearest + 0.5 * kindCoverage));
}
