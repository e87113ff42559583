import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, readableOn, readableOnWhite } from './readable-colors.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((it) => `#${it.toString(16).padStart(6, '0')}`);

describe('merchant colors', () => {
  test('contrast is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test('text on the brand color can always be read', () => {
    fc.assert(fc.property(color, color, (brand, wanted) => contrast(brand, readableOn(brand, wanted)) >= 4.5));
  });

  test('a text color that can be read is kept as the merchant chose it', () => {
    expect(readableOn('#1a5c4c', '#fff5e0')).toBe('#fff5e0');
  });

  test('the brand color as text on white can always be read', () => {
    fc.assert(fc.property(color, (it) => contrast(readableOnWhite(it), '#ffffff') >= 4.5));
    expect(readableOnWhite('#1a5c4c')).toBe('#1a5c4c');
  });
});
