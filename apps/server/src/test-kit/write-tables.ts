import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { migrate } from '../platform/db/migrate.ts';
import { type Db, openPgliteInMemory } from '../platform/db/open-database.ts';

const src = new URL('../', import.meta.url);
const folder = new URL('tables/', src);
/** The shapes that columns are made of, written by hand. */
const byHand = 'columns.ts';
const madeBy = '// Made from the migrations by `npm run tables`: change those, not this.\n';

const plain: Record<string, string> = {
  uuid: 'string',
  _uuid: 'string[]',
  text: 'string',
  bool: 'boolean',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  bytea: 'Uint8Array',
  jsonb: 'Json',
  timestamptz: 'Moment',
  date: 'Day',
  numeric: 'Decimal',
};

interface Column {
  name: string;
  dataType: string;
  isNullable: boolean;
  hasDefaultValue: boolean;
  comment?: string;
}

/** What a comment of the database says: its tags, and what stands behind them. */
function readComment(comment = ''): { type?: string; required: boolean; owner?: string; doc: string } {
  const [, owner] = /@owner (\S+)/.exec(comment) ?? [];
  const [, type] = /@type (.+)/.exec(comment) ?? [];
  const doc = comment.replace(/@owner \S+|@type .+|@required/g, '').trim();
  return { type, owner, required: comment.includes('@required'), doc };
}

/** The texts that a check of the table permits in a column, as a type: `role = ANY (ARRAY['admin'::text, …])`. */
function permittedTexts(check: string): [column: string, type: string][] {
  const [, column, texts] = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(check) ?? [];
  return column && texts ? [[column, texts.replaceAll('::text', '').replaceAll(', ', ' | ')]] : [];
}

function typeOf(table: string, column: Column, permitted: string | undefined): string {
  const known = plain[column.dataType];
  const where = `${table}.${column.name}`;
  if (!known) throw new Error(`${where} is a ${column.dataType}: say in write-tables.ts what that is in TypeScript.`);
  const { type, required } = readComment(column.comment);
  if (known === 'Json' && !type) throw new Error(`${where} holds JSON: comment on column ${where} is '@type …'.`);
  const own = type ?? permitted ?? known;
  const maybe = column.isNullable ? ' | null' : '';
  if (required) return `NeverLeftOut<${known === 'Moment' ? 'Date' : own}${maybe}>`;
  const shaped = known === 'Json' ? `Json<${own}>` : own;
  const value = maybe && /^(Json|Moment)/.test(shaped) ? `Maybe${shaped}` : `${shaped}${maybe}`;
  return column.hasDefaultValue ? `Generated<${value}>` : value;
}

const interfaceOf = (owner: string) =>
  `${owner.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Tables`;
const docOf = (doc: string, indent: string) => (doc ? `${indent}/** ${doc} */\n` : '');

/** The tables' types as the database has them, as files of src: one for each owner, and one that gathers them. */
export async function tableTypes(db: Db): Promise<Map<string, string>> {
  const { rows: comments } = await sql<{ name: string; comment: string | null }>`
    select c.relname as name, obj_description(c.oid, 'pg_class') as comment from pg_class as c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(db);
  const { rows: checks } = await sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint as k join pg_class as c on c.oid = k.conrelid
    where k.contype = 'c' and c.relnamespace = 'public'::regnamespace`.execute(db);
  const owned = new Map<string, string[]>();
  const tables = (await db.introspection.getTables()).filter(
    (it) => it.schema === 'public' && it.name !== 'migrations',
  );
  for (const { name, columns } of tables) {
    const { owner, doc } = readComment(comments.find((it) => it.name === name)?.comment ?? '');
    if (!owner) throw new Error(`Nobody owns the table ${name}: comment on table ${name} is '@owner <feature>'.`);
    const permitted = new Map(checks.filter((it) => it.name === name).flatMap((it) => permittedTexts(it.definition)));
    const lines = columns.map(
      (column) =>
        `${docOf(readComment(column.comment).doc, '    ')}    ${column.name}: ${typeOf(name, column, permitted.get(column.name))};\n`,
    );
    const text = `${docOf(doc, '  ')}  ${name}: {\n${lines.join('')}  };\n`;
    owned.set(owner, [...(owned.get(owner) ?? []), text]);
  }
  return filesOf(owned);
}

function filesOf(owned: Map<string, string[]>): Map<string, string> {
  const owners = [...owned.keys()].sort();
  const files = new Map<string, string>();
  for (const owner of owners) {
    const body = `export interface ${interfaceOf(owner)} {\n${owned.get(owner)?.join('')}}\n`;
    const shapes = ['Day', 'Decimal', 'Generated', 'Json', 'MaybeJson', 'MaybeMoment', 'Moment', 'NeverLeftOut'].filter(
      (it) => new RegExp(`\\b${it}\\b`).test(body),
    );
    const imports = shapes.length > 0 ? `import type { ${shapes.join(', ')} } from './columns.ts';\n\n` : '';
    files.set(`tables/${owner}.ts`, `${madeBy}${imports}${body}`);
  }
  const imports = owners.map((it) => `import type { ${interfaceOf(it)} } from './tables/${it}.ts';\n`).join('');
  const parents = owners.map(interfaceOf).join(',\n    ');
  files.set('tables.ts', `${madeBy}${imports}\nexport interface Tables\n  extends ${parents} {}\n`);
  return files;
}

/** The same files as they are kept. */
export async function keptTableTypes(): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((it) => it !== byHand).map((it) => `tables/${it}`);
  const paths = [...names, 'tables.ts'];
  return new Map(await Promise.all(paths.map(async (it) => [it, await readFile(new URL(it, src), 'utf8')] as const)));
}

// Run as a program, it writes what a new database becomes by the migrations.
if (import.meta.main) {
  const opened = await openPgliteInMemory();
  await migrate(opened.db);
  const made = await tableTypes(opened.db);
  for (const path of (await keptTableTypes()).keys()) if (!made.has(path)) await rm(new URL(path, src));
  for (const [path, text] of made) await writeFile(new URL(path, src), text);
  await opened.close();
}
