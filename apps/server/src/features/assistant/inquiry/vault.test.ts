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
