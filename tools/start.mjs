// `npm start`: installs what is missing, builds, and starts the simulated world and the server.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './build.mjs';
import { env, fail, frugally, frugalMemory, installPackages, launch, node, root, run } from './prepare.mjs';

// Looked at before anything that takes time: who is gone by then must not be taken for somebody else.
const startedBy = process.env.npm_lifecycle_event ? whoStartedUs() : null;
installPackages();
build();

const data = resolve(root, process.env.DATA_DIR || '.data');
// Not under a server that uses it.
if (process.argv.includes('--fresh')) run(node, ['apps/server/src/platform/db/embedded/data-folder.ts', data]);

const production = process.env.NODE_ENV === 'production';
const port = process.env.PORT || '4000';
const simulatorPort = process.env.SIMULATOR_PORT || '4100';
const smtpPort = process.env.SIMULATOR_SMTP_PORT || '4125';
const appUrl = process.env.APP_URL || `http://localhost:${port}`;
const simulator = `http://localhost:${simulatorPort}`;
// The simulated Shopify knows us by these; they open nothing else.
const app = { SHOPIFY_CLIENT_ID: 'chatty-demo', SHOPIFY_CLIENT_SECRET: 'of the simulated shop only' };

const children = [];
let stopping = false;
function stopAll(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
    process.exit(code);
  }, 25_000).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(0));

/** The process above another, and its name; null where the system does not say. */
function above(pid) {
  try {
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
}

/**
 * npm runs us in a shell, which dies of the signals that npm passes on without passing them on itself; and nobody passes
 * on what kills npm outright. So we look whether both are still there. Who starts us without npm may leave us alone.
 */
function whoStartedUs() {
  const parent = process.ppid;
  const shell = above(parent);
  return { parent, npm: shell && /^(|ba|da|z|k)sh$/.test(shell.name) ? shell.parent : null };
}
const areGone = ({ parent, npm }) => process.ppid !== parent || (npm !== null && above(parent)?.parent !== npm);
if (startedBy) {
  if (areGone(startedBy)) process.exit(0);
  setInterval(() => areGone(startedBy) && stopAll(0), 500).unref();
}

function begin(folder, extra, onLine) {
  const embedded = !process.env.DATABASE_URL;
  const child = launch(node, [...(embedded ? frugally : []), 'src/main.ts'], {
    cwd: join(root, 'apps', folder),
    env: { ...(embedded ? frugalMemory : {}), ...env, ...extra },
    // The last one is how a child learns that we are gone, however we ended.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    onLine,
  });
  children.push(child);
  child.on('exit', (code) => stopAll(stopping ? (process.exitCode ?? 0) : code || 1));
  return child;
}

function startServer() {
  const demo = production
    ? {}
    : { ...app, SHOPIFY_SIMULATOR_URL: simulator, SMTP_URL: process.env.SMTP_URL || `smtp://localhost:${smtpPort}` };
  const addresses = {};
  const known = production ? {} : { APP_URL: appUrl };
  begin(
    'server',
    { ...demo, ...known, PORT: port, DATA_DIR: data, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
    (line) => {
      const [, name, rest] = /^(Storefront|Admin|Team member): (.*)$/.exec(line) ?? [];
      if (name) addresses[name] = rest;
      else if (line.startsWith('Ready: ') && !production) sayReady(addresses);
      else console.log(line);
    },
  );
}

function sayReady(addresses) {
  console.log(`
Chatty is ready.

  Demo storefront   ${addresses.Storefront}
  Admin (one-time)  ${addresses.Admin}
  Shopify admin     ${simulator}/store/demo-store/apps/chat
  Mailbox           ${simulator}/mailbox
`);
  if (addresses['Team member'])
    console.log(
      `  A team member signs in at ${appUrl}/login: ${addresses['Team member']}\n  and the code that the mailbox then holds\n`,
    );
}

if (production) startServer();
else {
  let started = false;
  const simulated = {
    ...app,
    SIMULATOR_PORT: simulatorPort,
    SIMULATOR_SMTP_PORT: smtpPort,
    APP_URL: appUrl,
    SIMULATOR_DATA_DIR: join(data, 'simulator'),
  };
  begin('simulator', simulated, (line, wrong) => {
    if (wrong) console.error(line);
    else if (!started) {
      started = true;
      startServer();
    }
  });
  setTimeout(() => started || fail('The simulated shop did not start within a minute.'), 60_000).unref();
}
