/** Turns text into unit-length vectors whose dot product says how near two meanings are. */
export interface Embedder {
  /** Names the model: vectors of different ids must never be compared. */
  readonly id: string;
  readonly dimensions: number;
  /** One vector for each text, in order. Throws `Unreachable` (try later) or `Refused` (final). */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
}
