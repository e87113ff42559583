import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearch, searchAnywhere, searchedThings, searchOperators } from './search-query.ts';
import { searchedStatuses, statusIn } from './searched-status.ts';

describe('a search', () => {
  it('is words, and operators that narrow it down, wherever they stand', () => {
    expect(readSearch('from:ada  where is my tag:"needs parts" refund has:files After:2026-01-31')).toEqual({
      words: 'where is my refund',
      narrowings: [
        { by: 'from', value: 'ada' },
        { by: 'tag', value: 'needs parts' },
        { by: 'has', value: 'file' },
        { by: 'after', value: '2026-01-31' },
      ],
    });
  });

  it.each([
    'before:tomorrow',
    'after:2026-02-30',
    'has:soul',
    'in:heaven',
    'from:',
    'from:""',
    'tag:"open',
    'https://from:ada',
    'afrom:ada',
    'from: ada',
    'color:blue',
  ])('takes what is no operator for words: %s', (text) => {
    expect(readSearch(text)).toEqual({ words: text, narrowings: [] });
  });

  it('loses no word, whatever else is typed', () => {
    const word = fc.stringMatching(/^[a-z0-9äß東-]{1,8}$/u);
    const narrowing = fc.oneof(
      fc.tuple(fc.constantFrom('from', 'assignee', 'tag'), word).map(([by, value]) => ({ by, value })),
      fc.constantFrom(...searchedThings).map((value) => ({ by: 'has', value })),
      fc.constantFrom(...searchedStatuses).map((value) => ({ by: 'in', value })),
      fc.constantFrom('2026-01-01', '2024-02-29').map((value) => ({ by: 'before', value })),
    );
    const piece = fc.oneof(word, narrowing);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), fc.boolean(), (pieces, quoted) => {
        const mark = quoted ? '"' : '';
        const text = pieces.map((it) => (typeof it === 'string' ? it : `${it.by}:${mark}${it.value}${mark}`)).join(' ');
        const narrowings = pieces.filter((it) => typeof it !== 'string');
        fc.pre(narrowings.length <= 8);
        expect(readSearch(text)).toEqual({
          words: pieces.filter((it) => typeof it === 'string').join(' '),
          narrowings,
        });
      }),
    );
  });

  it('says in which status it looks, and of several says the last', () => {
    expect(statusIn('refund In:Snoozed')).toBe('snoozed');
    expect(statusIn('in:open in:"resolved" in:heaven')).toBe('resolved');
    expect([statusIn('begin:open'), statusIn('in: open'), statusIn(undefined)]).toEqual(Array(3).fill(undefined));
  });

  it('looks anywhere without the status that it names, and keeps all else that was typed', () => {
    expect(searchAnywhere('refund in:snoozed tag:"needs parts" In:"spam" in:heaven')).toBe(
      'refund tag:"needs parts" in:heaven',
    );
  });

  it('is read at once, however long it is and whatever stands in it', () => {
    const hostile = fc.array(fc.constantFrom(...searchOperators.map((it) => `${it}:`), '"', ' ', 'a', ':'), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(hostile, (pieces) => {
        const { words, narrowings } = readSearch(pieces.join(''));
        expect(words.length).toBeLessThanOrEqual(pieces.join('').length);
        expect(narrowings.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});
