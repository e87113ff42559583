import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgliteDialect } from './pglite-dialect.ts';
import { PgliteStatements } from './pglite-statements.ts';

let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create();
  await pglite.exec('create table notes (id int primary key, said text)');
});
afterAll(() => pglite.close());

/** How often the database is entered while `work` is done. */
async function crossings(work: () => Promise<unknown>): Promise<number> {
  let entered = 0;
  const counting = new Proxy(pglite, {
    get(target, name) {
      const it: unknown = Reflect.get(target, name, target);
      if (name === 'execProtocolStream') entered += 1;
      return typeof it === 'function' ? it.bind(target) : it;
    },
  });
  statements = new PgliteStatements(counting, 3);
  await work();
  return entered;
}
let statements: PgliteStatements;

const everything = `select $1::int as whole, $2::text as said, $3::jsonb as data, $4::timestamptz as at, $5::boolean as yes,
  $6::uuid as id, $7::text[] as words, $8::bytea as bytes, $9::float8 as part, null::text as nothing, $10::bigint as large`;
const values = [
  7,
  'x',
  { a: [1, null] },
  new Date('2026-03-01T10:00:00.123Z'),
  true,
  '01a20273-6df0-7e51-8324-62714d0f4a88',
  ['a,b', '"c"', ''],
  new Uint8Array([0, 255]),
  0.5,
  12,
];

describe('a statement on the embedded database', () => {
  it('answers what PGlite itself answers, for every type, the first time and later', async () => {
    const { rows } = await pglite.query(everything, values);
    const own = new PgliteStatements(pglite);
    for (let i = 0; i < 8; i += 1) expect((await own.run(everything, values, false)).rows).toEqual(rows);
    const none = values.map(() => null);
    expect((await own.run(everything, none, false)).rows).toEqual((await pglite.query(everything, none)).rows);
  });

  it('that is known enters the database once', async () => {
    const run = () => statements.run('select $1::int as n', [1], false);
    expect(await crossings(run)).toBe(2);
    const twenty = async () => {
      for (let i = 0; i < 20; i += 1) await run();
    };
    expect(await crossings(twenty)).toBe(21);
  });

  it('is let go of when there are more than the bound', async () => {
    const own = new PgliteStatements(pglite, 3);
    for (let i = 0; i < 10; i += 1) await own.run(`select ${i} as kept`, [], false);
    await own.run('select 9 as kept', [], false);
    const kept = await pglite.query(`select from pg_prepared_statements where statement like 'select % as kept'`);
    expect([own.size, kept.rows.length]).toEqual([3, 3]);
  });

  it('tells how many rows it changed', async () => {
    const own = new PgliteStatements(pglite);
    const add = 'insert into notes select n, $1 from generate_series(1, 5) as n';
    expect((await own.run(add, ['x'], false)).numAffectedRows).toBe(5n);
    expect((await own.run('delete from notes where id > $1', [3], false)).numAffectedRows).toBe(2n);
  });
});

describe('the embedded database', () => {
  const db = () => new Kysely<{ notes: { id: number; said: string | null } }>({ dialect: new PgliteDialect(pglite) });

  it('says what is wrong, and goes on after it', async () => {
    const own = db();
    const twice = () => own.insertInto('notes').values({ id: 100, said: 'x' }).execute();
    await twice();
    await expect(twice()).rejects.toMatchObject({ code: '23505' });
    await expect(sql`select ${'x'}::int`.execute(own)).rejects.toMatchObject({ code: '22P02' });
    await expect(sql`select nonsense`.execute(own)).rejects.toMatchObject({ code: '42703' });
    expect(await own.selectFrom('notes').select('id').where('id', '=', 100).execute()).toEqual([{ id: 100 }]);
  });

  it('takes back what a failed transaction did, with the same statements before and after', async () => {
    const own = db();
    const ids = async () => (await own.selectFrom('notes').select('id').where('id', '>=', 200).execute()).length;
    const add = (id: number, how: typeof own) => how.insertInto('notes').values({ id, said: null }).execute();
    await add(200, own);
    const failing = own.transaction().execute(async (tx) => {
      await add(201, tx);
      await expect(add(201, tx)).rejects.toMatchObject({ code: '23505' });
      await expect(add(202, tx)).rejects.toMatchObject({ code: '25P02' });
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
    expect(await ids()).toBe(1);
    await own.transaction().execute((tx) => add(203, tx));
    expect(await ids()).toBe(2);
  });

  it('keeps a query out of a transaction that somebody else has open on it', async () => {
    const own = db();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const { promise: open, resolve: opened } = Promise.withResolvers<void>();
    const other = pglite.transaction(async (tx) => {
      await tx.query('insert into notes values (300, null)');
      opened();
      await mayEnd;
      await tx.rollback();
    });
    await open;
    const seen = own.selectFrom('notes').select('id').where('id', '=', 300).execute();
    end();
    await other;
    expect(await seen).toEqual([]);
  });

  it('answers with the columns that a table has now', async () => {
    const own = db();
    const all = () => own.selectFrom('notes').selectAll().where('id', '=', 100).execute();
    for (let i = 0; i < 8; i += 1) expect(await all()).toEqual([{ id: 100, said: 'x' }]);
    await sql`alter table notes add column more int default 5`.execute(own);
    expect(await all()).toEqual([{ id: 100, said: 'x', more: 5 }]);
  });
});
