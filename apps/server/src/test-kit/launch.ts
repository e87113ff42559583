import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const program = join(import.meta.dirname, '..', 'main.ts');
const shopify = { SHOPIFY_CLIENT_ID: 'test', SHOPIFY_CLIENT_SECRET: 'test' };

export interface Launched {
  child: ChildProcess;
  /** All that it has said so far. */
  printed(): string;
  /** Resolves once it serves. */
  ready(): Promise<void>;
  /** Whether it still runs. */
  lives(): boolean;
  /** Resolves with the exit code; null where a signal ended it. */
  ended(): Promise<number | null>;
}

/** The real server as a process of its own, on a free port unless `PORT` is given. Only what is in `env` is set. */
export function launch(env: Record<string, string>): Launched {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [...process.execArgv, program], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, PORT: '0', LOG_LEVEL: 'silent', ...shopify, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const serves = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk;
      if (/^Ready: /m.test(text)) serves.resolve();
    });
  }
  const closed = once(child, 'close');
  closed.then(() => serves.reject(new Error(`The server did not start:\n${text}`)), serves.reject);
  serves.promise.catch(() => {});
  const lives = () => child.exitCode === null && child.signalCode === null;
  return {
    child,
    printed: () => text,
    lives,
    ready: () => serves.promise,
    async ended() {
      const [code] = (await closed) as [number | null];
      return code;
    },
  };
}
