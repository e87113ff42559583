import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '../child.ts';
import { newDatabase } from '../database.ts';
import { fine, quantile, whole } from '../figures.ts';
import { openAsker } from './ask-http.ts';

const connections = 64;
const perSecond = 500;

export const visitHeadings = [
  `the chat’s first answers, ${perSecond} a second`,
  'bytes',
  'answered/s',
  'p50 ms',
  'p99 ms',
];

/** A process that has answered for so long is as quick as it gets. */
const warmSeconds = 3;

interface Visit {
  origin: string;
  shop: string;
  token: string;
}

/** Asks at the same pace whether answers come or not; how many ms each took since it was due, and all together. */
async function askSteadily(ask: () => Promise<string>, seconds: number): Promise<{ took: number[]; ms: number }> {
  const took: number[] = [];
  const from = performance.now();
  const asked: Promise<void>[] = [];
  for (let at = 0; at < seconds * perSecond; at += 1) {
    const due = from + (at / perSecond) * 1000;
    if (due > performance.now()) await pause(due - performance.now());
    asked.push(ask().then(() => void took.push(performance.now() - due)));
  }
  await Promise.all(asked);
  return { took, ms: performance.now() - from };
}

/**
 * What a chat asks for when it begins, and when settings change, so many times a second whether the server keeps up or not:
 * the time counts from when each was due.
 */
export async function measureVisits(url: string | undefined, seconds: number): Promise<string[][]> {
  const database = url ? await newDatabase(url) : '';
  const server = startChild(new URL('server.ts', import.meta.url), { SERVER_DATABASE_URL: database });
  const asker = openAsker(connections);
  try {
    const { origin, shop, token } = await server.ask<Visit>('fillVisit', {});
    const boot = `${origin}/client/api/boot?shop=${shop}&locale=en`;
    const mark = (await fetch(boot)).headers.get('etag') ?? '';
    const visit = (known?: string) =>
      asker.ask(`${origin}/client/api/visitors`, '', { shop, locale: 'en', ...(known && { token: known }) });
    const calls = {
      'what all visitors share (GET /boot)': () => asker.ask(boot),
      'the same, known already (304)': () => asker.askWhether(boot, mark),
      'a visit of somebody known (POST /visitors)': () => visit(token),
      'a visit of somebody new (POST /visitors)': () => visit(),
      'the settings after a change (GET /widget)': () => asker.ask(`${origin}/client/api/widget`, token),
    };
    const rows: string[][] = [];
    for (const [name, ask] of Object.entries(calls)) {
      const { length } = await ask();
      await askSteadily(ask, warmSeconds);
      const { took, ms } = await askSteadily(ask, seconds);
      took.sort((a, b) => a - b);
      const quantiles = [quantile(took, 0.5), quantile(took, 0.99)].map((it) => fine(it, 1));
      const on = database ? 'PostgreSQL' : 'PGlite';
      rows.push([`${name}, ${on}`, whole(length), whole((took.length / ms) * 1000), ...quantiles]);
    }
    return rows;
  } finally {
    asker.close();
    await server.close();
  }
}
