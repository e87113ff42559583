import { setImmediate as turn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueDatabase } from './queue-database.ts';

let pglite: PGlite;
beforeAll(async () => {
  pglite = await PGlite.create();
});
afterAll(() => pglite.close());

it('of many workers that look for jobs at once none keeps the process from its other work', async () => {
  const queue = queueDatabase(pglite);
  const done: number[] = [];
  const looks = Array.from({ length: 20 }, (_, i) => queue.executeSql('select $1::int', [i]).then(() => done.push(i)));
  const seen: number[] = [];
  while (done.length < looks.length) {
    await turn();
    seen.push(done.length);
  }
  await Promise.all(looks);
  const most = Math.max(...seen.map((it, i) => it - (seen[i - 1] ?? 0)));
  expect([done, most <= 2]).toEqual([looks.map((_, i) => i), true]);
});

it('a statement that fails is told to whoever asked, and the next one is answered', async () => {
  const queue = queueDatabase(pglite);
  const wrong = queue.executeSql('select nothing from nowhere');
  const right = queue.executeSql('select $1::int as n', [1]);
  await expect(wrong).rejects.toThrow('nowhere');
  expect((await right).rows).toEqual([{ n: 1 }]);
});
