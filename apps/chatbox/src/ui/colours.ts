import { channels } from '@chatty/contract/readable-colors';

export { readableOn, readableOnWhite } from '@chatty/contract/readable-colors';

/** The colour if it is one, else the fallback. */
export const colourOr = (colour: string | undefined, fallback: string): string =>
  colour && channels(colour) ? colour : fallback;
