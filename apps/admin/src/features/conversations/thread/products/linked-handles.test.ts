import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkedHandles, mostLinked } from './linked-handles.ts';

const hosts = new Set(['shop.example', 'shop.myshopify.com', 'localhost:4000']);
const handles = (text: string) => linkedHandles(text, hosts);

describe('the products to which a message links', () => {
  it('are found in the store’s addresses of every kind, each once', () => {
    expect(handles('This one? https://shop.example/products/trail-mug')).toEqual(['trail-mug']);
    expect(handles('(https://shop.example/products/trail-mug).')).toEqual(['trail-mug']);
    expect(handles('https://shop.example/fr/collections/cups/products/Trail-Mug?variant=12#more')).toEqual([
      'trail-mug',
    ]);
    expect(handles('https://shop.myshopify.com/products/a http://localhost:4000/store/products/b')).toEqual(['a', 'b']);
    expect(handles('https://shop.example/products/a and https://shop.example/products/a/')).toEqual(['a']);
    expect(handles('https://shop.example/products/%C3%A9toile')).toEqual(['étoile']);
  });

  it('are never taken from another site, however its address looks', () => {
    for (const text of [
      'https://other.example/products/trail-mug',
      'https://shop.example@other.example/products/trail-mug',
      'https://shop.example:8080/products/trail-mug',
      'https://other.example/?to=https://shop.example/products/trail-mug',
      'https://shop.example.other.example/products/trail-mug',
      'javascript:https://shop.example/products/trail-mug'.replace('https', 'ftp'),
      '/products/trail-mug',
      'https://shop.example/products/',
      'https://shop.example/products/%E0%A4%A',
    ])
      expect(handles(text), text).toEqual([]);
  });

  it('are few, whatever a message holds', () => {
    const link = fc.string().map((it) => `https://shop.example/products/${it}`);
    fc.assert(
      fc.property(fc.array(fc.oneof(link, fc.string(), fc.webUrl())), (words) => {
        const found = handles(words.join(' '));
        expect(found.length).toBeLessThanOrEqual(mostLinked);
        expect(found.every((it) => /^[\p{L}\p{N}_-]+$/u.test(it))).toBe(true);
      }),
    );
  });
});
