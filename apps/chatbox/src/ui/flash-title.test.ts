// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flashTitle } from './flash-title.ts';

let hidden = true;
let calm = false;
beforeEach(() => {
  vi.useFakeTimers();
  [hidden, calm] = [true, false];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (hidden ? 'hidden' : 'visible'));
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  document.title = 'Tents – Alpenfrost';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const look = () => {
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
};
const flash = () => flashTitle((unread) => `(${unread}) new`);

test('the title blinks while nobody looks, and is the page’s own again as soon as somebody does', () => {
  const tell = flash();
  tell(1);
  expect(document.title).toBe('(1) new');
  vi.advanceTimersByTime(1_500);
  expect(document.title).toBe('Tents – Alpenfrost');
  vi.advanceTimersByTime(1_500);
  expect(document.title).toBe('(1) new');
  tell(2);
  expect(document.title).toBe('(2) new');
  look();
  expect(document.title).toBe('Tents – Alpenfrost');
  vi.advanceTimersByTime(10_000);
  expect(document.title).toBe('Tents – Alpenfrost');
});

test('a title that the page changes meanwhile is the one that comes back', () => {
  const tell = flash();
  tell(1);
  document.title = 'Cart (3)';
  vi.advanceTimersByTime(1_500);
  expect(document.title).toBe('(1) new');
  look();
  expect(document.title).toBe('Cart (3)');
  hidden = true;
  tell(1);
  document.title = 'Thank you';
  look();
  expect(document.title).toBe('Thank you');
});

test('nothing blinks for who wants little to move, nothing is said to who looks, and what was read is unsaid', () => {
  calm = true;
  const tell = flash();
  tell(1);
  vi.advanceTimersByTime(60_000);
  expect(document.title).toBe('(1) new');
  tell(0);
  expect(document.title).toBe('Tents – Alpenfrost');
  look();
  tell(3);
  expect(document.title).toBe('Tents – Alpenfrost');
});
