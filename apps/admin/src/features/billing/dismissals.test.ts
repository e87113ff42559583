import { BannerDismissal, bannerDismissals, bannerHiddenMs } from '@chatty/contract/banners';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeBanner, isHidden } from './dismissals.ts';

const start = Date.parse('2026-01-05T10:00:00Z');
const waits = fc.array(fc.integer({ min: 0, max: 3 * bannerHiddenMs }), { maxLength: 12 });

/** Closes a banner each time it is seen, after so many milliseconds; returns what came of each close. */
function close(afterMs: readonly number[]) {
  let kept: BannerDismissal | null = null;
  let at = start;
  const closes: { at: number; forGood: boolean }[] = [];
  for (const ms of afterMs) {
    at += ms;
    if (isHidden(kept, new Date(at))) continue;
    const closed = closeBanner(kept, new Date(at));
    closes.push({ at, forGood: closed.forGood });
    if (closed.forGood) break;
    kept = BannerDismissal.parse(closed.keep);
  }
  return closes;
}

describe('a banner that is closed', () => {
  it('comes back three times, each a day later, and then never again', () => {
    expect(close(Array.from({ length: 10 }, () => bannerHiddenMs)).map((it) => it.forGood)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('is hidden for a whole day and no longer, whenever it is closed', () => {
    fc.assert(
      fc.property(waits, (all) => {
        const closes = close(all);
        expect(closes.filter((it) => !it.forGood).length).toBeLessThanOrEqual(bannerDismissals);
        for (const [i, close] of closes.entries()) {
          const before = closes[i - 1];
          if (before) expect(close.at - before.at).toBeGreaterThanOrEqual(bannerHiddenMs);
          expect(close.forGood).toBe(i === bannerDismissals);
        }
      }),
    );
    const { currentDate } = BannerDismissal.parse({ disableCount: 1, currentDate: new Date(start).toISOString() });
    const kept = { disableCount: 1, currentDate };
    expect(isHidden(kept, new Date(start + bannerHiddenMs - 1))).toBe(true);
    expect(isHidden(kept, new Date(start + bannerHiddenMs))).toBe(false);
  });

  it('is not hidden for years by a clock that was wrong', () => {
    expect(isHidden({ disableCount: 1, currentDate: '2099-01-01T00:00:00Z' }, new Date(start))).toBe(false);
  });
});
