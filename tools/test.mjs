// `npm test`: everything, on a fresh machine too. `npm test -- unit|server|postgres|browser` runs one part, and
// `npm test -- long` lets the chaos runs and the walks over all paths take their time.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { env, installPackages, node, root } from './prepare.mjs';
import { ensurePrograms, startServices } from './services.mjs';

const parts = ['unit', 'server', 'postgres', 'browser'];
const words = process.argv.slice(2);
const asked = words.filter((it) => parts.includes(it));
const wanted = asked.length > 0 ? asked : parts;
const isLong = words.includes('long');
const rest = words.filter((it) => !parts.includes(it) && it !== 'long');

installPackages();
const programs = wanted.some((it) => it === 'postgres' || it === 'browser') ? ensurePrograms() : null;
if (wanted.includes('browser')) build();

const folder = mkdtempSync(join(tmpdir(), 'chatty-tests-'));
// The tests start some sixty servers as processes of their own: what Node compiled for the first serves the others.
const common = { ...env, NODE_COMPILE_CACHE: join(folder, 'compiled'), ...(isLong ? { TEST_LONG: '1' } : {}) };
/** Runs the tests of some projects; what is run beside others says everything at its end. Resolves with whether all is well. */
function vitest(projects, extra = {}, { beside = false } = {}) {
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap((it) => ['--project', it]), ...rest];
  const stdio = ['ignore', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'];
  const child = spawn(node, args, { cwd: root, stdio, env: { ...common, ...extra } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ good: code === 0, said }));
  });
}

const began = performance.now();
const say = (title) =>
  console.log(`\n— ${title} (${Math.round((performance.now() - began) / 1000)} s after the start)`);

const services = programs ? await startServices() : null;
const onReal = { TEST_DATABASE_URL: services?.postgresUrl, TEST_REDIS_URL: services?.redisUrl };
const embedded = wanted.filter((it) => it === 'unit' || it === 'server');
const ended = [];
if (wanted.includes('postgres')) {
  // Beside those on the embedded database: each kind leaves the processors idle for a third of its time.
  const beside = embedded.length > 0;
  if (!beside) say('server tests, on PostgreSQL and Redis');
  ended.push(vitest(['server'], onReal, { beside }));
}
if (embedded.length > 0) {
  const also = ended.length > 0 ? '; beside them server tests on PostgreSQL and Redis' : '';
  say(`${embedded.join(' and ')} tests, on the embedded database${also}`);
  ended.push(vitest(embedded));
}
let good = true;
for (const part of await Promise.all(ended)) {
  if (part.said) say(`server tests, on PostgreSQL and Redis\n${part.said}`);
  good = part.good && good;
}
if (wanted.includes('browser')) {
  say('browser tests, in Chromium');
  const browsers = { CHROMIUM_PATH: programs.chromium, HEADLESS_SHELL_PATH: programs.headlessShell };
  good = (await vitest(['browser'], { ...onReal, ...browsers })).good && good;
}
services?.stop();
say(good ? 'all is well' : 'not all is well');
rmSync(folder, { recursive: true, force: true });
process.exit(good ? 0 : 1);
