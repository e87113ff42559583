// Real PostgreSQL, Redis and Chromium for the tests. Missing Debian packages are installed where that is possible; else
// one sentence says what is missing.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fail } from './prepare.mjs';

const isRoot = userInfo().uid === 0;
const found = (command) => spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout.trim() || null;

function postgresFolder() {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder)
    ? readdirSync(folder)
        .map(Number)
        .filter((it) => it >= 15)
    : [];
  const newest = Math.max(0, ...versions);
  const bin = `${folder}/${newest}/bin`;
  if (newest && existsSync(`${bin}/initdb`)) return bin;
  const own = found('initdb');
  return own ? own.replace(/\/initdb$/, '') : null;
}

const chromium = () => process.env.CHROMIUM_PATH || found('chromium') || found('google-chrome');
const headlessShell = () => process.env.HEADLESS_SHELL_PATH || found('chromium-headless-shell');

/**
 * Installs what is missing of PostgreSQL, Redis and Chromium, where the machine allows it. Chromium's headless shell, the
 * same browser without the windows around it, spares half of what a page costs; without one, Chromium shows everything.
 */
export function ensurePrograms() {
  const wanted = [
    ['PostgreSQL 15 or newer', 'postgresql', postgresFolder],
    ['Redis', 'redis-server', () => found('redis-server') || found('valkey-server')],
    ['Chromium', 'chromium', chromium],
  ];
  const missing = [...wanted, ['its headless shell', 'chromium-headless-shell', headlessShell]].filter(
    ([, , find]) => !find(),
  );
  if (missing.length > 0 && isRoot && found('apt-get')) {
    const names = missing.map(([, name]) => name);
    console.log(`Installing ${names.join(', ')} …`);
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
  }
  const still = wanted.filter(([, , find]) => !find()).map(([title]) => title);
  if (still.length > 0)
    fail(`The tests need ${still.join(', ')}: install ${still.length > 1 ? 'them' : 'it'} and run npm test again.`);
  return { chromium: chromium(), headlessShell: headlessShell() ?? chromium() };
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const isListening = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });

async function answers(probe) {
  for (let i = 0; i < 150; i += 1) {
    if (await probe()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

const memory = '/dev/shm';
const enoughBytes = 4 * 1024 ** 3;

/** A folder in memory, where there is room in it. */
function fastFolder() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > enoughBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** What tests have no use for: data that outlives the machine's power. A killed PostgreSQL still loses nothing. */
const careless = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'];

/**
 * A PostgreSQL of the tests' own, in a temporary folder. It refuses to run as root, so root hands it to `postgres`.
 * `crash` ends it as `kill -9` would; `restart` brings it back on the same port with the same data. Only a `durable` one
 * waits for the disk.
 */
export async function startPostgres({ durable = false } = {}) {
  const bin = postgresFolder();
  const folder = mkdtempSync(join(durable ? tmpdir() : fastFolder(), 'chatty-postgres-'));
  const as = (command, args) => (isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]);
  if (isRoot) spawnSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const made = spawnSync(
    ...as(`${bin}/initdb`, ['-D', data, '-U', 'chatty', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8']),
    { encoding: 'utf8' },
  );
  if (made.status !== 0) fail(`PostgreSQL could not be set up: ${made.stderr}`);
  const port = await freePort();
  const settings = ['max_connections=300', ...(durable ? [] : careless)].flatMap((it) => ['-c', it]);
  const options = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', ...settings];
  const launch = async () => {
    spawn(...as(`${bin}/postgres`, options), { stdio: 'ignore' });
    const ready = await answers(
      () => spawnSync(`${bin}/pg_isready`, ['-h', '127.0.0.1', '-p', String(port)]).status === 0,
    );
    if (!ready) fail('PostgreSQL did not start within 15 seconds.');
  };
  await launch();
  return {
    url: `postgresql://chatty@127.0.0.1:${port}/postgres`,
    crash() {
      spawnSync(...as(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', '-w', 'stop']), { stdio: 'ignore' });
    },
    restart: launch,
    stop() {
      // Not by a signal to what was started: as root that is `runuser`, which keeps it to itself.
      spawnSync(...as(`${bin}/pg_ctl`, ['-D', data, '-m', 'fast', '-w', 'stop']), { stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A Redis of the tests' own. */
export async function startRedis() {
  const port = await freePort();
  const command = found('redis-server') || found('valkey-server');
  const server = spawn(command, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  if (!(await answers(() => isListening(port)))) fail('Redis did not start within 15 seconds.');
  return { url: `redis://127.0.0.1:${port}`, stop: () => server.kill('SIGTERM') };
}

/** Starts both; the addresses are what the server's own variables take. */
export async function startServices(options) {
  const postgres = await startPostgres(options);
  const redis = await startRedis();
  return {
    postgresUrl: postgres.url,
    redisUrl: redis.url,
    stop() {
      redis.stop();
      postgres.stop();
    },
  };
}
