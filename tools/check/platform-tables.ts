import { parseSync } from 'oxc-parser';
import type { Finding } from './finding.ts';
import { isCode, isTest, type SourceFile } from './source-tree.ts';

const platform = 'apps/server/src/platform/';

/** What the platform keeps for itself; every other table is a feature’s, who alone knows what stands in it. */
const own = new Set([
  'migrations',
  'kept_secrets',
  // Who is signed in, and what was guessed.
  'account',
  'session',
  'twoFactor',
  'user',
  'verification',
  'one_time_tokens',
  'tries',
  // The event log.
  'event_counters',
  'events',
  // Which processes live, and what they do.
  'processes',
  'running_jobs',
]);

/** Methods of the query builder that name a table first. */
const naming = /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|(inner|left|right|full|cross)Join\w*)$/;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function* nodesOf(value: unknown): Generator<Node> {
  if (isNode(value)) yield value;
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* nodesOf(inner);
}

/** The tables that the migrations make. */
function tablesOf(tree: readonly SourceFile[]): Set<string> {
  const migrations = tree.filter(({ path }) => path.startsWith('apps/server/migrations/'));
  return new Set(
    migrations.flatMap(({ text }) =>
      [...text.matchAll(/create table (?:if not exists )?"?(\w+)/gi)].map((match) => match[1] ?? ''),
    ),
  );
}

/** The first argument of a call like `selectFrom('shops as s')`, which may be several. */
function* namedInCall({ type, callee, arguments: given }: Node): Generator<string> {
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee.property) || !Array.isArray(given)) return;
  if (!naming.test(String(callee.property.name))) return;
  const [first] = given.filter(isNode);
  const tables = first?.type === 'ArrayExpression' ? first.elements : [first];
  for (const { value } of [tables].flat().filter(isNode)) {
    if (typeof value === 'string') yield value.split(' ')[0] ?? '';
  }
}

/** The tables that SQL names, in a text or a template. */
function* namedInSql({ type, value }: Node): Generator<string> {
  const text = type === 'TemplateElement' ? (value as { raw: string }).raw : type === 'Literal' ? value : null;
  if (typeof text !== 'string') return;
  for (const [, name = ''] of text.matchAll(/\b(?:from|into|update|join|table)\s+(?:only\s+)?"?(\w+)/gi)) yield name;
}

/** Finds tables of features in the platform: it knows no feature, neither by an import nor by its tables. */
export function checkPlatformTables(tree: readonly SourceFile[]): Finding[] {
  const tables = tablesOf(tree);
  const findings: Finding[] = [];
  for (const { path, text } of tree) {
    if (!path.startsWith(platform) || !isCode(path) || isTest(path)) continue;
    for (const node of nodesOf(parseSync(path, text).program)) {
      for (const name of new Set([...namedInCall(node), ...namedInSql(node)])) {
        if (!tables.has(name) || own.has(name)) continue;
        const line = text.slice(0, node.start).split('\n').length;
        findings.push({ file: path, line, said: `names ${name}, a feature’s table: let the feature ask it` });
      }
    }
  }
  return findings;
}
