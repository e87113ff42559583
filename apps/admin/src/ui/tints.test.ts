import { readFileSync } from 'node:fs';
import { visitorHues } from '@chatty/contract/visitor-name';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./global.css', import.meta.url), 'utf8');
const dark = css.indexOf('data-mantine-color-scheme="dark"');

/** How bright a color is, as WCAG 2 counts it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((it) => (it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}

const pairs = [
  ...visitorHues.map((it) => [`tint-${it.toLowerCase()}`, `tint-${it.toLowerCase()}-ink`] as const),
  ['mark', 'ink'] as const,
];

test.each([
  ['light', css.slice(0, dark)],
  ['dark', css.slice(dark)],
])('the picture of a visitor of every hue, and what a search marked, can be read, %s', (_, tokens) => {
  const colorOf = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? '';
  for (const [paper, ink] of pairs) expect(contrast(colorOf(paper), colorOf(ink)), paper).toBeGreaterThan(4.5);
});
