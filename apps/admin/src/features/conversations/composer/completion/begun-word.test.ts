import fc from 'fast-check';
import { expect, test } from 'vitest';
import { begunName, begunWord } from './begun-word.ts';

const at = (text: string) => begunWord(text.replace('|', ''), text.indexOf('|'));

test('a slash at the beginning of a word begins a shortcut, up to the caret', () => {
  expect(at('/|')).toEqual({ mark: '/', from: 0, to: 1, search: '' });
  expect(at('Hello\n/ret|urn')).toEqual({ mark: '/', from: 6, to: 10, search: 'ret' });
  expect(at('Hello /ré-turn_1|')?.search).toBe('ré-turn_1');
});

test('addresses, dates, paths and faces begin nothing', () => {
  for (const text of [
    '1/2|',
    'and/or|',
    'https://x|',
    '/files/a|',
    ':D|',
    ':)|',
    'a:smile|',
    '/ |',
    '/re turn|',
    '|/re',
  ])
    expect(at(text)).toBeNull();
});

test('a colon begins an emoji once two letters follow', () => {
  expect(at('Hi :s|')).toBeNull();
  expect(at('Hi :sm|')).toMatchObject({ mark: ':', search: 'sm' });
});

test('whatever is typed, a word is what stands between its mark and the caret, and its mark begins a word', () => {
  const text = fc.string({ unit: fc.constantFrom('/', ':', 'a', 'b', ' ', '\n', '-', '.'), maxLength: 60 });
  fc.assert(
    fc.property(text, fc.nat(60), (typed, caret) => {
      const word = begunWord(typed, Math.min(caret, typed.length));
      if (!word) return;
      expect(typed.slice(word.from, word.to)).toBe(word.mark + word.search);
      expect(word.from === 0 || /\s/.test(typed[word.from - 1] ?? '')).toBe(true);
      expect(/\s/.test(word.search)).toBe(false);
    }),
  );
});

test('a name begins with an @ that is no part of a word, may be of several, and ends at the line', () => {
  const named = (text: string) => begunName(text.replace('|', ''), text.indexOf('|'));
  expect(named('Hi @to|')).toEqual({ mark: '@', from: 3, to: 6, search: 'to' });
  expect(named('Hi @tom be|rg')).toMatchObject({ from: 3, search: 'tom be' });
  expect(named('@|')).toMatchObject({ search: '' });
  for (const text of ['|@tom', 'mail@to|', '@tom\nx|', '@ tom|', 'no|']) expect(named(text)).toBeNull();
});
