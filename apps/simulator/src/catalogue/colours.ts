/** The shop's colour names and how they look on screen. */
export const colourHex: Readonly<Record<string, string>> = {
  Moss: '#6b7f4e',
  Pine: '#2f5141',
  Sage: '#9caf8f',
  Slate: '#4f5d6b',
  Storm: '#6f7f8f',
  Navy: '#2b3a55',
  Lake: '#3f7387',
  Glacier: '#9fc3cf',
  Rust: '#a9512f',
  Clay: '#c27a57',
  Ochre: '#cf9a3a',
  Sand: '#d3bd96',
  Oat: '#e3d8c3',
  Bone: '#ece5d8',
  Charcoal: '#3a3c40',
  Black: '#35373b',
  Ember: '#c4432e',
  Plum: '#6b3f5b',
  Heather: '#9d8aa5',
  Walnut: '#6d4a33',
  Oak: '#b98d5a',
  Copper: '#b06a45',
  Steel: '#9aa3aa',
  White: '#f2f1ed',
};

/** The hex value of a colour name; an unknown name is a mistake in the catalogue and throws. */
export function hexOf(colour: string): string {
  const hex = colourHex[colour];
  if (!hex) throw new Error(`No such colour in the catalogue: ${colour}`);
  return hex;
}
