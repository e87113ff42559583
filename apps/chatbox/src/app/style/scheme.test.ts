// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { channels, contrast } from '@chatty/contract/readable-colors';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merchantColors } from './scheme.ts';

const css = readFileSync(join(import.meta.dirname, 'schemes.css'), 'utf8');
const tokensOf = (selector: string) => {
  const block = css.slice(css.indexOf(`\n${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]));
};
const color = fc.integer({ min: 0, max: 0xffffff }).map((it) => `#${it.toString(16).padStart(6, '0')}`);

/** As `color-mix` does: this part of the second color in the first. */
const mixed = (first: string, second: string, part: number) => {
  const [a, b] = [channels(first) ?? [0, 0, 0], channels(second === '#fff' ? '#ffffff' : '#000000') ?? [0, 0, 0]];
  const parts = a.map((it, at) => Math.round(it * (1 - part) + (b[at] ?? 0) * part));
  return `#${parts.map((it) => it.toString(16).padStart(2, '0')).join('')}`;
};

describe.each([
  ['light', '.chat'],
  ['dark', '.chat-dark'],
] as const)('the %s scheme', (scheme, selector) => {
  const tokens = tokensOf(selector);
  const of = (name: string) => tokens[name] ?? '';

  test('has every word readable on everything that it may stand on', () => {
    for (const ink of ['ink', 'soft', 'bad', 'good', 'few'])
      for (const ground of ['paper', 'ground', 'hover', 'fill'])
        expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const [ink, ground] of [
      ['hint', 'paper'],
      ['on-note', 'note'],
      ['on-done', 'done'],
      ['on-face', 'face'],
    ] as const)
      expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  test('has icons and dots that can be seen', () => {
    for (const ground of ['paper', 'fill']) expect(contrast(of('quiet'), of(ground)), ground).toBeGreaterThanOrEqual(3);
  });

  test('draws any colors of a merchant so that everybody can read what stands there', () => {
    fc.assert(
      fc.property(color, color, color, (brandColor, textColor, actionColor) => {
        const drawn = merchantColors({ brandColor, textColor, actionColor }, scheme);
        const at = (name: string) => drawn[`--${name}`] ?? '';
        expect(contrast(at('on-brand'), brandColor)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(at('on-action'), at('action'))).toBeGreaterThanOrEqual(4.5);
        // The gradient of the header and a button under the pointer are still deeper, never paler.
        const [brandEnd, pressed] = [
          mixed(brandColor, at('deeper'), 0.2),
          mixed(at('action'), at('deeper-action'), 0.14),
        ];
        expect(contrast(at('on-brand'), brandEnd)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(at('on-action'), pressed)).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['paper', 'ground', 'hover', 'fill'])
          expect(contrast(at('action-ink'), of(ground))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(at('action'), of('paper'))).toBeGreaterThanOrEqual(1.25);
      }),
    );
  });
});

test('both schemes name the same colors', () => {
  expect(Object.keys(tokensOf('.chat-dark'))).toEqual(Object.keys(tokensOf('.chat')));
});
