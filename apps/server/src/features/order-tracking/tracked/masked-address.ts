import type { StoreOrder } from '../../../ports/commerce.ts';

/** A word by its first sign. */
const begun = (word: string): string => {
  const [first] = [...new Intl.Segmenter().segment(word)];
  return first ? `${first.segment.toLocaleUpperCase('en-US')}.` : '';
};

/** Half of a postal code, and never more than three signs of it. */
const maskedZip = (zip: string): string => {
  const signs = [...zip.trim()];
  const kept = Math.min(3, Math.floor(signs.length / 2));
  return signs.length === 0 ? '' : `${signs.slice(0, kept).join('')}•••`;
};

/** Where an order goes, told so that its owner knows the place and nobody finds it. Null where it goes nowhere. */
export function maskedAddress(shipTo: StoreOrder['shipTo']): string | null {
  if (!shipTo) return null;
  const initials = shipTo.name.split(/\s+/).filter(Boolean).slice(0, 3).map(begun).join(' ');
  const place = [shipTo.city, [shipTo.region, maskedZip(shipTo.zip)].filter(Boolean).join(' '), shipTo.country];
  return [initials, ...place].filter(Boolean).join(', ') || null;
}
