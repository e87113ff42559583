import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findLiteralColors } from './screens/colors.ts';
import { checkDocuments } from './documents.ts';
import { type Finding, showFinding } from './finding.ts';
import { findCycles } from './import-cycles.ts';
import { checkImports } from './import-rules.ts';
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
const tool = (command: string, ...args: string[]): Check => {
  return () =>
    new Promise((resolve) => {
      const child = spawn(join(root, 'node_modules/.bin', command), args, { cwd: root });
      let said = '';
      child.stdout.on('data', (text: Buffer) => (said += text));
      child.stderr.on('data', (text: Buffer) => (said += text));
      child.on('error', (error) => resolve([error.message]));
      child.on('close', (code) => resolve(code === 0 ? [] : findingsIn(said)));
    });
};

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
  types: tool(
    'tsc',
    '-p',
    'tsconfig.json',
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/types.tsbuildinfo',
  ),
  lint: tool('oxlint', '--type-aware', '--format=unix', '--deny-warnings'),
  format: tool('biome', 'format', '--max-diagnostics=20', '--reporter=summary', '.'),
  'dead code': tool('knip', '--no-progress'),
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
