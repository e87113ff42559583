// @vitest-environment happy-dom
import { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { VisitorWidget } from '@chatty/contract/widget';
import { beforeEach, expect, test } from 'vitest';
import { createKept } from '../../../app/kept.ts';
import type { Session } from '../../../app/state.ts';
import { answerOf, asksOf, begunPreChat, keepBegun, wantedFields } from './asks.ts';

const own = {
  isEnableAIAssistant: true,
  isBranded: true,
  botName: 'Chatty AI',
  welcomeMessage: 'Hello!',
  quickReplies: [],
};
const sessionOf = (widget: object, preChat = { isKnown: false, consentedTo: null as string | null }): Session => ({
  shopId: 's',
  shopName: 'Shop',
  contact: { id: 'x', name: 'Ida', email: null },
  widget: VisitorWidget.parse({ ...ShopSettings.parse({}), ...own, ...widget }),
  availability: { online: true, staffed: true, opensAt: null, changesAt: null },
  preChat,
});
const guest = { preChatCustomerChatAs: 'guest' };
const disclaimer = { isShowDisclaimer: true, isConsentRequired: true, disclaimerText: 'We keep it.' };
const ids = (session: Session | null) => asksOf(session).fields.map((it) => it.id);

beforeEach(() => localStorage.clear());

test('nobody is asked anything unless the shop wants it, and nobody who is known', () => {
  expect(asksOf(null)).toMatchObject({ fields: [], disclaimer: null, mustAgree: false });
  expect(ids(sessionOf({}))).toEqual([]);
  expect(ids(sessionOf(guest))).toEqual(['name', 'email']);
  expect(ids(sessionOf({ ...guest, isShowNamePreChat: false }))).toEqual(['email']);
  expect(ids(sessionOf(guest, { isKnown: true, consentedTo: null }))).toEqual([]);
});

test('a session that an earlier version has kept asks nothing until a new one begins', () => {
  const { preChat: _, ...older } = sessionOf(guest);
  expect(ids(older as Session)).toEqual([]);
});

test('who is known reads the disclaimer all the same, until they have agreed to this very one', () => {
  const known = { isKnown: true, consentedTo: null };
  expect(asksOf(sessionOf(disclaimer, known))).toMatchObject({ fields: [], mustAgree: true });
  expect(asksOf(sessionOf({ ...disclaimer, isConsentRequired: false }, known))).toMatchObject({
    disclaimer: { text: 'We keep it.' },
    mustAgree: false,
  });
  const agreed = { isKnown: true, consentedTo: 'We keep it.' };
  expect(asksOf(sessionOf(disclaimer, agreed))).toMatchObject({ disclaimer: null, mustAgree: false });
  const toAnother = { isKnown: true, consentedTo: 'We keep nothing.' };
  expect(asksOf(sessionOf(disclaimer, toAnother)).mustAgree).toBe(true);
});

test('only who may choose gets around the form', () => {
  const skips = { answers: {}, agrees: false, skips: true };
  expect(wantedFields(asksOf(sessionOf(guest)), skips)).toHaveLength(2);
  expect(wantedFields(asksOf(sessionOf({ preChatCustomerChatAs: 'both' })), skips)).toEqual([]);
});

test('what was begun is kept for the next page, and before that what is known stands in the fields', () => {
  const session = sessionOf(guest);
  const [name, email] = asksOf(session).fields;
  const kept = createKept('shop');
  const begun = begunPreChat(kept);
  expect(name && answerOf(name, begun, session.contact)).toBe('Ida');
  expect(email && answerOf(email, begun, session.contact)).toBe('');
  keepBegun(kept, { ...begun, answers: { name: '', email: 'ida@' } });
  const again = begunPreChat(createKept('shop'));
  expect(name && answerOf(name, again, session.contact)).toBe('');
  expect(email && answerOf(email, again, session.contact)).toBe('ida@');
});
