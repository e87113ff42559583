import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentsAhead, sendTimes, toLocalField } from './moments-ahead.ts';

const moment = fc.date({ min: new Date(2024, 0, 1), max: new Date(2030, 0, 1), noInvalidDate: true });

test.each([momentsAhead, sendTimes])('what is offered is ahead, and on the day that it names: %o', (offer) => {
  fc.assert(
    fc.property(moment, (now) => {
      const times = offer(now);
      const moments = [now, ...times.map((it) => it.at)].map((it) => it.getTime());
      for (const it of times) expect(it.at.getTime()).toBeGreaterThan(now.getTime());
      if (offer === momentsAhead) expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
      for (const { name, at } of times) {
        if (name === 'today') expect(at.toDateString()).toBe(now.toDateString());
        if (name === 'monday') expect(at.getDay()).toBe(1);
        if (name === 'tomorrow') expect(at.getHours()).toBe(9);
      }
    }),
  );
});

test('a field of the browser holds the moment to the minute', () => {
  fc.assert(
    fc.property(moment, (at) => {
      const minute = new Date(at);
      minute.setSeconds(0, 0);
      // An hour that the clock repeats has one name only.
      const back = new Date(toLocalField(at)).getTime() - minute.getTime();
      expect(Math.abs(back)).toBeLessThanOrEqual(3_600_000);
      expect(toLocalField(new Date(toLocalField(at)))).toBe(toLocalField(at));
    }),
  );
});
