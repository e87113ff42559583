import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { testServer } from './test-kit/test-server.ts';

describe('a server that is told to stop', () => {
  it('answers what is under way', async () => {
    const arrived = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const files = {
      put: async (_: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) => {
        if (!(bytes instanceof Uint8Array)) await text(bytes);
        arrived.resolve();
        return go.promise;
      },
      open: async () => null,
      remove: async () => {},
      removeAll: async () => {},
    };
    const w = await testServer({ files });
    const { api } = await (await w.shop()).member();
    const saving = api('POST /files', { query: { name: 'notes.txt' }, body: new Blob(['Notes']) });
    await arrived.promise;
    const stopped = w.stop();
    await expect.poll(() => w.app.server.listening).toBe(false);
    go.resolve();
    expect((await saving).data.name).toBe('notes.txt');
    await stopped;
    await w.close();
  });
});
