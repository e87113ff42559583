import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../test-kit/test-database.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { forgetTokens, isFirstUse, makeToken, readToken, spendToken } from './one-time-tokens.ts';

let database: OpenDatabase;
let now = new Date('2026-11-21T10:00:00Z');
const place = () => ({ db: database.db, services: { clock: { now: () => now } } });
const purpose = { name: 'test', minutes: 10, payload: z.object({ of: z.string() }) };
const make = (subject: string) => makeToken(place(), purpose, { subject, payload: { of: subject } });
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a token can be looked at often and used once', async () => {
  const token = await make('a');
  expect(await readToken(place(), purpose, token)).toEqual({ of: 'a' });
  expect(await readToken(place(), purpose, token)).toEqual({ of: 'a' });
  const used = await Promise.all([1, 2, 3].map(() => spendToken(place(), purpose, token)));
  expect(used.filter((it) => it !== null)).toEqual([{ of: 'a' }]);
  expect(await readToken(place(), purpose, token)).toBeNull();
});

test('a token is worth nothing after its time, for another purpose, once replaced, and once forgotten', async () => {
  const old = await make('b');
  const at = now;
  now = new Date(at.getTime() + 10 * 60_000);
  expect(await readToken(place(), purpose, old)).toBeNull();
  expect(await spendToken(place(), purpose, old)).toBeNull();
  now = at;
  const first = await make('c');
  expect(await spendToken(place(), { ...purpose, name: 'other' }, first)).toBeNull();
  const second = await make('c');
  expect(await readToken(place(), purpose, first)).toBeNull();
  await forgetTokens(place(), purpose, 'c');
  expect(await readToken(place(), purpose, second)).toBeNull();
  expect(await readToken(place(), purpose, '')).toBeNull();
});

test('who reads the database holds no token', async () => {
  const token = await make('d');
  const rows = await database.db.selectFrom('one_time_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a secret that others made counts once within its time', async () => {
  const use = (secret: string) => isFirstUse(place(), { purpose: 'code', subject: 'e', secret, minutes: 2 });
  expect((await Promise.all([use('1'), use('1'), use('1')])).filter(Boolean)).toHaveLength(1);
  expect(await use('2')).toBe(true);
  now = new Date(now.getTime() + 3 * 60_000);
  expect(await use('1')).toBe(true);
});
