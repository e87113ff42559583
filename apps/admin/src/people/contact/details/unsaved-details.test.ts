import { expect, test } from 'vitest';
import { changedMeanwhile, changesOf, remainingOf, withField } from './unsaved-details.ts';

const ida = { name: 'Ida', email: 'ida@x.example', phone: null };

test('only what was changed is saved, with what was known of it', () => {
  const typed = withField({}, ida, 'phone', ' +47 123 45 678 ');
  expect(changesOf(typed, ida)).toEqual({ body: { phone: '+47 123 45 678' }, was: { phone: '' }, isEmpty: false });
  expect(changesOf(withField(typed, ida, 'phone', ''), ida).isEmpty).toBe(true);
  expect(changesOf(withField({}, ida, 'email', ' IDA@x.example'), ida).isEmpty).toBe(true);
  expect(changesOf(withField({}, ida, 'email', ''), ida).body).toEqual({ email: '' });
});

test('what somebody else wrote meanwhile is a conflict only where both wrote, and something else', () => {
  const typed = withField(withField({}, ida, 'name', 'Ida M'), ida, 'phone', '1234567');
  expect(changedMeanwhile(typed, ida)).toEqual([]);
  expect(changedMeanwhile(typed, { ...ida, email: 'new@x.example' })).toEqual([]);
  expect(changedMeanwhile(typed, { ...ida, name: 'Ida M' })).toEqual([]);
  expect(changedMeanwhile(typed, { ...ida, name: 'Ida Moss' })).toEqual(['name']);
});

test('what is typed while it is being saved stays', () => {
  const sent = withField({}, ida, 'name', 'Ida M');
  expect(remainingOf(sent, sent)).toBe(null);
  const more = withField(withField(sent, ida, 'name', 'Ida Moss'), ida, 'phone', '1234567');
  expect(Object.keys(remainingOf(more, sent) ?? {})).toEqual(['name', 'phone']);
});
