import { contactMethods } from '@chatty/contract/settings/options';
import { ShopSettings } from '@chatty/contract/settings/shop-settings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactWrong, moved, sayContacts, withEntry } from './contact-draft.ts';

const draft = ShopSettings.parse({
  contactMethod: {
    email: { active: true, value: 'help@alpine.example', title: 'Write to us' },
    sms: { active: true, value: '12', title: '' },
    line: { active: false, value: 'unfinished', title: '' },
  },
  defaultContactMethod: 'email',
});

test('every order holds every method once, wherever one is moved', () => {
  fc.assert(
    fc.property(fc.constantFrom(...contactMethods), fc.integer({ min: -2, max: 12 }), (method, to) => {
      const order = moved(contactMethods, method, to);
      expect(order.toSorted()).toEqual(contactMethods.toSorted());
      expect(order.indexOf(method)).toBe(to >= 0 && to < order.length ? to : contactMethods.indexOf(method));
      expect(order.filter((it) => it !== method)).toEqual(contactMethods.filter((it) => it !== method));
    }),
  );
});

test('the chat comes first again when the default method goes off, and nothing that was typed is lost', () => {
  const off = withEntry(draft, 'email', { active: false });
  expect(off.defaultContactMethod).toBe('liveChat');
  expect(off.contactMethod?.email).toEqual({ active: false, value: 'help@alpine.example', title: 'Write to us' });
  expect(withEntry(draft, 'sms', { active: false })).not.toHaveProperty('defaultContactMethod');
});

test('only methods that are on stand in the way of saving', () => {
  expect(contactWrong(draft)).toEqual({ contactMethod: 'Phone number is invalid' });
  const settled = { ...draft, ...withEntry(draft, 'sms', { value: '+15550109999' }) };
  expect(contactWrong(settled)).toEqual({});
  expect(contactWrong({ ...settled, defaultContactMethod: 'line' })).toEqual({
    defaultContactMethod: 'Switch this method on first',
  });
});

test('what two members changed reads as they know it', () => {
  expect(sayContacts('contactMethod', draft.contactMethod)).toBe(
    'Email: help@alpine.example · Write to us\nText message: 12',
  );
  expect(sayContacts('defaultContactMethod', 'liveChat')).toBe('Live chat');
  expect(sayContacts('contactMethodOrder', ['sms', 'line'])).toBe('Text message, LINE');
  expect(sayContacts('isEnableCustomZalo', true)).toBeUndefined();
});
