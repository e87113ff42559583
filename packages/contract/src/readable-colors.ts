/** The least contrast that words need to be read, by WCAG 2. */
export const readableContrast = 4.5;

export const white = '#ffffff';

/** What words of the chat stand on, in its light and its dark scheme. */
export const chatPapers = { light: white, dark: '#1b1f26' } as const;

/** `#rrggbb` as three numbers from 0 to 255; null for anything else. */
export function channels(color: string): [number, number, number] | null {
  if (!/^#[\da-f]{6}$/i.test(color)) return null;
  const all = Number.parseInt(color.slice(1), 16);
  return [all >> 16, (all >> 8) & 255, all & 255];
}

/** Relative luminance of WCAG 2, from 0 (black) to 1 (white). */
function luminance(color: string): number {
  const [r, g, b] = (channels(color) ?? [0, 0, 0]).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colors by WCAG 2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The wanted text color where it can be read on the background (4.5:1), else black or white, whichever can. */
export function readableOn(background: string, wanted: string): string {
  if (channels(wanted) && contrast(background, wanted) >= 4.5) return wanted;
  return contrast(background, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
}

/** The color, darkened or lightened as far as needed to stand out from the background by this contrast (4.5:1 for text). */
export function readableAs(color: string, background: string, least = 4.5): string {
  // Whichever end is further away: what can be reached there is at least 4.5:1.
  const goal = contrast(background, '#000000') > contrast(background, '#ffffff') ? 0 : 255;
  let parts = channels(color) ?? [goal, goal, goal];
  for (;;) {
    const hex = `#${parts.map((it) => it.toString(16).padStart(2, '0')).join('')}`;
    if (contrast(hex, background) >= least || parts.every((it) => it === goal)) return hex;
    const step = (it: number) => (goal === 0 ? Math.floor(it * 0.92) : Math.ceil(it + (255 - it) * 0.08));
    parts = parts.map(step) as [number, number, number];
  }
}
