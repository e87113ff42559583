import { expect, test } from 'vitest';
import { forgetTyped } from './forget-typed.ts';
import { carryOver, keepTyped, keptTyped } from './typed.ts';

test('what was typed is kept by its contact and its member, and nobody else finds it', () => {
  keepTyped('robin', 'newNote', 'ida', { id: 'n', text: 'Likes green' });
  expect(keptTyped('robin', 'newNote', 'ida')).toEqual({ id: 'n', text: 'Likes green' });
  expect(keptTyped('robin', 'newNote', 'eva')).toBe(null);
  expect(keptTyped('maya', 'newNote', 'ida')).toBe(null);
  keepTyped('robin', 'newNote', 'ida', null);
  expect(keptTyped('robin', 'newNote', 'ida')).toBe(null);
});

test('what was typed about a contact goes on about whom it was merged into, beside what was begun there', () => {
  keepTyped('robin', 'newNote', 'phone', { id: 'n1', text: 'By phone' });
  keepTyped('robin', 'newNote', 'ida', { id: 'n2', text: 'At home' });
  keepTyped('robin', 'details', 'phone', { phone: { value: '1234567', began: '' } });
  carryOver('robin', { id: 'ida', mergedIds: ['phone'] });
  expect(keptTyped('robin', 'newNote', 'ida')).toEqual({ id: 'n2', text: 'At home\nBy phone' });
  expect(keptTyped('robin', 'details', 'ida')).toEqual({ phone: { value: '1234567', began: '' } });
  expect(keptTyped('robin', 'newNote', 'phone')).toBe(null);
});

test('signing out leaves nothing of it behind', () => {
  keepTyped('robin', 'note', 'n', { text: 'secret' });
  forgetTyped();
  expect(keptTyped('robin', 'note', 'n')).toBe(null);
});
