import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A process of a measurement, asked over its own channel. */
export interface Child {
  ask<T>(what: string, given?: unknown): Promise<T>;
  close(): Promise<void>;
}

interface Question {
  n: number;
  what: string;
  given: unknown;
}

type Reply = { n: number; result: unknown } | { n: number; wrong: string };

/** Starts a module in a process of its own; the module must call `answer`. */
export function startChild(module: URL, env: Record<string, string> = {}, execArgv: readonly string[] = []): Child {
  const child: ChildProcess = fork(module, { env: { ...process.env, ...env }, execArgv: [...execArgv] });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let n = 0;
  child.on('message', (message) => {
    const reply = message as Reply;
    const asker = waiting.get(reply.n);
    waiting.delete(reply.n);
    if ('wrong' in reply) asker?.reject(new Error(reply.wrong));
    else asker?.resolve(reply.result);
  });
  child.on('exit', (code) => {
    for (const it of waiting.values()) it.reject(new Error(`${module.pathname} ended with ${code}`));
  });
  return {
    ask<T>(what: string, given?: unknown) {
      n += 1;
      const question: Question = { n, what, given };
      return new Promise<T>((resolve, reject) => {
        waiting.set(question.n, { resolve: (value) => resolve(value as T), reject });
        child.send(question);
      });
    },
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.send({ n: 0, what: 'close', given: null } satisfies Question);
      const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await gone;
      clearTimeout(late);
    },
  };
}

/** Answers the questions of the process that started this one. `close` ends it. */
export function answer(answers: Record<string, (given: never) => unknown>, close?: () => Promise<void>): void {
  process.on('message', async (message) => {
    const { n, what, given } = message as Question;
    if (what === 'close') {
      await close?.();
      process.exit(0);
    }
    const reply = (answer: Reply) => process.send?.(answer);
    try {
      const ask = answers[what];
      if (!ask) throw new Error(`nothing answers "${what}"`);
      reply({ n, result: await ask(given as never) });
    } catch (error) {
      reply({ n, wrong: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  process.on('disconnect', () => process.exit(1));
}
