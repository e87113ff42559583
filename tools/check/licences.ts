import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

interface LockEntry {
  version?: string;
  license?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
export type Lock = Record<string, LockEntry>;

export interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
}

/** Licences under which we may ship a package without asking anybody. */
const free = new Set(
  'MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause 0BSD Apache-2.0 MPL-2.0 CC0-1.0 CC-BY-4.0 BlueOak-1.0.0 Unlicense Python-2.0 Zlib WTFPL'.split(
    ' ',
  ),
);

/** Others that are fine for the reason given. */
const reasoned: readonly [RegExp, string][] = [
  [/^@img\/sharp-/, 'libvips is LGPL: a library loaded as it came, which anybody may exchange'],
  [/^@fontsource-variable\//, 'OFL is the licence of fonts: it lets any program carry them, as they came'],
  [/^duck/, 'it says BSD without a number: the license of two clauses'],
];

/** True if the SPDX expression can be met with free licences: one side of an OR, every side of an AND. */
export function isFree(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (/\sOR\s/.test(bare)) return bare.split(/\sOR\s/).some(isFree);
  if (/\sAND\s/.test(bare)) return bare.split(/\sAND\s/).every(isFree);
  return free.has(bare);
}

/** Everything that comes along with these workspaces, on any platform, development tools left out. */
export function shippedPackages(
  lock: Lock,
  workspaces: readonly string[],
  licenceOf: (at: string) => string,
): ShippedPackage[] {
  const seen = new Set<string>();
  const visit = (at: string) => {
    if (seen.has(at)) return;
    seen.add(at);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = lock[at] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = locate(lock, at, name);
      if (found) visit(found);
    }
  };
  for (const it of workspaces) visit(it);
  return [...seen]
    .filter((at) => at.includes('node_modules/') && !lock[at]?.link)
    .map((at) => ({
      name: at.replace(/^.*node_modules\//, ''),
      version: lock[at]?.version ?? '',
      licence: lock[at]?.license ?? licenceOf(at),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
}

/** Where Node would find the package `name` for code in `at`: the nearest node_modules upwards. */
function locate(lock: Lock, at: string, name: string): string | null {
  for (let folder = at; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (lock[place]) return place;
    if (!folder) return null;
  }
}

const lookUp = (root: string) => (at: string) => {
  const file = join(root, at, 'package.json');
  const said: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined;
  return typeof said === 'string' ? said : 'unknown';
};

export function readShipped(root: string): ShippedPackage[] {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const workspaces = Object.keys(lock).filter((it) => /^(apps|packages)\//.test(it) && !it.includes('node_modules/'));
  return shippedPackages(lock, workspaces, lookUp(root));
}

/** Packages that we ship under a licence that is neither free nor reasoned about. */
export function checkLicences(shipped: readonly ShippedPackage[]): Finding[] {
  return shipped
    .filter(({ name, licence }) => !isFree(licence) && !reasoned.some(([pattern]) => pattern.test(name)))
    .map(({ name, version, licence }) => ({
      file: 'package-lock.json',
      said: `${name} ${version} is under ${licence}`,
    }));
}

/** The page docs/licences.md. */
export function licencePage(shipped: readonly ShippedPackage[]): string {
  const groups = Map.groupBy(shipped, ({ licence }) => licence);
  const rows = [...groups].sort(([a], [b]) => a.localeCompare(b, 'en'));
  const lines = [
    '# Licences of what is shipped',
    '',
    'Every package that comes along with the server, the admin, the chatbox and the simulator, by licence. Made by',
    '`npm run check -- licences --write`; `npm run check` fails when it is out of date or a licence is neither free nor reasoned about.',
    '',
    ...reasoned.map(([pattern, why]) => `- \`${pattern.source.replace(/^\^|\\/g, '')}*\`: ${why}.`),
    '',
  ];
  for (const [licence, group] of rows) {
    lines.push(`## ${licence} (${group.length})`, '');
    lines.push(group.map(({ name, version }) => `${name} ${version}`).join(' · '), '');
  }
  return lines.join('\n');
}
