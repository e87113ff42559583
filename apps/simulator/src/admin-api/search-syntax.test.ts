import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSearch, type SearchFields } from './search-syntax.ts';

const order: SearchFields = {
  text: '#1001 Maya',
  name: '#1001',
  email: 'maya@example.com',
  tag: ['vip', 'new'],
  total: 50,
  created_at: '2026-05-02T10:00:00Z',
};

describe('search syntax', () => {
  test.each([
    ['', true],
    ['name:#1001', true],
    ['name:1001', true],
    ['name:"#1001" AND email:"maya@example.com"', true],
    ['name:"#1001" AND email:"other@example.com"', false],
    ['name:1002 OR email:MAYA@example.com', true],
    ['NOT name:1001', false],
    ['-tag:vip', false],
    ['tag:new maya', true],
    ['(name:1002 OR tag:vip) AND total:>=50', true],
    ['created_at:>2026-06-01', false],
    ['email:maya*', true],
    ['colour:red', false],
  ])('%s', (query, expected) => {
    expect(parseSearch(query)(order)).toBe(expected);
  });

  test('a quoted value is only ever a value, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const quoted = value.replaceAll(/[\\"]/g, '\\$&');
        expect(parseSearch(`name:"${quoted}" AND email:"maya@example.com"`)({ ...order, name: '#1' })).toBe(
          /^(1|#1|\*|#\*|#1\*|)$/.test(value) && value !== '',
        );
      }),
    );
  });

  test('no text makes it throw or hang', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('(', ')', '"', ' ', ':', 'a', '-', 'AND', 'OR', 'NOT', '\\') }),
        (query) => {
          expect(typeof parseSearch(query)(order)).toBe('boolean');
        },
      ),
    );
  });
});
