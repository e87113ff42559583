// `npm test`: everything, on a fresh machine too. `npm test -- unit|server|postgres|browser` runs one part.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { env, installPackages, node, root } from './prepare.mjs';
import { ensurePrograms, startServices } from './services.mjs';

const parts = ['unit', 'server', 'postgres', 'browser'];
const asked = process.argv.slice(2).filter((it) => parts.includes(it));
const wanted = asked.length > 0 ? asked : parts;
const rest = process.argv.slice(2).filter((it) => !parts.includes(it));

installPackages();
const programs = wanted.some((it) => it === 'postgres' || it === 'browser') ? ensurePrograms() : {};
if (wanted.includes('browser')) build();

const folder = mkdtempSync(join(tmpdir(), 'chatty-tests-'));
const vitest = (projects, extra = {}) => {
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap((it) => ['--project', it]), ...rest];
  return spawnSync(node, args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra } }).status === 0;
};
const dump = { TEST_PGLITE_DUMP: join(folder, 'migrated.tar') };

let good = true;
const say = (title) => console.log(`\n— ${title}`);
const embedded = wanted.filter((it) => it === 'unit' || it === 'server');
if (embedded.length > 0) {
  say(`${embedded.join(' and ')} tests, on the embedded database`);
  good = vitest(embedded, dump) && good;
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
    good = vitest(['browser'], { ...onReal, CHROMIUM_PATH: programs.chromium }) && good;
  }
  services.stop();
}
rmSync(folder, { recursive: true, force: true });
process.exit(good ? 0 : 1);
