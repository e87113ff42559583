import type { Silhouette } from './silhouettes/index.ts';

export interface Material {
  name: string;
  /** One sentence on what the material is good for. */
  about: string;
  /** One sentence on how to look after it. */
  care: string;
}

/** A quantity that differs from product to product, written into sentences as {name}. */
export type Quantity = readonly [low: number, high: number, step: number];

/** Everything that products of one kind have in common; the generator makes the single products from it. */
export interface Family {
  noun: string;
  productType: string;
  collections: readonly string[];
  silhouette: Silhouette;
  materials: readonly Material[];
  colours: readonly string[];
  /** The option beside colour, if there is one. */
  option?: { name: string; values: readonly string[]; centsPerStep?: number };
  priceDollars: readonly [number, number];
  weightGrams: readonly [number, number];
  quantities?: Readonly<Record<string, Quantity>>;
  /** Words that may stand before the noun ("3-Season Tent"). */
  variations?: readonly string[];
  openings: readonly string[];
  features: readonly string[];
  /** Fit or dimensions. */
  measure: readonly string[];
  warrantyYears: number;
  tags: readonly string[];
}
