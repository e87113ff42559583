import { newId } from '@chatty/contract/new-id';
import { visitorName } from '@chatty/contract/visitor-name';
import { expect, test } from 'vitest';
import { callOf, contactOf } from './names.ts';

test('a contact is called by their name, else their email, else the name that is theirs alone', () => {
  const id = newId();
  expect(callOf({ id, name: 'Ada', email: 'ada@x.example' }).name).toBe('Ada');
  expect(callOf({ id, name: '', email: 'ada@x.example' }).name).toBe('ada@x.example');
  expect(callOf({ id, name: '', email: null })).toEqual(visitorName(id));
  expect(contactOf({ contactId: id, contactName: '', contactEmail: null })).toEqual(visitorName(id));
});

test('a contact keeps their color when their name becomes known', () => {
  const id = newId();
  expect(callOf({ id, name: 'Ada', email: null }).hue).toBe(visitorName(id).hue);
});
