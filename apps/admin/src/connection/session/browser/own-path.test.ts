import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

const origin = 'https://chatty.example';

test('a path of the app stays as it is', () => {
  for (const path of ['/', '/inbox/1?x=1#a', '/faqs/faqPage', '/settings/detail/notifications'])
    expect(ownPath(path, origin)).toBe(path);
});

test('no other place can be named', () => {
  for (const value of [
    '',
    null,
    7,
    'inbox',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    ' /inbox',
  ])
    expect(ownPath(value, origin), String(value)).toBe('/');
});

test('wherever it leads, it is here', () => {
  const sign = fc.constantFrom(...'/ \\ . : @ ? # %2f .. https evil.example'.split(' '), ' ', '\t', '\n');
  const near = fc.array(sign).map((it) => it.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.string(), near), (text) => {
      const path = ownPath(text, origin);
      return path.startsWith('/') && !path.startsWith('//') && new URL(path, origin).origin === origin;
    }),
    { numRuns: 500 },
  );
});
