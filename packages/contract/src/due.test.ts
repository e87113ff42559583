import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Awaited, dueOf, type ResponseTargets, targetFor } from './due.ts';
import { hoursAt } from './settings/hours/working-hours.ts';
import { ShopSettings } from './settings/shop-settings.ts';

const minuteMs = 60_000;
const start = Date.UTC(2026, 0, 5);

const someMoment = fc.integer({ min: 0, max: 20_000 }).map((minute) => new Date(start + minute * minuteMs));
const someMinutes = fc.option(fc.integer({ min: 1, max: 3_000 }));
const someTargets: fc.Arbitrary<ResponseTargets> = fc
  .record({
    firstResponseTarget: someMinutes,
    nextResponseTarget: someMinutes,
    resolutionTarget: someMinutes,
    areTargetsInHours: fc.boolean(),
    typeWorking: fc.constantFrom('always' as const, 'custom' as const),
    timeZone: fc.constantFrom('Etc/UTC', 'America/New_York', 'Australia/Lord_Howe'),
    isShowBreakTime: fc.boolean(),
  })
  .map((it) => ShopSettings.parse(it));
const someAwaited: fc.Arbitrary<Awaited> = fc.record({
  status: fc.constantFrom('open', 'snoozed', 'resolved', 'spam', 'blocked'),
  handler: fc.constantFrom('assistant', 'waiting', 'person'),
  waitingSince: fc.option(someMoment),
  hasPersonResponded: fc.boolean(),
  roundSince: fc.option(someMoment),
});
const open = someAwaited.map((it): Awaited => ({ ...it, status: 'open', handler: 'waiting' }));
const [first, next, done] = ['first_response', 'next_response', 'resolution'] as const;

describe('what is due', () => {
  it('is nothing while no person must answer', () => {
    fc.assert(
      fc.property(someAwaited, someTargets, (awaited, targets) => {
        if (awaited.status !== 'open' || awaited.handler === 'assistant') expect(dueOf(awaited, targets)).toBe(null);
      }),
    );
  });

  it('is the earliest of the targets that run and are set, each from its own beginning', () => {
    fc.assert(
      fc.property(open, someTargets, (awaited, targets) => {
        const { waitingSince, roundSince, hasPersonResponded } = awaited;
        const response = hasPersonResponded ? next : first;
        const running = [
          waitingSince && targetFor(targets, response, waitingSince),
          roundSince && targetFor(targets, done, roundSince),
        ].flatMap((it) => it ?? []);
        const due = dueOf(awaited, targets);
        expect(due?.at.getTime() ?? Infinity).toBe(Math.min(...running.map(Number)));
        if (due) expect([response, done]).toContain(due.kind);
      }),
    );
  });

  it('is no target where none is set, and never one that does not run', () => {
    fc.assert(
      fc.property(open, someTargets, (awaited, targets) => {
        const due = dueOf({ ...awaited, waitingSince: null }, { ...targets, resolutionTarget: null });
        expect(due).toBe(null);
      }),
    );
  });

  it('comes later the more minutes there are, and never earlier for counting open ones alone', () => {
    fc.assert(
      fc.property(someMoment, someTargets, fc.integer({ min: 1, max: 3_000 }), (since, targets, minutes) => {
        const of = (firstResponseTarget: number, areTargetsInHours = targets.areTargetsInHours) =>
          targetFor({ ...targets, firstResponseTarget, areTargetsInHours }, first, since)?.getTime() ?? Infinity;
        expect(of(minutes + 1)).toBeGreaterThan(of(minutes));
        expect(of(minutes, true)).toBeGreaterThanOrEqual(of(minutes, false));
        expect(of(minutes, false)).toBe(since.getTime() + minutes * minuteMs);
      }),
    );
  });

  it('falls into the hours in which the shop is open, where these alone count', () => {
    fc.assert(
      fc.property(someMoment, someTargets, fc.integer({ min: 1, max: 3_000 }), (since, targets, minutes) => {
        const inHours = { ...targets, firstResponseTarget: minutes, areTargetsInHours: true };
        const due = targetFor(inHours, first, since);
        // The last minute before it counted.
        expect(due && hoursAt(inHours, new Date(due.getTime() - minuteMs)).isOpen).toBe(true);
      }),
    );
  });
});
