import { parentPort } from 'node:worker_threads';
import { loadEncoder } from './load-encoder.ts';
import type { EmbedReply, EmbedRequest } from './local-embedder.ts';

const port = parentPort;
if (!port) throw new Error('this file runs only as a worker thread');

const model = loadEncoder();

port.on('message', async ({ id, texts }: EmbedRequest) => {
  try {
    const rows = await (await model).embed([...texts]);
    const vectors = rows.map((row) => Float32Array.from(row));
    const reply: EmbedReply = { id, vectors };
    port.postMessage(
      reply,
      vectors.map((vector) => vector.buffer),
    );
  } catch (error) {
    const reply: EmbedReply = { id, reason: error instanceof Error ? error.message : String(error) };
    port.postMessage(reply);
  }
});
