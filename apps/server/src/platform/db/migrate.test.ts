import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test-kit/test-database.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('each migration runs once, however many processes start at the same time', async () => {
  const { db } = database;
  await sql`alter table conversations drop column by_link`.execute(db);
  await sql`delete from migrations where name = '0044_conversation_links.sql'`.execute(db);
  const ran = await Promise.all([migrate(db), migrate(db), migrate(db)]);
  expect(ran.flat()).toEqual(['0044_conversation_links.sql']);
});

test('a process of an earlier version starts on what a newer one has migrated', async () => {
  const { db } = database;
  await sql`insert into migrations (name) values ('9998_newer.sql')`.execute(db);
  expect(await migrate(db)).toEqual([]);
});
