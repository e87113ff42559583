import { messageMaxChars } from '@chatty/contract/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claimsIn, numberOf } from './claims.ts';

const keys = (text: string) => claimsIn(text).map((it) => `${it.kind}:${it.value}`);

test.each([
  ['It costs $24.00', ['money:dollar:24']],
  ['It costs 24 dollars', ['money:dollar:24']],
  ['It costs twenty-four dollars', ['money:dollar:24']],
  ['24,00 € now', ['money:euro:24']],
  ['USD 1,299.50', ['money:dollar:1299.5']],
  ['between $10 and $20', ['money:dollar:10', 'money:dollar:20']],
  ['50% off', ['percent:50']],
  ['fifty percent off', ['percent:50']],
  ['５０％ off', ['percent:50']],
  ['Returns within 30 days', ['measure:day:30']],
  ['a 30-day return window', ['measure:day:30']],
  ['3-5 business days', ['measure:workday:3', 'measure:workday:5']],
  ['in two weeks', ['measure:week:2']],
  ['on 5 May 2026', ['date:2026-05-05']],
  ['on May 5th', ['date:05-05']],
  ['by Monday or tomorrow', ['date:monday', 'date:tomorrow']],
  ['use code SAVE10', ['code:SAVE10']],
  ['use code welcome10 today', ['date:today', 'code:WELCOME10']],
  ['the code is FRIENDS', ['code:FRIENDS']],
  ['IPX7: survives a bath', ['measure:standard:IPX7']],
  ['use code IPX7', ['code:IPX7']],
  ['see https://www.Shop.example/returns.', ['address:shop.example/returns']],
  ['see [here](/pages/returns)', ['address:/pages/returns']],
  ['visit evil dot com', ['address:evil.com']],
  ['write to Help@Shop.example', ['address:help@shop.example']],
  ['call +1 (555) 010-0199', ['phone:15550100199']],
  ['1. Open the page\n2. Press send', []],
  ['There are two ways, and one of them is best', []],
  ['٣٠ days', ['measure:day:30']],
])('%s', (text, expected) => {
  expect(keys(text)).toEqual(expected);
});

test('every digit of a text belongs to a claim', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.integer({ min: 0, max: 99_999 }).map(String),
          fc.constantFrom('€', '%', ' days', ' off ', '$', ', ', ' a ', '-', '.'),
        ),
      ),
      (parts) => {
        const text = `x ${parts.join('')}`;
        const rest = claimsIn(text).reduce((left, claim) => left.replace(claim.text, ' '), text);
        expect(rest).not.toMatch(/\d/);
      },
    ),
  );
});

test('thousands and decimals are read alike however they are written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
      const decimals = String(cents).padStart(2, '0');
      const english = `${whole.toLocaleString('en-US')}.${decimals}`;
      const german = `${whole.toLocaleString('de-DE')},${decimals}`;
      expect(numberOf(english)).toBe(numberOf(german));
      expect(numberOf(english)).toBe(String(Number(`${whole}.${decimals}`)));
    }),
  );
});

test('reading the longest message takes no time, however hostile', () => {
  const start = performance.now();
  for (const piece of ['1,', 'a.', '- ', '( ', '1 ', 'dot ', '@a', 'twenty ', 'w-']) {
    claimsIn(piece.repeat(messageMaxChars / piece.length));
  }
  expect(performance.now() - start).toBeLessThan(2_000);
});
