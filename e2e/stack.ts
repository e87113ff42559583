import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../apps/server/src/test-kit/free-port.ts';
import { type Colleague, layDemo } from './demo.ts';

const root = join(import.meta.dirname, '..');
const startMs = 110_000;

export interface Stack {
  /** The demo storefront, without a slash at the end. */
  storefront: string;
  /** The server's data folder: its own while it runs. Empty where a running stack was named. */
  dataFolder: string;
  /** The server with the admin on it, without a slash at the end. */
  admin: string;
  /** Signs the demo owner in, once. Empty where a running stack was named in the environment. */
  ownerLink: string;
  /** A team member who signs in with a password; null where a running stack was named. */
  colleague: Colleague | null;
  /** The server's process and when it was begun, in ms of `performance.now()`; null where a running stack was named. */
  server(): { pid: number; startedAt: number } | null;
  /** What the server printed so far. */
  printed(): string;
  /** Ends the server without warning, as a power cut would. */
  killServer(): Promise<void>;
  /** Starts the server again on the same address with the same data. */
  startServer(): Promise<void>;
  close(): Promise<void>;
}

interface Running {
  child: ChildProcess;
  startedAt: number;
  printed(): string;
}

/** Starts one of our programs and waits until it has printed `ready`. */
async function launch(file: string, env: Record<string, string | undefined>, ready: RegExp): Promise<Running> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...process.execArgv, join(root, file)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout?.on('data', (it) => (text += it));
  child.stderr?.on('data', (it) => (text += it));
  const until = Date.now() + startMs;
  while (!ready.test(text)) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`${file} did not start:\n${text}`);
    }
    await pause(100);
  }
  return { child, startedAt, printed: () => text };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const late = new AbortController();
  await Promise.race([
    gone,
    pause(10_000, undefined, { signal: late.signal }).then(
      () => child.kill('SIGKILL'),
      () => {},
    ),
  ]);
  late.abort();
}

/**
 * Starts the simulated outside world and the server on free ports, with the demo as it is after its first start, or takes
 * the running ones that `E2E_STOREFRONT` and `E2E_ADMIN` name. With the server on `127.0.0.1` the two are different sites to a browser.
 */
export async function openStack(
  extra: Record<string, string | undefined> = {},
  serverHost = 'localhost',
): Promise<Stack> {
  const { E2E_STOREFRONT: storefront, E2E_ADMIN: admin } = process.env;
  if (storefront && admin) {
    const none = async () => {};
    return {
      storefront,
      dataFolder: '',
      admin,
      ownerLink: '',
      colleague: null,
      server: () => null,
      printed: () => '',
      killServer: none,
      startServer: none,
      close: none,
    };
  }
  const folder = await mkdtemp(join(tmpdir(), 'chatty-e2e-'));
  const laid = extra.DATABASE_URL ? null : await layDemo(folder);
  const [port, shopPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const appUrl = `http://${serverHost}:${port}`;
  const shopUrl = `http://localhost:${shopPort}`;
  const app = { SHOPIFY_CLIENT_ID: 'demo-client-id', SHOPIFY_CLIENT_SECRET: 'demo-client-secret' };
  const simulator = await launch(
    'apps/simulator/src/main.ts',
    { ...app, SIMULATOR_PORT: String(shopPort), SIMULATOR_SMTP_PORT: String(smtpPort), APP_URL: appUrl },
    /The demo shop is at/,
  );
  const serverEnv = {
    ...app,
    PORT: String(port),
    APP_URL: appUrl,
    DATA_DIR: folder,
    SHOPIFY_SIMULATOR_URL: shopUrl,
    SMTP_URL: `smtp://localhost:${smtpPort}`,
    LOG_LEVEL: 'warn',
    ...extra,
  };
  const serve = () => launch('apps/server/src/main.ts', serverEnv, /^Ready: /m);
  let server: Running;
  try {
    server = await serve();
  } catch (problem) {
    await end(simulator.child, 'SIGTERM');
    throw problem;
  }
  const told = (pattern: RegExp) => pattern.exec(server.printed());
  const member = told(/^Team member: (\S+) with the password (.+)$/m);
  return {
    storefront: shopUrl,
    dataFolder: folder,
    admin: appUrl,
    ownerLink: told(/^Admin: (\S+)$/m)?.[1] ?? '',
    colleague: member ? { email: member[1] ?? '', password: member[2] ?? '' } : laid,
    server: () => ({ pid: server.child.pid ?? 0, startedAt: server.startedAt }),
    printed: () => server.printed(),
    killServer: () => end(server.child, 'SIGKILL'),
    async startServer() {
      server = await serve();
    },
    async close() {
      await end(server.child, 'SIGTERM');
      await end(simulator.child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
