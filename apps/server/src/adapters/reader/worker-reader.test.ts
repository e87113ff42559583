import { setTimeout as pause } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createWorkerReader } from './worker-reader.ts';

/** A PDF of one page whose content is a kilobyte for each megabyte that it becomes. */
function bombPdf(megabytes: number): Buffer {
  const content = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '));
  const head = Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj\n4 0 obj<</Filter/FlateDecode/Length ${content.length}>>stream\n`,
  );
  return Buffer.concat([head, content, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF')]);
}

it('gives up what takes too long, and is there for the next', async () => {
  const hasty = createWorkerReader({ timeMs: 1 });
  expect(await hasty.readFile('pdf', bombPdf(50))).toEqual({ problem: 'too_slow' });
  expect(await createWorkerReader().readPage('<h1>Hello</h1>', 'https://a.example/')).toMatchObject({
    page: { html: expect.stringContaining('Hello') },
  });
});

it('gives up what becomes too large, while the process goes on with its own work', async () => {
  let longestMs = 0;
  let isOver = false;
  const reading = createWorkerReader({ growthMb: 150, timeMs: 25_000 })
    .readFile('pdf', bombPdf(2_000))
    .finally(() => (isOver = true));
  for (let at = performance.now(); !isOver; at = performance.now()) {
    await pause(5);
    longestMs = Math.max(longestMs, performance.now() - at);
  }
  expect(['too_long', 'too_slow', 'damaged', 'no_text']).toContain(((await reading) as { problem: string }).problem);
  expect(longestMs).toBeLessThan(1_000);
});
