// @vitest-environment happy-dom
import { ChatAvailability } from '@chatty/contract/settings/chat-availability';
import { hoursAt } from '@chatty/contract/settings/hours/working-hours';
import { type PersonOutlook, VisitorWidget } from '@chatty/contract/widget';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Chat } from '../../../app/chat.ts';
import { createChat } from '../../../app/create-chat.ts';
import { createKept } from '../../../app/kept.ts';
import { firstState, reduce } from '../../../app/state.ts';
import { createStore } from '../../../app/store.ts';
import { keepOutlook, lookAgain } from './keep-outlook.ts';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** Two minutes before the shop closes; it opens again after a long holiday. */
const start = Date.parse('2026-03-02T16:58:00Z');
const hours = ChatAvailability.parse({
  holidays: [{ name: 'Sabbatical', dateStart: '2026-03-03', dateEnd: '2026-06-10' }],
});
const opens = Date.parse('2026-06-11T09:00:00Z');

/** By how much the visitor's clock is ahead of the server's. */
let ahead = 0;
let asked = 0;

/** The far end of the wire. */
function outlook(): PersonOutlook {
  const { isOpen, changesAt } = hoursAt(hours, new Date(Date.now() - ahead));
  const change = changesAt?.toISOString() ?? null;
  const opensAt = isOpen ? null : change;
  return { online: isOpen, staffed: false, opensAt, changesAt: change, there: [], usualMinutes: null };
}

const stores: Chat['store'][] = [];
function openChat(): Chat {
  const store = createStore(reduce, firstState);
  stores.push(store);
  const config = {
    origin: 'https://chat.example',
    shop: 'shop.example',
    locale: 'en',
    currency: 'EUR',
    rootUrl: '/',
    template: '',
    productId: '',
    customerId: '',
    customerName: '',
  };
  const kept = createKept('shop.example');
  const widget = VisitorWidget.parse({
    isEnableAIAssistant: true,
    isBranded: true,
    botName: '',
    welcomeMessage: '',
    quickReplies: [],
  });
  const { there: _, usualMinutes: __, ...availability } = outlook();
  const contact = { id: 'x', name: '', email: null };
  const preChat = { isKnown: false, consentedTo: null };
  const session = { token: 'token', shopId: 's', shopName: 'Shop', contact, widget, availability, preChat };
  const embed = { enabled: true, labelColor: '', drawing: '', picture: '', popups: [] };
  const shared = { embed, outlook: outlook(), faqs: [], hasPageFaqs: false, widgetEvent: 0, isBehind: false };
  kept.keepSession({ ...session, ...shared, conversations: [], since: 0 }, '');
  const chat = createChat({
    features: [],
    config,
    store,
    kept,
    arrival: null,
    dress: () => {},
    applyEmbed: () => {},
    leave: () => {},
    later: async () => [],
    fetchMoreWords: async () => {},
    addStyle: () => {},
  });
  store.dispatch({ type: 'session begun', session });
  store.dispatch({ type: 'connection', status: 'live' });
  keepOutlook(chat);
  return chat;
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  [ahead, asked] = [0, 0];
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ success: true, data: outlook() });
  });
});
afterEach(() => {
  // Whoever closes the chat is not looked after any more.
  for (const it of stores.splice(0)) it.dispatch({ type: 'opened', open: false });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const isOnline = (chat: Chat) => chat.store.get().session?.availability.online;

test('a chat that is open tells that the shop closes and opens in the minute in which it does', async () => {
  const chat = openChat();
  chat.setOpen(true);
  await vi.advanceTimersByTimeAsync(2 * minuteMs - 1);
  expect(isOnline(chat)).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOnline(chat)).toBe(false);
  const before = asked;
  await vi.advanceTimersByTimeAsync(opens - Date.now() - 1);
  expect(isOnline(chat)).toBe(false);
  // Once a day, for “tomorrow” becomes “today”.
  expect(asked - before).toBeLessThanOrEqual(Math.ceil((opens - start) / dayMs));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOnline(chat)).toBe(true);
});

test('a chat that nobody sees asks nothing, and asks as soon as somebody does', async () => {
  const chat = openChat();
  await vi.advanceTimersByTimeAsync(dayMs);
  lookAgain(chat);
  expect(asked).toBe(0);
  expect(isOnline(chat)).toBe(true);
  chat.setOpen(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toBe(1);
  expect(isOnline(chat)).toBe(false);
});

test('who hears that the team has come or gone asks once, however often it is told meanwhile', async () => {
  const chat = openChat();
  chat.setOpen(true);
  await vi.advanceTimersByTimeAsync(10);
  for (let i = 0; i < 5; i += 1) lookAgain(chat);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toBe(2);
});

test('a visitor’s clock that is ahead asks now and then, and never in a hurry', async () => {
  ahead = 5 * minuteMs;
  vi.setSystemTime(start + ahead);
  const chat = openChat();
  chat.setOpen(true);
  await vi.advanceTimersByTimeAsync(2 * minuteMs);
  expect(isOnline(chat)).toBe(false);
  expect(asked).toBeLessThanOrEqual(2 + 12);
});
