import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createDeflate } from 'node:zlib';
import { expect, it } from 'vitest';
import { createWorkerReader } from './worker-reader.ts';

/** So many megabytes of blanks, packed to a thousandth. */
async function packed(megabytes: number): Promise<Buffer> {
  const packing = createDeflate({ level: 1 });
  const all = buffer(packing);
  const megabyte = Buffer.alloc(1024 * 1024, ' ');
  for (let at = 0; at < megabytes; at += 1) if (!packing.write(megabyte)) await once(packing, 'drain');
  packing.end();
  return all;
}

/** A PDF of one page whose content becomes so large. */
async function bombPdf(megabytes: number): Promise<Buffer> {
  const content = await packed(megabytes);
  const head = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj',
    `4 0 obj<</Filter/FlateDecode/Length ${content.length}>>stream\n`,
  ].join('\n');
  const tail = '\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
  return Buffer.concat([Buffer.from(head), content, Buffer.from(tail)]);
}

it('gives up what takes too long, and is there for the next', async () => {
  const hasty = createWorkerReader({ timeMs: 1 });
  expect(await hasty.readFile('pdf', await bombPdf(1))).toEqual({ problem: 'too_slow' });
  expect(await createWorkerReader().readPage('<h1>Hello</h1>', 'https://a.example/')).toMatchObject({
    page: { html: expect.stringContaining('Hello') },
  });
});

it('gives up what becomes too large, while the process goes on with its own work', async () => {
  const bomb = await bombPdf(300);
  let turns = 0;
  const read: { problem?: string } = {};
  const reading = createWorkerReader({ growthMb: 80 })
    .readFile('pdf', bomb)
    .then((it) => Object.assign(read, it));
  while (Object.keys(read).length === 0) {
    await pause(5);
    turns += 1;
  }
  await reading;
  expect(read).toEqual({ problem: 'too_long' });
  expect(turns).toBeGreaterThan(10);
});
