import { z } from 'zod';
import { readConfig } from './config.ts';
import { operatorKey, type operatorPaths } from './platform/auth/operator-key.ts';

const Answer = z.object({ data: z.unknown().optional(), error: z.string().optional() });

/** What a program of the operator is started with. */
export type Env = Record<string, string | undefined>;

/**
 * Asks the server beside this program in the operator's name. Both read the same environment: that is how the server knows
 * who asks. Throws one sentence for the operator.
 */
export async function askAsOperator<T>(
  path: (typeof operatorPaths)[keyof typeof operatorPaths],
  body: object,
  data: z.ZodType<T>,
  env: Env,
): Promise<T> {
  const { APP_SECRET, HOST, PORT } = readConfig(env);
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${operatorKey(APP_SECRET)}` },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(`No server answers at ${origin}: run this beside it, with its environment.`);
  });
  const answer = Answer.parse(await response.json());
  if (answer.error !== undefined || !response.ok) throw new Error(answer.error ?? 'The server gave no answer.');
  return data.parse(answer.data);
}

/** Prints what a program of the operator answers, or why it cannot. */
export async function printFor(answer: () => Promise<string>): Promise<void> {
  try {
    console.log(await answer());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
