/** The four tones a picture is drawn in. */
export interface Palette {
  main: string;
  dark: string;
  light: string;
  ink: string;
}

/** Draws one kind of product, centred in a 400 by 400 box. */
export type Drawing = (palette: Palette) => string;

/** Tones that belong to one hex colour. */
export function paletteOf(hex: string): Palette {
  return {
    main: hex,
    dark: mix(hex, '#1c1a17', 0.32),
    light: mix(hex, '#ffffff', 0.38),
    ink: mix(hex, '#1c1a17', 0.62),
  };
}

/** Mixes two hex colours; `share` is how much of the second one is in it (0 to 1). */
export function mix(first: string, second: string, share: number): string {
  const channel = (hex: string, index: number): number => Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16);
  return `#${[0, 1, 2]
    .map((index) => Math.round(channel(first, index) * (1 - share) + channel(second, index) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
