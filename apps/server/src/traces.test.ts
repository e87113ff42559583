import type { About, Traces } from './ctx.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from './features.ts';
import { hooksTraces } from './hooks/hooks.traces.ts';
import type { OpenDatabase } from './platform/db/open-database.ts';
import { platformTraces } from './platform/platform.traces.ts';
import { openTestDatabase } from './test-kit/test-database.ts';
import { tableTypes } from './test-kit/write-tables.ts';

/** What each part says of its tables, by the name under which it owns them. */
const said = new Map<string, Traces['about']>([
  ['platform', platformTraces.about],
  ['hooks', hooksTraces.about],
  ...features.map((it) => [it.name, it.traces?.about ?? {}] as const),
]);

let database: OpenDatabase;
let owned: { owner: string; table: string }[];
beforeAll(async () => {
  database = await openTestDatabase();
  owned = [...(await tableTypes(database.db))].flatMap(([path, text]) => {
    const [, owner = ''] = /^tables\/(.+)\.ts$/.exec(path) ?? [];
    return [...text.matchAll(/^ {2}(\w+): \{$/gm)].map(([, table = '']) => ({ owner, table }));
  });
});
afterAll(() => database.close());

describe('a table', () => {
  it('is said by its owner, and by nobody else, to be about a contact, the team, or nobody', () => {
    const silent = owned.filter(({ owner, table }) => !said.get(owner)?.[table]);
    expect(silent, 'say in <name>.traces.ts about whom they are').toEqual([]);
    const named = [...said.values()].flatMap((it) => Object.keys(it));
    expect(named.toSorted()).toEqual(owned.map((it) => it.table).toSorted());
  });

  it('that names somebody in a column is said to be about somebody', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = current_schema()`.execute(database.db);
    const about = new Map<string, About>([...said.values()].flatMap((it) => Object.entries(it)));
    const ofContacts = /^(contact_id|conversation_id|customer_id|for_contact)$/;
    const ofPeople = /^(member_id|auth_id|userId|.*email.*|.*phone.*|full_name|ipAddress)$/;
    const wrong = rows.filter(({ table, column }) =>
      ofContacts.test(column) ? about.get(table) !== 'contact' : ofPeople.test(column) && about.get(table) === 'nobody',
    );
    expect(wrong).toEqual([]);
  });
});
