import { popupKinds, type PopupKind, type PopupRule } from '@chatty/contract/settings/popups/popup-rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ended, gapMs, type Memory, mostInADay, nothing, restDays, shown, visited, visitMs, waitFor } from './caps.ts';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 0, 5);
const ruleOf = (kind: PopupKind, times = 0, days = 7): PopupRule => ({
  ...{ kind, times, days, after: 5, scroll: 0 },
  ...{ displayPages: { type: 'all', values: [] }, displayDevices: 'all' },
});

interface Step {
  kind: PopupKind;
  waitMs: number;
  end: 'dismissed' | 'clicked' | 'none';
}

const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(...popupKinds),
    waitMs: fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 3 * dayMs })),
    end: fc.constantFrom('dismissed', 'clicked', 'none'),
  }),
  { maxLength: 120 },
);
const rules = fc.record({ times: fc.integer({ min: 0, max: 5 }), days: fc.integer({ min: 1, max: 30 }) });

/** What a browser is shown that comes back again and again; `told` is what it remembers before each showing. */
function play(all: readonly Step[], { times, days }: { times: number; days: number }) {
  let [now, memory]: [number, Memory] = [start, nothing];
  const seen: { kind: PopupKind; at: number; end: Step['end']; visit: number }[] = [];
  for (const { kind, waitMs, end } of all) {
    now += waitMs;
    memory = visited(memory, now);
    if (waitFor(ruleOf(kind, times, days), memory, now) > 0) continue;
    memory = shown(memory, kind, now);
    if (end !== 'none') memory = ended(memory, kind, end, now);
    seen.push({ kind, at: now, end, visit: memory.visit.began });
  }
  return seen;
}

describe('however somebody comes back', () => {
  test('a popup shows no more often than the merchant set, and once in a visit without a number', () => {
    fc.assert(
      fc.property(steps, rules, (all, rule) => {
        const seen = play(all, rule);
        for (const it of seen) {
          const own = seen.filter(({ kind }) => kind === it.kind);
          if (rule.times === 0) expect(own.filter(({ visit }) => visit === it.visit)).toHaveLength(1);
          else {
            const within = own.filter(({ at }) => at <= it.at && at > it.at - rule.days * dayMs);
            expect(within.length).toBeLessThanOrEqual(rule.times);
          }
        }
      }),
    );
  });

  test('all popups together keep to what one may see in a day, and never follow at once', () => {
    fc.assert(
      fc.property(steps, rules, (all, rule) => {
        const seen = play(all, rule);
        for (const [i, it] of seen.entries()) {
          const day = seen.filter(({ at }) => at <= it.at && at > it.at - dayMs);
          expect(day.length).toBeLessThanOrEqual(mostInADay);
          const before = seen[i - 1];
          if (before) expect(it.at - before.at).toBeGreaterThanOrEqual(gapMs);
        }
      }),
    );
  });

  test('what was closed or used does not come back for a day', () => {
    fc.assert(
      fc.property(steps, rules, (all, rule) => {
        const seen = play(all, rule);
        for (const [i, it] of seen.entries()) {
          const next = seen.slice(i + 1).find(({ kind }) => kind === it.kind);
          if (next && it.end !== 'none') expect(next.at - it.at).toBeGreaterThanOrEqual(dayMs);
        }
      }),
    );
  });
});

test('a first visit shows it at once; the next one again, half an hour later', () => {
  const rule = ruleOf('welcome');
  const first = visited(nothing, start);
  expect(waitFor(rule, first, start)).toBe(0);
  const after = shown(first, 'welcome', start);
  const soon = visited(after, start + visitMs - 1);
  expect(waitFor(rule, soon, start + visitMs - 1)).toBe(Number.POSITIVE_INFINITY);
  const later = start + 2 * visitMs;
  expect(waitFor(rule, visited(soon, later), later)).toBe(0);
});

test('another popup waits until the one before is a while ago', () => {
  const memory = shown(visited(nothing, start), 'welcome', start);
  expect(waitFor(ruleOf('product'), memory, start + 5_000)).toBe(gapMs - 5_000);
});

test('who subscribed is not asked again for a year, whatever came after it', () => {
  const memory = ended(ended(nothing, 'newsletter', 'subscribed', start), 'newsletter', 'dismissed', start);
  const year = restDays.subscribed * dayMs;
  expect(waitFor(ruleOf('newsletter', 20, 1), memory, start + year - 1)).toBe(Number.POSITIVE_INFINITY);
  expect(waitFor(ruleOf('newsletter', 20, 1), memory, start + year)).toBe(0);
});

test('a clock that was set back neither hides a popup for ever nor ends a visit twice', () => {
  const memory = shown(visited(nothing, start), 'welcome', start);
  const back = start - 10 * dayMs;
  expect(waitFor(ruleOf('welcome', 1, 7), visited(memory, back), back)).toBe(0);
});
