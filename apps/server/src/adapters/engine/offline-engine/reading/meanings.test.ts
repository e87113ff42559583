import { expect, test } from 'vitest';
import { conceptsIn } from './meanings.ts';

test('a phone that is charged is neither called nor paid', () => {
  const named = conceptsIn('does it charge my phone');
  expect(named).not.toContain('phone');
  expect(named).not.toContain('cost');
  expect(conceptsIn('what is your phone number')).toContain('phone');
  expect(conceptsIn('do you charge for delivery')).toContain('cost');
});

test('what lies in a box is no parcel, and who sits down has no feathers', () => {
  expect(conceptsIn('is there a spoon in the box')).not.toContain('parcel');
  expect(conceptsIn('can two sit down on it')).not.toContain('down');
  expect(conceptsIn('a down jacket')).toContain('down');
});
