import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VisitorSession } from '@chatty/contract/boot';
import type { ShellConfig } from '../../loader/shell.ts';
import { home } from '../screen.ts';
import { keepSession, keptOf } from './session.ts';

const shop = 'shop.example';
const configOf = (customerId: string): ShellConfig => ({
  origin: 'https://chatty.example',
  shop,
  locale: 'en',
  currency: '',
  rootUrl: '/',
  template: '',
  productId: '',
  customerId,
  customerName: '',
});
const forgotten: string[] = [];
beforeEach(() => {
  vi.stubGlobal('localStorage', storageForTest());
  vi.stubGlobal('window', {});
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => forgotten.push(name) });
  forgotten.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** As a browser has it: its keys are its own properties. */
function storageForTest() {
  const own = { getItem: get, setItem: set, removeItem: remove };
  const held: Record<string, string> = Object.create(own) as Record<string, string>;
  function get(key: string) {
    return Object.hasOwn(held, key) ? held[key] : null;
  }
  function set(key: string, value: string) {
    held[key] = value;
  }
  function remove(key: string) {
    delete held[key];
  }
  return held;
}

/** What somebody leaves who was `customerId` to the store; empty for a guest. */
function leaveAs(customerId: string) {
  const kept = keptOf(configOf(customerId));
  kept.keepSession({ token: 'theirs' } as VisitorSession, customerId);
  kept.keepPage({ open: true, unread: 2, talking: true, view: home });
  kept.write('drafts', { one: 'Their words' });
  kept.write('what a feature may keep one day', 'Theirs');
  localStorage.setItem(`chatty:${shop}:popups`, 'moments');
  localStorage.setItem('chatty:other.example:drafts', 'of another shop');
  return kept.unsentPlace();
}

test.each([
  ['a guest, after a customer signed out', '7', ''],
  ['another customer', '7', '8'],
])('%s finds nothing that was kept before, and has a place of their own for what is unsent', (_, before, now) => {
  const place = leaveAs(before);
  const kept = keptOf(configOf(now));
  expect(kept.session()).toBeNull();
  expect(kept.page()).toBeNull();
  expect(JSON.stringify(localStorage)).not.toMatch(/theirs|their words/i);
  expect(forgotten).toEqual([place]);
  expect(kept.unsentPlace()).not.toBe(place);
  // What they begin themselves stays through the next page.
  kept.write('drafts', { two: 'Mine' });
  const next = keptOf(configOf(now));
  expect(next.read('drafts')).toEqual({ two: 'Mine' });
  expect(next.unsentPlace()).toBe(kept.unsentPlace());
  // When popups were shown is of this browser, and other shops are none of ours.
  expect(localStorage.getItem(`chatty:${shop}:popups`)).toBe('moments');
  expect(localStorage.getItem('chatty:other.example:drafts')).toBe('of another shop');
});

test.each([
  ['a guest who comes back', '', ''],
  ['a guest who signs in', '', '7'],
  ['a customer who comes back', '7', '7'],
])('%s goes on with all that they left', (_, before, now) => {
  const place = leaveAs(before);
  const kept = keptOf(configOf(now));
  expect(kept.session()?.token).toBe('theirs');
  expect(kept.page()).toMatchObject({ open: true, unread: 2 });
  expect(kept.read('drafts')).toEqual({ one: 'Their words' });
  expect(kept.unsentPlace()).toBe(place);
  expect(forgotten).toEqual([]);
});

/** A store and a server: `signedIn` is whom the store has signed in by now. Answers what the server was asked. */
function answering(signedIn: string) {
  const visits: { token?: string; customer?: string }[] = [];
  const said = (data: unknown) => new Response(JSON.stringify({ success: true, data }));
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.endsWith('/apps/chat/customer')) return said({ proof: signedIn || undefined });
    if (!address.endsWith('/client/api/visitors')) return said({ widgetEvent: 0 });
    const asked = JSON.parse(String(body)) as (typeof visits)[number];
    visits.push(asked);
    const id = asked.customer ?? 'a new guest';
    return said({ token: `token of ${id}`, contact: { id }, widgetEvent: 0 });
  });
  return visits;
}

test.each([
  ['as the customer whom another tab has found', 'seven', 'token of seven', '7'],
  ['as somebody new, where that customer is gone', '', 'token of a new guest', ''],
  ['as somebody new, where another customer has come since', 'eight', 'token of a new guest', ''],
])('a guest’s page goes on %s', async (_, signedIn, token, customerId) => {
  const visits = answering(signedIn);
  const kept = keptOf(configOf(''));
  const session = keepSession(
    configOf(''),
    kept,
    () => {},
    () => {},
  );
  await session.begin();
  kept.keepSession({ token: 'of seven', contact: { id: 'seven' } } as VisitorSession, '7');
  visits.length = 0;
  expect(await session.token(false)).toBe(token);
  expect(kept.session()).toMatchObject({ token, customerId });
  // Nobody's token is shown in the name of another one, and once is enough.
  expect(visits.map((it) => it.token)).not.toContain('of seven');
  const asked = visits.length;
  expect(await session.token(false)).toBe(token);
  expect(visits).toHaveLength(asked);
});
