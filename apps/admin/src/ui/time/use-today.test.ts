// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { dayLabel } from './time.ts';
import { useToday } from './use-today.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => void vi.useRealTimers());

test('what was said today is said to be of yesterday once midnight has passed, and nothing is drawn before', async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 10, 23, 50), toFake: ['Date', 'setInterval', 'clearInterval'] });
  const said = new Date(2026, 2, 10, 12).toISOString();
  const host = document.createElement('div');
  const root = createRoot(host);
  let drawn = 0;
  const Day = () => {
    drawn += 1;
    return dayLabel(said, useToday());
  };
  await act(async () => root.render(createElement(Day)));
  expect(host.textContent).toBe('Today');
  await act(async () => void vi.advanceTimersByTime(9 * 60_000));
  expect([host.textContent, drawn]).toEqual(['Today', 1]);
  await act(async () => void vi.advanceTimersByTime(2 * 60_000));
  expect([host.textContent, drawn]).toEqual(['Yesterday', 2]);
  await act(async () => root.unmount());
});
