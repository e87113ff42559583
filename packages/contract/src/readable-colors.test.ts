import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, readableAs, readableOn } from './readable-colors.ts';

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

  test('any color can be read as text on any background', () => {
    fc.assert(fc.property(color, color, (it, ground) => contrast(readableAs(it, ground), ground) >= 4.5));
    expect(readableAs('#1a5c4c', '#ffffff')).toBe('#1a5c4c');
  });

  test('a color stands out from its background as far as asked, and is kept where it does', () => {
    fc.assert(fc.property(color, color, (it, ground) => contrast(readableAs(it, ground, 2), ground) >= 2));
    expect(readableAs('#777777', '#ffffff', 2)).toBe('#777777');
  });
});
