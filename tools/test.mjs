// `npm test`: everything, on a fresh machine too. `npm test -- unit|server|postgres|browser` runs one part, and
// `npm test -- long` lets the chaos runs and the walks over all paths take their time, and runs on both databases what
// may use either.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
const programs = wanted.some((it) => it === 'postgres' || it === 'browser') ? ensurePrograms() : {};
if (wanted.includes('browser')) build();

const folder = mkdtempSync(join(tmpdir(), 'chatty-tests-'));
const wrong = join(folder, 'what-failed');
const common = {
  ...env,
  // The tests start some sixty servers as processes of their own: what Node compiled for the first serves the others.
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
  WHAT_FAILED: wrong,
  ...(isLong ? { TEST_LONG: '1' } : {}),
};
const vitest = (projects, extra = {}) => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap((it) => ['--project', it]), ...rest];
  const { status, signal } = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: { ...common, ...extra } });
  if (status !== 0)
    appendFileSync(wrong, `FAILED the ${projects.join(' and ')} tests, which ended with ${status ?? signal}\n`);
  return status === 0;
};

let good = true;
const began = performance.now();
const say = (title) =>
  console.log(`\n— ${title} (${Math.round((performance.now() - began) / 1000)} s after the start)`);
const embedded = wanted.filter((it) => it === 'unit' || it === 'server');
if (embedded.length > 0) {
  say(`${embedded.join(' and ')} tests, on the embedded database`);
  const isTwice = wanted.includes('server') && wanted.includes('postgres');
  good = vitest(embedded, isTwice && !isLong ? { TEST_FEATURES_ELSEWHERE: '1' } : {}) && good;
}
const real = wanted.filter((it) => it === 'postgres' || it === 'browser');
if (real.length > 0) {
  const services = await startServices();
  const onReal = { TEST_DATABASE_URL: services.postgresUrl, TEST_REDIS_URL: services.redisUrl };
  if (real.includes('postgres')) {
    say('server tests, on PostgreSQL and Redis');
    good = vitest(['server'], onReal) && good;
  }
  if (real.includes('browser')) {
    say('browser tests, in Chromium');
    const browsers = { CHROMIUM_PATH: programs.chromium, HEADLESS_SHELL_PATH: programs.headlessShell };
    good = vitest(['browser'], { ...onReal, ...browsers }) && good;
  }
  services.stop();
}
// Said again at the end: of a long run often only that is kept.
if (existsSync(wrong)) console.log(`\n${readFileSync(wrong, 'utf8')}`.trimEnd());
say(good ? 'all is well' : 'not all is well');
rmSync(folder, { recursive: true, force: true });
process.exit(good ? 0 : 1);
