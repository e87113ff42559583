import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuietHours } from './profile.ts';
import { quietUntil } from './quiet-until.ts';

const nights: QuietHours = { isOn: true, from: '22:00', to: '07:30', timeZone: 'Europe/Berlin' };
const end = (moment: string, hours: QuietHours = nights) => quietUntil(hours, new Date(moment))?.toISOString() ?? null;

describe('quiet hours', () => {
  it('over midnight hold in the evening and in the morning, and not by day', () => {
    expect(end('2026-01-05T20:59:59Z')).toBeNull();
    expect(end('2026-01-05T21:00:00Z')).toBe('2026-01-06T06:30:00.000Z');
    expect(end('2026-01-06T06:29:59Z')).toBe('2026-01-06T06:30:00.000Z');
    expect(end('2026-01-06T06:30:00Z')).toBeNull();
  });

  it('of a night in which clocks are changed end when the clock shows it', () => {
    // On March 29 and October 25, 2026.
    expect(end('2026-03-28T23:00:00Z')).toBe('2026-03-29T05:30:00.000Z');
    expect(end('2026-10-24T22:00:00Z')).toBe('2026-10-25T06:30:00.000Z');
  });

  it('within a day end on it; switched off they never begin', () => {
    const noon = { ...nights, from: '12:00', to: '13:00' };
    expect(end('2026-01-05T11:30:00Z', noon)).toBe('2026-01-05T12:00:00.000Z');
    expect(end('2026-01-05T12:00:00Z', noon)).toBeNull();
    expect(end('2026-01-05T23:00:00Z', { ...nights, isOn: false })).toBeNull();
  });

  const clock = fc.tuple(fc.nat(23), fc.nat(59)).map((it) => it.map((part) => String(part).padStart(2, '0')).join(':'));

  it('end after the moment and within a day, and are over when they end', () => {
    const hours = fc
      .record({
        isOn: fc.constant(true),
        from: clock,
        to: clock,
        timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
      })
      .filter(({ from, to }) => from !== to);
    const moment = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2027-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(hours, moment, (quiet, at) => {
        const until = quietUntil(quiet, at);
        if (!until) return;
        expect(until.getTime()).toBeGreaterThan(at.getTime());
        expect(until.getTime() - at.getTime()).toBeLessThanOrEqual(26 * 3_600_000);
        expect(quietUntil(quiet, until)).toBeNull();
      }),
    );
  });
});
