import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, plainTextOf } from './excerpt-of.ts';

describe('the excerpt of a rich text', () => {
  it('is its words in one line, blocks parted', () => {
    const html = '<h2>Returns</h2><p>Within&nbsp;<b>30</b> days</p><ul><li>free</li><li>easy</li></ul>';
    expect(excerptOf(html, 200)).toBe('Returns Within 30 days free easy');
  });

  it('shows signs, not entities', () => {
    expect(excerptOf('<p>a &lt; b &amp;&amp; &quot;c&quot; &amp;lt;</p>', 99)).toBe('a < b && "c" &lt;');
  });

  it('leaves out what is not text', () => {
    expect(excerptOf('<p>a</p><script>alert(1)</script><style>b</style><iframe src=x>c</iframe>', 99)).toBe('a');
  });

  it('is cut between words', () => {
    expect(excerptOf('<p>Delivery takes three to five days</p>', 16)).toBe('Delivery takes…');
    expect(excerptOf('<p>Donaudampfschifffahrt</p>', 8)).toBe('Donauda…');
  });

  it('never exceeds its length and never splits a sign', () => {
    const words = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('👩🏽‍🚀', '<p>', '&amp;', ' ')));
    fc.assert(
      fc.property(words, fc.integer({ min: 2, max: 40 }), (them, max) => {
        const cut = excerptOf(them.join(''), max);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(cut.isWellFormed() || !plainTextOf(them.join('')).isWellFormed()).toBe(true);
      }),
    );
  });
});
