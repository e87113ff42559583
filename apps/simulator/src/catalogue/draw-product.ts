import { hexOf } from './colours.ts';
import { seededRandom } from './seeded-random.ts';
import { drawingOf } from './silhouettes/index.ts';
import { mix, paletteOf } from './silhouettes/palette.ts';

const backdropsForPale = ['#d5ccba', '#c3cbbd', '#c2cacd'] as const;
const paleColours = new Set(['White', 'Bone', 'Oat']);
const backdrops = ['#efe9dd', '#e6ebe3', '#e8ecee', '#f0e6dc', '#eae7ec'] as const;

/**
 * The picture of a product as a square SVG document. It depends on handle, silhouette and colour only, so it can be
 * cached for ever. The picture has no words in it.
 */
export function drawProduct(handle: string, silhouette: string, colour: string): string {
  const random = seededRandom(handle);
  const palette = paletteOf(hexOf(colour));
  const backdrop = random.pick(paleColours.has(colour) ? backdropsForPale : backdrops);
  const drawing = drawingOf(silhouette);
  if (!drawing) throw new Error(`No such silhouette: ${silhouette}`);
  const tilt = random.between(-3, 3);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800">
<defs><radialGradient id="b" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="${mix(backdrop, '#ffffff', 0.55)}"/><stop offset="1" stop-color="${backdrop}"/></radialGradient>
<radialGradient id="s"><stop offset="0" stop-color="#2a2620" stop-opacity=".28"/><stop offset="1" stop-color="#2a2620" stop-opacity="0"/></radialGradient></defs>
<rect width="400" height="400" fill="url(#b)"/><ellipse cx="200" cy="346" rx="150" ry="20" fill="url(#s)"/>
<g transform="rotate(${tilt} 200 210) translate(24 26) scale(.88)" stroke-linejoin="round">${drawing(palette)}</g></svg>`;
}
