import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteRangeOf } from './byte-range.ts';

describe('a range of a file', () => {
  it.each([
    [undefined, null],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-400', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-400', { start: 0, end: 99 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=19-10', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['lines=1-2', null],
  ] as const)('%s', (header, range) => expect(byteRangeOf(header, 100)).toEqual(range));

  it('never leaves the file, whatever is asked for', () => {
    const part = fc.oneof(fc.constant(''), fc.nat().map(String), fc.string());
    fc.assert(
      fc.property(part, part, fc.integer({ min: 1, max: 10_000 }), (first, last, size) => {
        const range = byteRangeOf(`bytes=${first}-${last}`, size);
        if (range === null || range === 'unsatisfiable') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeLessThan(size);
        expect(range.start).toBeLessThanOrEqual(range.end);
      }),
    );
  });
});
