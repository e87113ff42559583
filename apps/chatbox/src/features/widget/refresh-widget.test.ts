// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Chat } from '../../app/chat.ts';
import { createChat } from '../../app/create-chat.ts';
import { createKept } from '../../app/kept.ts';
import { firstState, reduce } from '../../app/state.ts';
import { createStore } from '../../app/store.ts';
import { refreshWithin } from './refresh-widget.ts';

/** When each page asked, in ms since all of them were told. */
let asked: number[] = [];

function openPage(): Chat {
  const origin = 'https://chat.example';
  const none = {
    locale: 'en',
    currency: '',
    rootUrl: '/',
    template: '',
    productId: '',
    customerId: '',
    customerName: '',
  };
  const kept = createKept('shop.example');
  return createChat({
    features: [],
    config: { origin, shop: 'shop.example', ...none },
    store: createStore(reduce, firstState),
    kept,
    arrival: null,
    dress: () => {},
    applyEmbed: () => {},
    leave: () => {},
    later: async () => [],
    fetchMoreWords: async () => {},
    addStyle: () => {},
  });
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('fetch', async (url: string) => {
    // A page that has no token yet begins a visit first.
    if (url.endsWith('/visitors')) asked.push(Date.now());
    return Response.json({ success: false, code: 'unavailable', error: '' });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('of many pages that hear of a change, all ask in time, and never many in the same moment', async () => {
  const pages = Array.from({ length: 400 }, openPage);
  for (const it of pages) refreshWithin(it, 2_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(pages.length);
  const perTenth = Array.from({ length: 20 }, (_, at) => asked.filter((ms) => Math.floor(ms / 100) === at).length);
  // Twenty on average; more than three times as many would come once in billions of runs.
  expect(Math.max(...perTenth)).toBeLessThan(60);
});

test('a page that hears of several changes meanwhile asks once, and once more for one that comes after that', async () => {
  const page = openPage();
  for (let i = 0; i < 5; i += 1) refreshWithin(page, 2_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(1);
  refreshWithin(page, 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
});
