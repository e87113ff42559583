import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

test('addresses are hidden by name, order numbers are not', () => {
  const { hide, reveal } = createVault();
  const hidden = hide(
    'I am mia@shop.example, call +1 555 010 0199. Order 732201349959, again MIA@shop.example, on 2026-11-21.',
  );
  expect(hidden).toBe('I am [email:1], call [phone:1]. Order 732201349959, again [email:1], on 2026-11-21.');
  expect(reveal('[email:1] and [phone:1]')).toBe('mia@shop.example and +1 555 010 0199');
  expect(reveal('[email:7]')).toBe('[email:7]');
});

test('a name that the visitor typed reveals nothing', () => {
  const { hide, reveal } = createVault();
  hide('mia@shop.example');
  expect(reveal(hide('send it to [email:1]'))).toBe('send it to email:1');
});

test('no e-mail address gets past, and what was hidden comes back', () => {
  const part = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  const email = fc.tuple(part, part, part).map(([a, b, c]) => `${a}@${b}.${c}`);
  const words = fc.constantFrom('mail', 'me,', 'at', 'please.', '(', 'or');
  fc.assert(
    fc.property(fc.array(fc.oneof(words, email)), (parts) => {
      const { hide, reveal } = createVault();
      const text = parts.join(' ');
      expect(hide(text)).not.toContain('@');
      expect(reveal(hide(text))).toBe(text);
    }),
  );
});

test.each([
  ['a card', 'Charge 4111 1111 1111 1111 please', 'Charge [card:1] please'],
  ['a card without blanks', 'my card 5500005555555559.', 'my card [card:1].'],
  ['an account', 'Refund to DE89 3704 0044 0532 0130 00, thanks', 'Refund to [account:1], thanks'],
  ['a street', 'I live at 12 Maple Street, Springfield', 'I live at [address:1], Springfield'],
  [
    'a street of other countries',
    'Lindenstraße 14, 10 rue de la Paix, Calle Mayor 3',
    '[address:1], [address:2], [address:3]',
  ],
  ['a card in other digits', 'card ٤١١١ ١١١١ ١١١١ ١١١١ please', 'card [card:1] please'],
  ['a card with signs that nobody sees', 'card 4111\u200b1111\u20601111\ufeff1111', 'card [card:1]'],
])('%s that a visitor typed reaches no model, and nothing turns it back', (_, text, hidden) => {
  const vault = createVault();
  expect(vault.hide(text)).toBe(hidden);
  expect(vault.reveal(hidden)).toBe(hidden);
});

test.each([
  ['letters of its language', 'write to jürgen.groß@müller.de please', 'write to [email:1] please'],
  ['no space beside it', '我的邮箱是mia@shop.example谢谢', '我的邮箱是[email:1]谢谢'],
  ['a wide sign', 'mia＠shop.example', '[email:1]'],
  ['a sign that nobody sees', 'mia\u200b@shop\u00ad.example', '[email:1]'],
  ['digits of its language', 'call +٤٩ ١٥١ ٢٣٤٥ ٦٧٨٩', 'call [phone:1]'],
])('an address or number with %s is hidden, too', (_, text, hidden) => {
  expect(createVault().hide(text)).toBe(hidden);
});

test.each([
  'Where is order 4111111111111112?',
  'Do you have 3 street maps?',
  'I take size 42 on the road',
  'The code is AB12 CDEF GHIJ KLMN',
  'delivery within 5 days, 2 drive tests',
])('what only looks like it stays: %s', (text) => {
  expect(createVault().hide(text)).toBe(text);
});
