import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 20;

/** Asks until there is an answer: anything but nothing, or `true`. Throws, naming what is missing, when there is none after `patienceMs`. */
export async function until<T>(
  missing: string,
  patienceMs: number,
  ask: () => Promise<T | null | undefined | false>,
): Promise<T> {
  for (const end = Date.now() + patienceMs; ; await pause(everyMs)) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`After ${patienceMs / 1_000} seconds ${missing}.`);
  }
}
