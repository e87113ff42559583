import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDocuments } from '../check/documents.ts';
import { showFinding } from '../check/finding.ts';
import { findCycles } from '../check/imports/import-cycles.ts';
import { checkImports } from '../check/imports/import-rules.ts';
import { findLiteralColors } from '../check/screens/colors.ts';
import { checkWords } from '../check/screens/words.ts';
import { checkPlatformWords } from '../check/platform-words.ts';
import { checkSizes } from '../check/sizes.ts';
import { checkTableOwners } from '../check/tables/owners.ts';
import { readTree } from '../check/source-tree.ts';
import { centralLines, ownFiles } from './made-up-feature.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const passedOver = new Set(['node_modules', 'dist', 'coverage', '.git', '.data']);
const packagesWithModules = ['.', 'apps/server', 'tools'];

let copy: string;

async function addLines(path: string, lines: (typeof centralLines)[string]): Promise<void> {
  let text = await readFile(join(copy, path), 'utf8');
  for (const [below, line] of lines) {
    expect(text, `${path} has a place for ${line}`).toMatch(below);
    text = text.replace(below, (found) => found + line);
  }
  await writeFile(join(copy, path), text);
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'chatty-new-feature-'));
  await cp(root, copy, { recursive: true, filter: (path) => path === root || !passedOver.has(basename(path)) });
  for (const folder of packagesWithModules) {
    const modules = join(root, folder, 'node_modules');
    if (existsSync(modules)) await symlink(modules, join(copy, folder, 'node_modules'));
  }
  for (const [path, text] of Object.entries(ownFiles)) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await writeFile(join(copy, path), text);
  }
  for (const [path, lines] of Object.entries(centralLines)) await addLines(path, lines);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

test('a feature is its own folders and lines in four files of the product at most', () => {
  // tables.ts is made from the migrations.
  const ofProduct = Object.keys(centralLines).filter((path) => !/\/test-kit\/|\/tables\.ts$/.test(path));
  expect(ofProduct.length).toBeLessThanOrEqual(4);
});

function findingsIn(folder: string): string[] {
  const tree = readTree(folder);
  return [
    ...checkImports(tree),
    ...findCycles(tree),
    ...checkTableOwners(tree),
    ...checkPlatformWords(tree),
    ...checkSizes(tree),
    ...checkWords(tree),
    ...checkDocuments(tree, (path) => existsSync(join(folder, path))),
    ...findLiteralColors(tree),
  ].map(showFinding);
}

test('a feature that was added so breaks no rule of the house', () => {
  expect(existsSync(join(copy, 'apps/server/src/features/polls/feature.ts'))).toBe(true);
  const before = new Set(findingsIn(root));
  expect(findingsIn(copy).filter((it) => !before.has(it))).toEqual([]);
}, 60_000);

test('a feature that was added so passes the type checker, in the server and in the admin', async () => {
  const { compilerOptions } = JSON.parse(await readFile(join(copy, 'tsconfig.json'), 'utf8'));
  // The modules are linked, and lead to the packages of the original.
  const paths = Object.fromEntries(
    ['contract', 'client', 'prose'].map((it) => [`@chatty/${it}/*`, [`./packages/${it}/src/*.ts`]]),
  );
  const files = [
    ...Object.keys(ownFiles).filter((path) => /\.tsx?$/.test(path)),
    ...Object.keys(centralLines),
    'apps/server/src/start.ts',
    // What it tells of the window is for the admin too.
    'apps/chatbox/src/loader/shell.ts',
  ];
  const config = { compilerOptions: { ...compilerOptions, paths }, files, include: ['apps/*/src/**/*.d.ts'] };
  await writeFile(join(copy, 'tsconfig.feature.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const said = await promisify(execFile)(process.execPath, [tsc, '-p', 'tsconfig.feature.json'], { cwd: copy }).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => error.stdout,
  );
  expect(said).toBe('');
}, 300_000);
