import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findLiteralColors } from './screens/colors.ts';
import { checkDocuments } from './documents.ts';
import { type Finding, showFinding } from './finding.ts';
import { findCycles } from './imports/import-cycles.ts';
import { checkImports } from './imports/import-rules.ts';
import { typePrints } from './type-prints.ts';
import { checkLicences, licencePage, readShipped } from './licences.ts';
import { findPrivateMatter } from './private-matter.ts';
import { checkPlatformWords } from './platform-words.ts';
import { checkSizes } from './sizes.ts';
import { checkWords } from './screens/words.ts';
import { readTree } from './source-tree.ts';
import { checkTableOwners } from './tables/owners.ts';

/** What a check found; empty is good. */
type Check = () => string[] | Promise<string[]>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const write = process.argv.includes('--write');
const show = (findings: readonly Finding[]) => findings.map(showFinding);

/** The lines of a tool that say what is wrong and where, without its headings. */
const findingsIn = (said: string) =>
  said
    .split('\n')
    .map((line) => line.replace(/^ *[ix-] /, '').trimEnd())
    .filter((line) => line && !/[━×]|problems?$|^ *(The following|Checked |Skipped |Run |Format|Found )/.test(line));

/** Runs one of the installed tools; its output is the finding if it fails. */
const tool = (command: string, ...args: string[]) => {
  return () =>
    new Promise<string[]>((resolve) => {
      const child = spawn(join(root, 'node_modules/.bin', command), args, { cwd: root });
      let said = '';
      child.stdout.on('data', (text: Buffer) => (said += text));
      child.stderr.on('data', (text: Buffer) => (said += text));
      child.on('error', (error) => resolve([error.message]));
      child.on('close', (code) => resolve(code === 0 ? [] : findingsIn(said)));
    });
};

const strictly = ['--format=unix', '--deny-warnings', '--no-error-on-unmatched-pattern'];
const typesKept = join(root, 'node_modules/.cache/types.json');

/**
 * What the compiler says, and the rules that know types. For all files it takes half a minute, so only those are looked at
 * of which something else may be said than in the last run that found nothing.
 */
async function types(): Promise<string[]> {
  const kept: Record<string, string> = existsSync(typesKept) ? JSON.parse(readFileSync(typesKept, 'utf8')) : {};
  const prints = typePrints(tree);
  const anew = [...prints].filter(([path, print]) => kept[path] !== print).map(([path]) => path);
  const said = anew.length > 0 ? await tool('oxlint', '--type-aware', '--type-check', ...strictly, ...anew)() : [];
  if (said.length === 0) {
    mkdirSync(dirname(typesKept), { recursive: true });
    writeFileSync(typesKept, JSON.stringify(Object.fromEntries(prints)));
  }
  return said;
}

function licences(): string[] {
  const shipped = readShipped(root);
  const file = join(root, 'docs/licences.md');
  const page = licencePage(shipped);
  if (write) writeFileSync(file, page);
  const stale = !existsSync(file) || readFileSync(file, 'utf8') !== page;
  const findings = show(checkLicences(shipped));
  return stale ? [...findings, 'docs/licences.md is out of date: npm run check -- licences --write'] : findings;
}

const tree = readTree(root);
const checks: Record<string, Check> = {
  types,
  lint: tool('oxlint', ...strictly),
  'dead code': tool('knip', '--no-progress', '--cache'),
  // What only tests use is dead too; what waits for a later feature is named in knip.json.
  'tested only': tool('knip', '--no-progress', '--cache', '--production'),
  format: tool('biome', 'format', '--max-diagnostics=20', '--reporter=summary', '.'),
  imports: () => show([...checkImports(tree), ...findCycles(tree)]),
  sizes: () => show(checkSizes(tree)),
  tables: () => show(checkTableOwners(tree)),
  platform: () => show(checkPlatformWords(tree)),
  words: () => show(checkWords(tree)),
  licences,
  documents: () => show(checkDocuments(tree, (path) => existsSync(join(root, path)))),
  colors: () => show(findLiteralColors(tree)),
  'private matter': () => show(findPrivateMatter(tree)),
};

const asked = process.argv.slice(2).filter((it) => !it.startsWith('-'));
const unknown = asked.find((it) => !(it in checks));
if (unknown) {
  console.error(`There is no check "${unknown}"; there are: ${Object.keys(checks).join(', ')}.`);
  process.exit(1);
}

let bad = 0;
async function runCheck(name: string, check: Check): Promise<void> {
  const from = performance.now();
  const said = await check();
  const took = `${((performance.now() - from) / 1000).toFixed(1)} s`;
  if (said.length > 0) bad += 1;
  console.log(
    `${said.length > 0 ? '✗' : '✓'} ${name.padEnd(15)}${took.padStart(7)}${said.length > 0 ? `   ${said.length} lines` : ''}`,
  );
  for (const line of said) console.log(`    ${line}`);
}

// The slow ones are programs of their own: as many at a time as there are processors, the longest first.
const waiting = Object.entries(checks).filter(([name]) => asked.length === 0 || asked.includes(name));
await Promise.all(
  Array.from({ length: Math.max(2, availableParallelism()) }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await runCheck(...next);
  }),
);
process.exit(bad > 0 ? 1 : 0);
