import { fewestWaits } from '@chatty/contract/limits';
import { ChatAvailability } from '@chatty/contract/settings/chat-availability';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PersonWait } from '../conversations/index.ts';
import { usualWait } from './usual-wait.ts';

const always = ChatAvailability.parse({ typeWorking: 'always' });
const now = new Date('2026-01-05T16:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const answered = (minutes: number, startedAgo = 300): PersonWait => ({
  askedAt: ago(startedAgo),
  answeredAt: ago(startedAgo - minutes),
});
const stillWaits = (minutes: number): PersonWait => ({ askedAt: ago(minutes), answeredAt: null });

const minutes = fc.double({ min: 0, max: 300, noNaN: true });
const waits = fc.array(
  fc.oneof(
    minutes.map((it) => answered(it)),
    minutes.map(stillWaits),
  ),
  { maxLength: 40 },
);
const lengthOf = (it: PersonWait) => ((it.answeredAt ?? now).getTime() - it.askedAt.getTime()) / 60_000;

describe('what is said of how long it usually takes', () => {
  it('is nothing where too few were answered', () => {
    fc.assert(
      fc.property(fc.array(minutes, { maxLength: fewestWaits - 1 }), fc.array(minutes), (some, open) => {
        expect(usualWait([...some.map((it) => answered(it)), ...open.map(stillWaits)], always, now)).toBeNull();
      }),
    );
  });

  it('is never less than what half of them waited, nor less than what those still waiting have waited by now', () => {
    fc.assert(
      fc.property(waits, (all) => {
        const said = usualWait(all, always, now);
        if (said === null) return;
        const done = all.filter((it) => it.answeredAt);
        const sooner = done.filter((it) => lengthOf(it) <= said).length;
        const later = all.filter((it) => lengthOf(it) > said).length;
        expect(sooner * 2).toBeGreaterThanOrEqual(done.length);
        expect(sooner).toBeGreaterThanOrEqual(later);
      }),
    );
  });

  it('is the same in whatever order they are read, and does not become shorter when somebody waits longer', () => {
    fc.assert(
      fc.property(waits, fc.nat(), (all, pick) => {
        const said = usualWait(all, always, now);
        expect(usualWait(all.toReversed(), always, now)).toBe(said);
        const at = all.length > 0 ? pick % all.length : 0;
        const longer = all.map((it, i) => (i === at && it.answeredAt ? answered(lengthOf(it) + 60, 400) : it));
        const then = usualWait(longer, always, now);
        if (said !== null && then !== null) expect(then).toBeGreaterThanOrEqual(said);
      }),
    );
  });

  it.each([
    [[1, 2, 2, 3, 4], 2],
    [[4, 4.2, 4.5, 6, 9], 5],
    [[0.1, 0.2, 0.2, 0.3, 9], 1],
    [[50, 50, 55, 60, 70], 60],
    [[61, 70, 80, 90, 99], 120],
    [[250, 260, 270, 280, 290], null],
  ])('of %j minutes is %j', (lengths, said) => {
    expect(
      usualWait(
        lengths.map((it) => answered(it)),
        always,
        now,
      ),
    ).toBe(said);
  });

  it('is nothing while those whom nobody has answered are as many as those who were answered', () => {
    const quick = Array.from({ length: 6 }, () => answered(2));
    expect(usualWait(quick, always, now)).toBe(2);
    expect(usualWait([...quick, ...Array.from({ length: 7 }, () => stillWaits(45))], always, now)).toBeNull();
    expect(usualWait([...quick, ...Array.from({ length: 7 }, () => stillWaits(1))], always, now)).toBe(2);
  });

  it('leaves out who asked while the shop was closed', () => {
    const hours = ChatAvailability.parse({ timeZone: 'Europe/Berlin' });
    const atNight = Array.from({ length: 9 }, () => ({
      askedAt: new Date('2026-01-04T22:00:00Z'),
      answeredAt: new Date('2026-01-05T08:05:00Z'),
    }));
    const byDay = Array.from({ length: 5 }, () => answered(4, 200));
    expect(usualWait(atNight, hours, now)).toBeNull();
    expect(usualWait([...atNight, ...byDay], hours, now)).toBe(5);
  });
});
