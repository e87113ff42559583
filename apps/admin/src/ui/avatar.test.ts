import { expect, test } from 'vitest';
import { initialsOf } from './avatar.tsx';

test('initials are letters or digits of words, never a sign between them', () => {
  expect(initialsOf('Juniper & Pine')).toBe('JP');
  expect(initialsOf('Amber Heron')).toBe('AH');
  expect(initialsOf(' (Åsa) öberg-Lind x')).toBe('ÅÖ');
  expect(initialsOf('4 Seasons')).toBe('4S');
  expect(initialsOf('& …')).toBe('');
});
