import { ChatAvailability } from '@chatty/contract/settings/chat-availability';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clocks, isOpen, opensAt } from './working-hours.ts';

const berlin = ChatAvailability.parse({ timeZone: 'Europe/Berlin', isShowBreakTime: true });

describe('working hours', () => {
  it.each([
    ['2026-01-05T07:59:00Z', false, 'before nine in Berlin'],
    ['2026-01-05T08:00:00Z', true, 'at nine in Berlin'],
    ['2026-01-05T11:30:00Z', false, 'during the break'],
    ['2026-01-05T12:00:00Z', true, 'after the break'],
    ['2026-01-05T16:00:00Z', false, 'at five'],
    ['2026-01-04T10:00:00Z', false, 'on a Sunday'],
    ['2026-07-06T07:00:00Z', true, 'in summer time'],
  ])('at %s are %s (%s)', (at, open) => {
    expect(isOpen(berlin, new Date(at))).toBe(open);
  });

  it('keep the clocks of a few time zones only, however many shops have one of their own', () => {
    const at = new Date('2026-01-05T12:00:00Z');
    for (const timeZone of Intl.supportedValuesOf('timeZone')) isOpen({ ...berlin, timeZone }, at);
    expect(clocks.size).toBe(clocks.max);
    expect(isOpen(berlin, at)).toBe(true);
  });

  it('open next at a moment that is open, within a week, or never', () => {
    const monday = Date.parse('2026-01-05T00:00:00Z');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 14 * 24 * 12 }), (steps) => {
        const from = new Date(monday + steps * 5 * 60_000);
        const next = opensAt(berlin, from);
        if (isOpen(berlin, from)) expect(next).toBeNull();
        else expect(next && next > from && isOpen(berlin, next)).toBe(true);
      }),
    );
    const never = { ...berlin, customTime: berlin.customTime.map((it) => ({ ...it, isSelect: false })) };
    expect(opensAt(never, new Date(monday))).toBeNull();
  });
});
