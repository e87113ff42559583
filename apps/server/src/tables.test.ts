import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from './platform/db/open-database.ts';
import { keptTableTypes, tableTypes } from './test-kit/write-tables.ts';
import { openTestDatabase } from './test-kit/test-database.ts';

let opened: OpenDatabase;
beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.close());

describe('the types of the tables', () => {
  it('are what the migrations make (else: npm run tables)', async () => {
    const made = await tableTypes(opened.db);
    const kept = await keptTableTypes();
    const paths = [...new Set([...made.keys(), ...kept.keys()])];
    const stale = paths.filter((it) => made.get(it) !== kept.get(it));
    expect(stale, 'not what the migrations make: run `npm run tables`').toEqual([]);
  });

  it('belong to features that are there', async () => {
    const owners = [...(await keptTableTypes()).keys()].flatMap((it) => /^tables\/(.+)\.ts$/.exec(it)?.[1] ?? []);
    const isThere = (owner: string) =>
      existsSync(new URL(/^(platform|hooks)$/.test(owner) ? owner : `features/${owner}`, import.meta.url));
    expect(owners.filter((it) => !isThere(it))).toEqual([]);
  });

  it('cannot be made of a table that nobody owns', async () => {
    await sql`create table strays (id uuid primary key)`.execute(opened.db);
    await expect(tableTypes(opened.db)).rejects.toThrow('Nobody owns the table strays');
  });

  it('cannot be made of JSON that nobody has described', async () => {
    await sql`create table strays (id uuid primary key, held jsonb not null)`.execute(opened.db);
    await sql`comment on table strays is '@owner faqs'`.execute(opened.db);
    await expect(tableTypes(opened.db)).rejects.toThrow('strays.held holds JSON');
  });
});
