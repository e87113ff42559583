import { texts } from '#texts/palette.ts';

export const isApple = /Mac|iP/.test(navigator.platform);

/** What opens the palette, in words. */
export const paletteKey = texts.keys(isApple);
