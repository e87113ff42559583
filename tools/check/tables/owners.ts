import { parseSync } from 'oxc-parser';
import type { Finding } from '../finding.ts';
import { placeOf } from '../place.ts';
import { isTest, type SourceFile } from '../source-tree.ts';
import { permittedVisits } from './visits.ts';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** One statement's use of a table that belongs to another part of the server. */
interface Visit {
  file: string;
  line: number;
  guest: string;
  table: string;
  owner: string;
  how: 'reads' | 'writes';
}

const isNode = (it: unknown): it is Node => typeof it === 'object' && it !== null && 'type' in it && 'start' in it;
const nodesIn = (it: unknown): Node[] => (Array.isArray(it) ? it : [it]).filter(isNode);

const reading = /^(selectFrom|from|using|(inner|left|right|full|cross)Join)$/;
const writing = /^(insertInto|updateTable|deleteFrom|mergeInto)$/;
/** Names of tables in SQL that is written out; `delete from` is a writing one. */
const inSql = /\b(insert into|update|delete from|from|join)\s+"?(\w+)"?/gi;

/** Which part of the server owns which table, as the generated types say it. */
function readOwners(tree: readonly SourceFile[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { path, text } of tree) {
    const [, owner] = /^apps\/server\/src\/tables\/([\w-]+)\.ts$/.exec(path) ?? [];
    if (!owner || owner === 'columns') continue;
    for (const [, table] of text.matchAll(/^ {2}(\w+): \{$/gm)) if (table) owners.set(table, owner);
  }
  return owners;
}

/** Whose code a file of the server is; null for tests, and for the demo, which plays all parts. */
function partOf({ path }: SourceFile): string | null {
  const place = placeOf(path);
  if (isTest(path) || !path.endsWith('.ts') || !place) return null;
  if (place.room === 'feature') return place.name;
  if (place.room === 'platform' || place.room === 'hooks') return place.room;
  return place.room === 'server wiring' ? 'wiring' : null;
}

/** The tables that a node names itself, without those of the nodes in it. */
function tablesNamed(node: Node): [table: string, how: 'reads' | 'writes'][] {
  if (node.type === 'CallExpression') {
    const called = isNode(node.callee) ? node.callee.property : null;
    const method = isNode(called) ? String(called.name) : '';
    const how = writing.test(method) ? 'writes' : 'reads';
    if (how === 'reads' && !reading.test(method)) return [];
    const [first] = nodesIn(node.arguments);
    const named = first?.type === 'ArrayExpression' ? nodesIn(first.elements) : first ? [first] : [];
    return named.map((it) => [String(it.value).replace(/ as \w+$/, ''), how]);
  }
  const written =
    node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.type === 'Literal' ? node.value : null;
  if (typeof written !== 'string') return [];
  return [...written.matchAll(inSql)].map(([, verb, table]) => [
    table ?? '',
    /^(from|join)$/i.test(verb ?? '') ? 'reads' : 'writes',
  ]);
}

function visitsIn(file: SourceFile, guest: string, owners: ReadonlyMap<string, string>): Visit[] {
  const visits: Visit[] = [];
  const walk = (node: Node) => {
    if (node.type === 'ImportDeclaration') return;
    for (const [table, how] of tablesNamed(node)) {
      const owner = owners.get(table);
      const line = file.text.slice(0, node.start).split('\n').length;
      if (owner && owner !== guest) visits.push({ file: file.path, line, guest, table, owner, how });
    }
    for (const value of Object.values(node)) nodesIn(value).forEach(walk);
  };
  for (const it of nodesIn(parseSync(file.path, file.text).program.body)) walk(it);
  return visits;
}

/**
 * A table is read and written by the part of the server that owns it; the others ask that part. What visits a table of
 * others all the same stands in visits.ts, and leaves it when it has stopped.
 */
export function checkTableOwners(tree: readonly SourceFile[], permitted = permittedVisits): Finding[] {
  const owners = readOwners(tree);
  const visits = tree.flatMap((it) => {
    const guest = partOf(it);
    // Parsing takes long, and many files name no table at all.
    const names = guest && [...owners.keys()].some((table) => it.text.includes(table));
    return names ? visitsIn(it, guest, owners) : [];
  });
  const isPermitted = (it: Visit) => permitted[it.guest]?.[it.how]?.includes(it.table) ?? false;
  const findings = visits
    .filter((it) => !isPermitted(it))
    .map(({ file, line, table, owner, how }) => ({ file, line, said: `${how} ${table}, which belongs to ${owner}` }));
  for (const [guest, of] of Object.entries(permitted)) {
    for (const how of ['reads', 'writes'] as const) {
      for (const table of of[how] ?? []) {
        if (visits.some((it) => it.guest === guest && it.how === how && it.table === table)) continue;
        findings.push({
          file: 'tools/check/tables/visits.ts',
          line: 1,
          said: `permits what nobody does: ${guest} ${how} ${table}`,
        });
      }
    }
  }
  return findings;
}
