/** A field by its path, and where its name does not stand in the test: what of the test is about it, such as its control. */
type Field = string | readonly [path: string, by: string];

/** What a test proves of fields: that an admin, or a save call, changes them, and that their effect is seen. */
export interface Proof {
  file: string;
  /** The title as it stands in the file. */
  test: string;
  sets?: readonly Field[];
  sees?: readonly Field[];
  both?: readonly Field[];
}

/** Fields within another, by their paths. */
export const inParts = (top: string, names: readonly string[]): string[] => names.map((it) => `${top}.${it}`);
