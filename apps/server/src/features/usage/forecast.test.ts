import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayBefore, forecastOf } from './forecast.ts';

const today = '2026-11-26';
const daily = (counts: readonly number[]) => new Map(counts.map((it, back) => [dayBefore(today, back), it]));
const since = dayBefore(today, 60);

test('without a limit nothing is foretold', () => {
  expect(forecastOf(daily([500]), { today, limit: null, since })).toEqual({ is: 'unlimited' });
});

test('nothing is foretold from less than a week, or from a handful of replies', () => {
  const busy = daily([50, 50, 50]);
  expect(forecastOf(busy, { today, limit: 1_000, since: dayBefore(today, 3) })).toEqual({ is: 'unknown' });
  expect(forecastOf(daily([0, 5, 5, 5]), { today, limit: 1_000, since })).toEqual({ is: 'unknown' });
  expect(forecastOf(new Map(), { today, limit: 1_000, since: null })).toEqual({ is: 'unknown' });
});

test('the day is named on which the last 30 days will have used all', () => {
  // 10 a day for a week: 70 are used, and 30 more are left.
  const week = daily([0, 10, 10, 10, 10, 10, 10, 10]);
  expect(forecastOf(week, { today, limit: 100, since })).toEqual({ is: 'reached_on', day: '2026-11-29', perDay: 10 });
  expect(forecastOf(week, { today, limit: 301, since })).toEqual({ is: 'enough', perDay: 10 });
  expect(forecastOf(week, { today, limit: 70, since })).toEqual({ is: 'reached' });
});

test('what is over after 30 days no longer counts', () => {
  const counts = daily([0, 4, 4, 4, 4, 4, 4, 4, ...Array.from({ length: 15 }, () => 0), 60]);
  // 28 and 60 are used of 100; the 60 fall away before 4 a day come to 12 more? They do not: on the third day they do.
  expect(forecastOf(counts, { today, limit: 100, since })).toMatchObject({ is: 'reached_on', day: '2026-11-29' });
  expect(forecastOf(counts, { today, limit: 125, since })).toMatchObject({ is: 'enough' });
});

test('it is what comes of counting day by day', () => {
  const counts = fc.array(fc.nat(30), { minLength: 30, maxLength: 30 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 900 }), (known, limit) => {
      const said = forecastOf(daily(known), { today, limit, since });
      const perDay = known.slice(1, 8).reduce((all, it) => all + it, 0) / 7;
      const usedAfter = (ahead: number) => ahead * perDay + known.slice(0, 30 - ahead).reduce((all, it) => all + it, 0);
      const isReached = (ahead: number) => usedAfter(ahead) >= limit - 1e-6;
      if (said.is === 'reached_on') {
        const ahead = (Date.parse(said.day) - Date.parse(today)) / 86_400_000;
        expect(isReached(ahead)).toBe(true);
        expect(usedAfter(ahead - 1)).toBeLessThan(limit + 1e-6);
      }
      if (said.is === 'enough') for (let it = 0; it <= 30; it += 1) expect(usedAfter(it)).toBeLessThan(limit + 1e-6);
      if (said.is === 'reached') expect(isReached(0)).toBe(true);
    }),
  );
});
