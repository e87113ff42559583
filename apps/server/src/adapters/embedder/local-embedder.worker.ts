import { parentPort } from 'node:worker_threads';
import { createEncoder } from './encoder/encoder.ts';
import type { EmbedReply, EmbedRequest } from './local-embedder.ts';

const port = parentPort;
if (!port) throw new Error('this file runs only as a worker thread');

const encoder = createEncoder();

port.on('message', ({ id, text }: EmbedRequest) => {
  try {
    const vector = encoder.encode(text);
    const reply: EmbedReply = { id, vector };
    port.postMessage(reply, [vector.buffer]);
  } catch (error) {
    const reply: EmbedReply = { id, reason: error instanceof Error ? error.message : String(error) };
    port.postMessage(reply);
  }
});
