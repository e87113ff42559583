import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { Refused, Unreachable } from '../../platform/problem.ts';
import { createOpenaiEmbedder } from './openai-embedder.ts';

interface Received {
  input: string[];
  model: string;
  authorization: string | undefined;
}

type Reply = { status: number; headers?: Record<string, string>; body: unknown };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** An endpoint of the wire format; `reply` answers the nth request, or a vector is made of each text's length. */
async function endpoint(reply: (n: number, received: Received) => Reply | undefined = () => undefined) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const { input, model } = JSON.parse(text) as { input: string[]; model: string };
      const call = { input, model, authorization: request.headers.authorization };
      received.push(call);
      const data = input.map((said, index) => ({ index, embedding: [said.length, 2, 0] })).reverse();
      const { status, headers, body } = reply(received.length, call) ?? { status: 200, body: { data } };
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  const waits: number[] = [];
  const embedder = createOpenaiEmbedder({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key: 'test',
    model: 'small',
    dimensions: 3,
    wait: async (milliseconds) => waits.push(milliseconds),
  });
  return { embedder, received, waits };
}

describe('an OpenAI-compatible embedder', () => {
  test('gives one unit-length vector for each text, in order, whatever order the endpoint answers in', async () => {
    const { embedder, received } = await endpoint();
    const vectors = await embedder.embed(['aa', '', 'aaaa']);
    const expected = [
      [Math.SQRT1_2, Math.SQRT1_2, 0],
      [0, 0, 0],
      [2 / Math.sqrt(5), 1 / Math.sqrt(5), 0],
    ];
    expect(vectors).toEqual(expected.map((it) => Float32Array.from(it)));
    expect(received).toEqual([{ input: ['aa', 'aaaa'], model: 'small', authorization: 'Bearer test' }]);
  });

  test('splits many texts into several requests', async () => {
    const { embedder, received } = await endpoint();
    expect(await embedder.embed(Array.from({ length: 200 }, (_, i) => `text ${i}`))).toHaveLength(200);
    expect(received.map(({ input }) => input.length)).toEqual([96, 96, 8]);
  });

  test('tries a busy endpoint again, at the pace it asks for', async () => {
    const busy = { status: 429, headers: { 'retry-after': '2' }, body: { error: { message: 'slow down' } } };
    const { embedder, waits } = await endpoint((n) =>
      n === 1 ? busy : n === 2 ? { status: 503, body: {} } : undefined,
    );
    expect(await embedder.embed(['a'])).toHaveLength(1);
    expect(waits).toEqual([2000, 1000]);
  });

  test('is unreachable when the endpoint keeps failing, with its reason', async () => {
    const { embedder, received } = await endpoint(() => ({ status: 500, body: { error: { message: 'on fire' } } }));
    const failed = await embedder.embed(['a']).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Unreachable);
    expect(String(failed)).toContain('on fire');
    expect(received).toHaveLength(4);
  });

  test('is refused at once when the key or the request is wrong, with the reason', async () => {
    const { embedder, received } = await endpoint(() => ({ status: 401, body: { error: { message: 'bad key' } } }));
    const failed = await embedder.embed(['a']).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Refused);
    expect(String(failed)).toContain('bad key');
    expect(received).toHaveLength(1);
  });

  test('refuses vectors of other dimensions, or too few', async () => {
    const short = await endpoint(() => ({ status: 200, body: { data: [{ index: 0, embedding: [1] }] } }));
    await expect(short.embedder.embed(['a'])).rejects.toBeInstanceOf(Refused);
    const few = await endpoint(() => ({ status: 200, body: { data: [] } }));
    await expect(few.embedder.embed(['a'])).rejects.toBeInstanceOf(Refused);
  });

  test('is unreachable when nobody listens', async () => {
    const settings = { key: 'test', model: 'small', dimensions: 3, wait: async () => undefined };
    const embedder = createOpenaiEmbedder({ ...settings, baseUrl: 'http://127.0.0.1:1/v1' });
    await expect(embedder.embed(['a'])).rejects.toBeInstanceOf(Unreachable);
  });
});
