import { readFileSync } from 'node:fs';
import { visitorHues } from '@chatty/contract/visitor-name';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tints.css', import.meta.url), 'utf8');

/** How bright a color is, as WCAG 2 counts it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

const pairs = [...visitorHues.map((it) => `tint-${it.toLowerCase()}`), 'mark'];

test.each(
  css
    .split('}')
    .slice(0, 2)
    .map((block, at) => [at === 0 ? 'light' : 'dark', block] as const),
)('every hue of a visitor has a picture that can be read, %s', (_, block) => {
  for (const pair of pairs) {
    const [paper, ink] = ['paper', 'ink'].map(
      (part) => new RegExp(`--${pair}-${part}: (#[0-9a-f]{6})`).exec(block)?.[1],
    );
    expect(contrast(paper ?? '', ink ?? ''), pair).toBeGreaterThan(4.5);
  }
});
