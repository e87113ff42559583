import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSimulator } from './simulator.ts';

const appFolder = fileURLToPath(new URL('..', import.meta.url));

/** Says in one sentence why the simulator cannot run, and ends. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function port(name: string, otherwise: number): number {
  const value = Number(process.env[name] ?? otherwise);
  return Number.isInteger(value) && value >= 0 && value < 65_536
    ? value
    : giveUp(`${name} must be a port number, not "${process.env[name]}".`);
}

let close = async () => {};
let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  void close().then(() => process.exit(0));
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// The program that started this one is gone, however it ended.
process.on('disconnect', stop);

const appUrl = process.env.APP_URL ?? 'http://localhost:4000';
if (!URL.canParse(appUrl)) giveUp(`APP_URL must be a URL, not "${appUrl}".`);

const simulator = await createSimulator({
  port: port('SIMULATOR_PORT', 4100),
  smtpPort: port('SIMULATOR_SMTP_PORT', 4125),
  appUrl,
  clientId: process.env.SHOPIFY_CLIENT_ID ?? 'demo-client-id',
  clientSecret: process.env.SHOPIFY_CLIENT_SECRET ?? 'demo-client-secret',
  extensionDir: resolve(appFolder, process.env.EXTENSION_DIR ?? '../../extensions/chatbox'),
  ...(process.env.SIMULATOR_DATA_DIR ? { dataDir: resolve(process.env.SIMULATOR_DATA_DIR) } : {}),
});

close = () => simulator.close();

try {
  await simulator.start();
} catch (error) {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    giveUp(`Port ${String(error.port)} is taken; stop what uses it, or set SIMULATOR_PORT or SIMULATOR_SMTP_PORT.`);
  }
  throw error;
}
process.stdout.write(
  `The demo shop is at ${simulator.origin}/, its admin at ${simulator.origin}/store/${simulator.store.firstShop.handle}, its controls at ${simulator.origin}/simulator, the mailbox at ${simulator.origin}/mailbox\n`,
);
