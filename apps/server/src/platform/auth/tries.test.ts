import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test-kit/test-database.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { forgiveTries, type Tried, useTry } from './tries.ts';

let database: OpenDatabase;
let now = new Date('2026-11-21T10:00:00Z');
const config = { APP_SECRET: 'one secret that is long enough for tests' };
const place = () => ({ db: database.db, services: { clock: { now: () => now }, config } });
const tried = (free: number): Tried => ({ name: 'test', free, refusal: (wait) => `Wait ${wait}.` });
const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
/** True when it was let in. */
const isLetIn = (free: number, whose: string) =>
  useTry(place(), tried(free), whose).then(
    () => true,
    () => false,
  );
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('so many are let in at once, also when they come at the same time; then each waits twice as long, up to an hour', async () => {
  const first = await Promise.all(Array.from({ length: 9 }, () => isLetIn(5, 'a')));
  expect(first.filter(Boolean)).toHaveLength(5);
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60, 60]) {
    minutesLater(minutes - 0.01);
    expect(await isLetIn(5, 'a')).toBe(false);
    minutesLater(0.01);
    expect(await isLetIn(5, 'a')).toBe(true);
  }
  await expect(useTry(place(), tried(5), 'a')).rejects.toMatchObject({ code: 'too_many', message: 'Wait 60 minutes.' });
});

test('whoever tries every minute of a day gets in fewer than thirty more than are free', async () => {
  let letIn = 0;
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    if (await isLetIn(10, 'b')) letIn += 1;
    minutesLater(1);
  }
  expect(letIn).toBeLessThan(40);
});

test('they are of one thing and one person, kept under a name that tells neither, forgiven and forgotten', async () => {
  await isLetIn(1, 'c@shop.example');
  expect(await isLetIn(1, 'c@shop.example')).toBe(false);
  expect(await isLetIn(1, 'd@shop.example')).toBe(true);
  await useTry(place(), { ...tried(1), name: 'other' }, 'c@shop.example');
  expect(JSON.stringify(await database.db.selectFrom('tries').selectAll().execute())).not.toContain('shop.example');
  await forgiveTries(place(), tried(1), 'c@shop.example');
  expect(await isLetIn(1, 'c@shop.example')).toBe(true);
  minutesLater(24 * 60);
  for (const expected of [true, true, false]) expect(await isLetIn(2, 'c@shop.example')).toBe(expected);
});

test('in any order of waiting and trying, none is let in before its time, and the time never grows by hammering', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 6 }), fc.array(fc.nat({ max: 70 }), { maxLength: 25 }), async (more, waits) => {
      run += 1;
      const free = more + 1;
      let [used, openAt] = [0, 0];
      const start = now.getTime();
      for (const wait of waits) {
        minutesLater(wait);
        const at = (now.getTime() - start) / 60_000;
        const isOpen = at >= openAt;
        expect(await isLetIn(free, `run ${run}`)).toBe(isOpen);
        if (!isOpen) continue;
        used += 1;
        openAt = at + (used < free ? 0 : Math.min(60, 2 ** (used - free)));
      }
    }),
    { numRuns: 30 },
  );
});
