import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { openPglite } from '../../apps/server/src/platform/db/open-database.ts';
import { fine, median } from '../figures.ts';

export const pgliteHeadings = [
  'the embedded database on disk, seconds',
  'create',
  'migrate',
  'close',
  'reopen',
  'nothing to migrate',
];

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

/** What the first start pays for a database of its own, and every later one. */
export async function measurePglite(times: number): Promise<string[]> {
  const all: number[][] = [];
  for (let i = 0; i < times; i += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'chatty-bench-'));
    const open = () => openPglite(join(folder, 'database'));
    let opened: Awaited<ReturnType<typeof open>> | undefined;
    const steps = [
      async () => void (opened = await open()),
      async () => opened && migrate(opened.db),
      async () => opened?.close(),
      async () => void (opened = await open()),
      async () => opened && migrate(opened.db),
    ];
    const took: number[] = [];
    for (const step of steps) took.push(await seconds(step));
    all.push(took);
    await opened?.close();
    await rm(folder, { recursive: true, force: true });
  }
  const middle = (step: number) => fine(median(all.map((it) => it[step] ?? Number.NaN)));
  return [`median of ${times}`, ...[0, 1, 2, 3, 4].map(middle)];
}
