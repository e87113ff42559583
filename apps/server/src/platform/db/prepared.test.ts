import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test-kit/test-database.ts';
import { isoOf } from './moment-text.ts';
import type { OpenDatabase } from './open-database.ts';
import { createStatementNames } from './postgres-pool.ts';
import { filled, blank } from './blanks.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

describe('a query with blanks', () => {
  it('is compiled once and answers for the values of each run, null among them', async () => {
    const compiled = sql<{ sum: number; said: string | null }>`
      select ${blank<number>('a')}::int + ${1}::int as sum, ${blank<string>('said')}::text as said`.compile(opened.db);
    const ask = async (values: Record<string, unknown>) =>
      (await opened.db.executeQuery(filled(compiled, values))).rows;
    expect(await ask({ a: 1, said: 'x' })).toEqual([{ sum: 2, said: 'x' }]);
    expect(await ask({ a: 41, said: null })).toEqual([{ sum: 42, said: null }]);
  });

  it('says which value is missing instead of asking for nothing', () => {
    const compiled = sql`select ${blank('shopId')}`.compile(opened.db);
    expect(() => filled(compiled, { shopID: 'x' })).toThrow('shopId');
  });
});

describe('a moment as the database writes it', () => {
  const moments = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'America/St_Johns', 'Europe/Berlin', 'America/Los_Angeles');

  it('is the same moment in ISO 8601, whatever the time zone of the database is', async () => {
    await fc.assert(
      fc.asyncProperty(
        moments.filter((it) => it.getUTCFullYear() >= 1970),
        zones,
        async (at, zone) => {
          const text = await opened.db.transaction().execute(async (tx) => {
            await sql`select set_config('TimeZone', ${zone}, true)`.execute(tx);
            const { rows } = await sql<{ said: string }>`select ${at}::timestamptz::text as said`.execute(tx);
            return rows[0]?.said ?? '';
          });
          expect(isoOf(text)).toBe(at.toISOString());
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('statements that PostgreSQL is to prepare', () => {
  it('answer with the columns that a table has now, also when somebody else has changed it', async () => {
    await sql`create table looks (id int)`.execute(opened.db);
    await sql`insert into looks values (1)`.execute(opened.db);
    const read = async () => (await sql`select * from looks`.execute(opened.db)).rows;
    for (let i = 0; i < 8; i += 1) expect(await read()).toEqual([{ id: 1 }]);
    await sql`alter table looks add column more int default 5`.execute(opened.db);
    for (let i = 0; i < 3; i += 1) expect(await read()).toEqual([{ id: 1, more: 5 }]);
  });

  it('are those that come again, and never more than the bound', () => {
    const { of: nameOf } = createStatementNames(3);
    const texts = Array.from({ length: 2_000 }, (_, i) => `select ${i}`);
    expect(texts.map(nameOf).filter(Boolean)).toEqual([]);
    const names = texts.slice(-10).flatMap((it) => nameOf(it) ?? []);
    expect(new Set(names).size).toBe(3);
    expect(texts.slice(-10).flatMap((it) => nameOf(it) ?? [])).toEqual(names);
  });
});
