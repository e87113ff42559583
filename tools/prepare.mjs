// What every command needs first: the packages installed, and the Node that the project is pinned to.
// Plain JavaScript on purpose: it runs before anything is installed, on Node 20 or newer.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.installed');
const bin = join(root, 'node_modules', '.bin');

/** The environment in which the project's own Node and tools come first. */
export const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
export const node = join(bin, 'node');

/**
 * How the server runs with its embedded database. Optimising PostgreSQL's WebAssembly takes 580 MB for some seconds and
 * gains nothing that can be measured (5,000 inserts a second of processor time either way). The young heap is small, and
 * the old one is collected when it has grown by a fifth instead of by half: without it 35 MB of what nobody needs stay.
 */
export const frugally = [
  '--liftoff-only',
  '--max-semi-space-size=4',
  '--max-old-space-size=512',
  '--heap-growing-percent=20',
];

/**
 * The C library (glibc; others ignore these) gives large pieces back as soon as they are free. Left alone it kept some
 * 60 MB when that was measured, with the encoder before this one.
 */
export const frugalMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
};

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs the packages if the lock file asks for others than are there. */
export function installPackages() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail('Node 20 or newer is needed; this is ' + process.version + '.');
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (about a minute, once) …');
  const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (done.status !== 0) fail('The packages could not be installed; see above.');
  if (lockHash() !== wanted)
    fail('package-lock.json does not fit package.json: run npm install and commit the lock file.');
  writeFileSync(stamp, wanted);
}

/** Runs a command to its end; exits with its code if it fails. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env, ...options });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** Starts a command and hands over its output line by line. */
export function launch(command, args, { onLine, ...options } = {}) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine?.(line, stream === child.stderr);
    });
  }
  return child;
}
