import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

const contact = {
  id: 'a',
  name: '',
  email: null,
  emailFrom: null,
  phone: null,
  customerId: null,
  locale: 'en',
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: '2026-01-05T00:00:00.000Z',
  blockedAt: null,
  blockedReason: '',
  tagIds: [],
  fieldValues: {},
  orderCount: null,
  spent: null,
  subscribedAt: '2026-01-03T00:00:00.000Z',
  online: false,
  place: null,
  cart: null,
  conversationCount: 0,
  preChat: {
    answers: [],
    answeredAt: '2026-01-02T00:00:00.000Z',
    consents: [{ text: 'Yes', link: '', at: '2026-01-02T00:00:00.000Z' }],
  },
  merged: [
    {
      id: 'c2',
      name: '',
      email: 'ida@shop.example',
      mergedAt: '2026-01-04T00:00:00.000Z',
      mergedBy: 'Maya Lind',
    },
  ],
};

test('what happened with a contact stands in its order, the latest first', () => {
  const note = { id: 'n', contactId: 'a', text: 'VIP', authorId: 'm', authorName: 'Maya Lind', editedAt: null };
  const moments = timelineOf(contact, [], [], [{ ...note, createdAt: '2026-01-06T00:00:00.000Z' }]);
  expect(moments.map((it) => it.at.slice(8, 10))).toEqual(['06', '04', '03', '02', '02', '01']);
  expect(moments[0]?.what).toBe('Maya Lind added a note');
});

test('a consent that was taken back stands there with its end, and one that was given anew stands there once', () => {
  const consent = { email: 'ida@shop.example', consentText: 'Yes', page: '/', inStore: 'yes' as const };
  const withdrawn = { at: '2026-01-02T12:00:00.000Z', by: 'Maya Lind', reason: '' };
  const moments = timelineOf(
    contact,
    [],
    [],
    [],
    [
      { ...consent, id: 'first', consentedAt: '2026-01-02T06:00:00.000Z', withdrawn },
      { ...consent, id: 'second', consentedAt: contact.subscribedAt, withdrawn: null },
    ],
  );
  expect(
    moments.flatMap((it) => (it.key.startsWith('newsletter') || it.key.startsWith('withdrawn') ? it.what : [])),
  ).toEqual([
    'Subscribed to the newsletter',
    'Newsletter consent withdrawn by Maya Lind',
    'Subscribed to the newsletter',
  ]);
});
