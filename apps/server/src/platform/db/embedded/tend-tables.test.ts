import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from '../../../test-kit/embedded-database.ts';
import type { OpenDatabase } from '../open-database.ts';
import { tendTables } from './tend-tables.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmbedded();
  await sql`create table sheep (id int primary key, name text)`.execute(database.db);
  await tendTables(database.db);
});
afterAll(() => database.close());

/** As if every statement so far had been counted: the database does so a little later. */
const count = () => sql`select pg_stat_force_next_flush()`.execute(database.db);

async function expectedRows(): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select * from sheep where name = 'Dolly'`.execute(database.db);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? Number.NaN;
}

it('the embedded database knows what its tables hold once they have grown, and rests while little changes', async () => {
  const { db } = database;
  await sql`insert into sheep select n, 'Dolly' from generate_series(1, 3000) n`.execute(db);
  await count();
  expect(await expectedRows()).toBeLessThan(3_000);
  expect(await tendTables(db)).toContain('sheep');
  expect(await expectedRows()).toBe(3_000);

  await sql`update sheep set name = 'Shaun' where id < 100`.execute(db);
  await count();
  expect(await tendTables(db)).not.toContain('sheep');
});

it('the room of rows that are gone is used again', async () => {
  const { db } = database;
  const size = async () =>
    (await sql<{ size: number }>`select pg_relation_size('sheep') as size`.execute(db)).rows[0]?.size ?? 0;
  const before = await size();
  for (let round = 0; round < 5; round += 1) {
    await sql`delete from sheep`.execute(db);
    await count();
    expect(await tendTables(db)).toContain('sheep');
    await sql`insert into sheep select n, 'Dolly' from generate_series(1, 3000) n`.execute(db);
  }
  expect(await size()).toBeLessThanOrEqual(before);
});
