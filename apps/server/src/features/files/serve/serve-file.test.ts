import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CountedFiles, countedFiles } from '../../../test-kit/counted-files.ts';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';

let w: TestServer;
let disk: CountedFiles;
beforeAll(async () => {
  disk = await countedFiles();
  w = await testServer({ files: disk.files });
});
afterAll(async () => {
  await w.close();
  await disk.remove();
});

const size = 10 * 1024 * 1024;
const letterAt = (at: number) => String.fromCharCode(97 + (at % 26));

async function uploaded(bytes: Buffer): Promise<string> {
  const visitor = await (await w.shop()).visitor();
  const { data } = await visitor.api('POST /client/api/files', {
    query: { name: 'words.txt' },
    body: new Blob([new Uint8Array(bytes)]),
  });
  return data.url.replace(w.services.config.APP_URL, w.origin);
}

describe('a file that is asked for in parts', () => {
  it('is read no further than what is asked for, however large it is and however many ask', async () => {
    const url = await uploaded(
      Buffer.from(
        Array.from({ length: 26 }, (_, at) => letterAt(at))
          .join('')
          .repeat(size / 26),
      ),
    );
    const before = disk.read();
    const letters = await Promise.all(
      Array.from({ length: 300 }, async (_, at) => {
        const answer = await fetch(url, { headers: { range: `bytes=${at}-${at}` } });
        return [answer.status, answer.headers.get('content-length'), await answer.text()];
      }),
    );
    expect(letters).toEqual(Array.from({ length: 300 }, (_, at) => [206, '1', letterAt(at)]));
    expect(disk.read() - before).toBe(300);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    expect(disk.read() - before).toBeLessThanOrEqual(301);
  });

  it('is told its size, and is whole without a range', async () => {
    const url = await uploaded(Buffer.from('0123456789'));
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', '']);
    expect(await (await fetch(url)).text()).toBe('0123456789');
    const part = await fetch(url, { method: 'HEAD', headers: { range: 'bytes=2-4' } });
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '3']);
  });
});

it('an address whose bytes are gone, or whose secret is no secret of ours, is told that there is no such file', async () => {
  const url = await uploaded(Buffer.from('0123456789'));
  const odd = fc.oneof(
    fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }).map((it) => it.toWellFormed()),
    fc.string({ minLength: 32, maxLength: 32, unit: fc.constantFrom('é', 'a', '0', '€', '\0', '%', '/', '\\', '😀') }),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (secret) => {
      const answer = await w.app.inject({
        url: new URL(url.replace(/[^/]+$/, '')).pathname + encodeURIComponent(secret),
      });
      expect([400, 404]).toContain(answer.statusCode);
    }),
  );
  const key = new URL(url).pathname.replace(/^\/files\//, '');
  await disk.files.remove(key);
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(404);
});
