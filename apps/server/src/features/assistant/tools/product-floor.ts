/**
 * Products may be shown a little sooner: a card shows what it is, and "waterproof" often stands in no title. Nothing is
 * said about them that the store does not say.
 */
export const productFloor = 0.45;
