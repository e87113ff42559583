import { readableAs, readableOn } from '@chatty/contract/readable-colors';

/** In whose name a mail speaks, and how it looks. */
export interface Brand {
  name: string;
  /** Behind the sign and the button, `#rrggbb`. */
  color: string;
  /** On that color. */
  onColor: string;
  /** The color as text on white. */
  ink: string;
  /** Stands beside our address as the sender; absent where the operator's own words do. */
  sender?: string;
}

const ours = '#1a5c4c';

/** Us, speaking to a shop's team. */
export const chattyBrand: Brand = { name: 'Chatty', color: ours, onColor: '#ffffff', ink: ours };

/** The shop, speaking to its visitors. A shop without a name is called by its address. */
export function brandOf(
  shop: { name: string; domain: string },
  { brandColor, textColor }: { brandColor: string; textColor: string },
): Brand {
  const name = shop.name.trim() || shop.domain;
  const onColor = readableOn(brandColor, textColor);
  return { name, color: brandColor, onColor, ink: readableAs(brandColor, '#ffffff'), sender: name };
}
