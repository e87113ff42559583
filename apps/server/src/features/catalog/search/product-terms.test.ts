import { describe, expect, test } from 'vitest';
import { productTermsOf, splitTitle } from './product-terms.ts';

describe('product terms', () => {
  test('a model name is found in parts and in one piece', () => {
    expect(productTermsOf('Inka TN-2110/B toner')).toEqual(['inka', 'tn', '2110', 'b', 'toner', 'tn2110b']);
    expect(productTermsOf('T-shirt')).toEqual(['t', 'shirt']);
  });

  test.each([
    ['Leather laptop bag', 'Leather laptop bag', 'bag', ''],
    ['Steel lock for laptop', 'Steel lock', 'lock', ' for laptop'],
    ['Desk lamp, black', 'Desk lamp, black', 'lamp', ''],
    ['Desk lamp - black with cable', 'Desk lamp - black', 'lamp', ' with cable'],
    ['For women', 'For women', 'women', ''],
    ['', '', '', ''],
  ])('"%s" is %s, of the kind %s', (title, product, head, companion) => {
    expect(splitTitle(title)).toEqual({ product, head, companion });
  });
});
