import { expect, test } from 'vitest';
import { checkPlatformTables } from './platform-tables.ts';

const migration = {
  path: 'apps/server/migrations/0001_a.sql',
  text: 'create table shops (id uuid);\ncreate table "session" (id text);\ncreate table events (n int);',
};
const said = (text: string, path = 'apps/server/src/platform/http/a.ts') =>
  checkPlatformTables([migration, { path, text }]).map((it) => `${it.line}: ${it.said}`);

test.each([
  ['selected from', "db.selectFrom('shops').select('id');"],
  ['under another name', "db.selectFrom('shops as s').select('s.id');"],
  ['joined', "db.selectFrom('events').innerJoin('shops', 'shops.id', 'events.shop_id');"],
  ['beside its own', "db.selectFrom(['events', 'shops']);"],
  ['written to', "db.updateTable('shops').set({});"],
  ['in SQL', 'await sql`select 1 from events join shops on true`.execute(db);'],
  ['in SQL, after a value', 'await sql`select ${one} from shops`.execute(db);'],
  ['in SQL that is a text', "await db.query('delete from shops where id = $1');"],
])('a feature’s table in the platform is reported: %s', (_, line) => {
  expect(said(`// first\n${line}`)).toEqual(['2: names shops, a feature’s table: let the feature ask it']);
});

test('its own tables, other rows and what stands in comments are fine', () => {
  const fine = [
    "db.deleteFrom('session').where('id', '=', id);",
    'sql`insert into events (n) select n from fresh`;',
    '// What comes from shops is counted.',
    "const said = 'from here';",
    "db.selectFrom('pgboss.job');",
  ];
  expect(said(fine.join('\n'))).toEqual([]);
});

test('features and tests may name any table', () => {
  const line = "db.selectFrom('shops').select('id');";
  expect(said(line, 'apps/server/src/features/shops/a.ts')).toEqual([]);
  expect(said(line, 'apps/server/src/platform/http/a.test.ts')).toEqual([]);
});
