import { describe, expect, test } from 'vitest';
import { nextWords } from './hand-off-note.tsx';

const open = { online: true, staffed: false, opensAt: null };
const staffed = { ...open, staffed: true };
const closed = { online: false, staffed: false, opensAt: new Date(Date.now() + 26 * 3_600_000).toISOString() };
const outlook = (usualMinutes: number | null, ...there: string[]) => ({ usualMinutes, there });
const next = (
  name: string | null,
  availability: Parameters<typeof nextWords>[1],
  known: Parameters<typeof nextWords>[2]['outlook'],
  replyTime?: Parameters<typeof nextWords>[2]['replyTime'],
) => nextWords({ name }, availability, { outlook: known, replyTime }, 'en');

describe('who waits for a person reads', () => {
  test('who is there and how long it usually takes, as far as that is known', () => {
    expect(next(null, staffed, null)).toBe('Someone is online and will reply here.');
    expect(next(null, staffed, outlook(null, 'Maya'))).toBe('Maya is online and will reply here.');
    expect(next(null, staffed, outlook(5, 'Maya', 'Tom'))).toBe(
      'Maya and Tom are online and will reply here. We usually reply within 5 minutes.',
    );
    expect(next(null, staffed, outlook(1, 'Maya', 'Tom', 'Ada'))).toBe(
      'Maya, Tom, and Ada are online and will reply here. We usually reply within a minute.',
    );
    expect(next('Maya', staffed, outlook(120, 'Tom'))).toBe('Maya will reply here. We usually reply within 2 hours.');
  });

  test('no number that nobody knows', () => {
    expect(next(null, open, null)).toBe('They’ll reply here as soon as they can.');
    expect(next(null, open, outlook(60))).toBe('They’ll reply here. We usually reply within an hour.');
    expect(next(null, {}, outlook(5))).toBe('They’ll reply here as soon as they can.');
  });

  test('what the merchant chose to say of how long it takes, or nothing of it', () => {
    expect(next(null, staffed, outlook(5), 'few_hours')).toBe(
      'Someone is online and will reply here. We usually reply within a few hours.',
    );
    expect(next('Maya', open, null, 'a_day')).toBe('Maya will reply here. We usually reply within a day.');
    expect(next(null, open, outlook(5), 'hidden')).toBe('They’ll reply here as soon as they can.');
    expect(next(null, closed, null, 'few_minutes')).not.toContain('minutes');
  });

  test('nothing of who is there while the shop counts as offline all the same', () => {
    const offline = { online: false, staffed: true, opensAt: null };
    expect(next(null, offline, outlook(5, 'Maya'))).toBe('They’ll reply here as soon as they can.');
  });

  test('when the shop opens, while it is closed, whoever has it', () => {
    for (const name of [null, 'Maya']) {
      expect(next(name, closed, outlook(5, 'Maya'))).toMatch(/^We’ll be back .* at .*\. We’ll reply here then\.$/);
    }
  });
});
