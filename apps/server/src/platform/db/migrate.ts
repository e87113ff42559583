import { readdir, readFile } from 'node:fs/promises';
import { CompiledQuery } from 'kysely';
import type { Db } from './open-database.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/** Splits a migration into statements: those of ours hold no semicolon inside a text. */
const statements = (sql: string) =>
  sql
    .replace(/^[ \t]*--.*$/gm, '')
    .split(';')
    .map((it) => it.trim())
    .filter(Boolean);

/**
 * Brings the schema up to date; each file runs once, in its own transaction. Several processes may start at once: the
 * first one to take the lock migrates, the others wait and find nothing to do.
 */
export async function migrate(db: Db): Promise<string[]> {
  await db.executeQuery(
    CompiledQuery.raw(
      'create table if not exists migrations (name text primary key, run_at timestamptz default now())',
    ),
  );
  const names = (await readdir(folder)).filter((it) => it.endsWith('.sql')).sort();
  const applied: string[] = [];
  for (const name of names) {
    const sql = await readFile(new URL(name, folder), 'utf8');
    const ran = await db.transaction().execute(async (tx) => {
      await tx.executeQuery(CompiledQuery.raw('lock table migrations in exclusive mode'));
      const { rows } = await tx.executeQuery(CompiledQuery.raw('select 1 from migrations where name = $1', [name]));
      if (rows.length > 0) return false;
      for (const statement of statements(sql)) await tx.executeQuery(CompiledQuery.raw(statement));
      await tx.executeQuery(CompiledQuery.raw('insert into migrations (name) values ($1)', [name]));
      return true;
    });
    if (ran) applied.push(name);
  }
  return applied;
}
