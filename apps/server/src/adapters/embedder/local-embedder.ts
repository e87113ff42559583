import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { Refused, Unreachable } from '../../platform/problem.ts';
import type { Embedder } from '../../ports/embedder.ts';

export interface EmbedRequest {
  id: number;
  text: string;
}

export type EmbedReply = { id: number; vector: Float32Array<ArrayBuffer> } | { id: number; reason: string };

export interface LocalEmbedder extends Embedder {
  /** Stops the worker; calls still waiting are rejected with `Unreachable`. A later call starts it again. */
  close(): Promise<void>;
}

interface Call {
  texts: readonly string[];
  vectors: Float32Array[];
  resolve(vectors: Float32Array[]): void;
  reject(error: Error): void;
}

const dimensions = 384;
/** A meaning is said in the first lines, and the encoder reads no more of them. */
const longestText = 1000;
const rememberedQueries = 500;

/**
 * all-MiniLM-L6-v2, shipped inside an npm package: English, 384 dimensions, no network, no key. It runs in a worker
 * thread, started by the first call, so that the server's event loop never waits for it, and takes one text after another.
 * A call with one text (a visitor waits for it) overtakes calls with several (indexing) and is remembered.
 */
export function createLocalEmbedder(): LocalEmbedder {
  const queries: Call[] = [];
  const batches: Call[] = [];
  const remembered = new LRUCache<string, Float32Array>({ max: rememberedQueries });
  let worker: Worker | undefined;
  let running: Call | undefined;
  let turn = 0;

  function giveUp(error: Error): void {
    const waiting = [...(running ? [running] : []), ...queries.splice(0), ...batches.splice(0)];
    worker = undefined;
    running = undefined;
    for (const call of waiting) call.reject(error);
  }

  function start(): Worker {
    const started = new Worker(new URL('./local-embedder.worker.ts', import.meta.url));
    // A worker that was replaced or closed must not take the calls of its successor with it.
    const lost = (reason: string) => {
      if (worker === started) giveUp(new Unreachable(`the local embedder stopped: ${reason}`));
    };
    started.on('error', (error) => lost(error instanceof Error ? error.message : String(error)));
    started.on('exit', (code) => lost(`exit code ${code}`));
    started.on('message', (reply: EmbedReply) => {
      if (worker === started && running && reply.id === turn) receive(running, reply);
    });
    return started;
  }

  function receive(call: Call, reply: EmbedReply): void {
    running = undefined;
    if ('reason' in reply) {
      dequeue(call);
      call.reject(new Refused(`the local embedder refused the text: ${reply.reason}`));
    } else {
      call.vectors.push(reply.vector);
      if (call.vectors.length >= call.texts.length) {
        dequeue(call);
        call.resolve(call.vectors);
      }
    }
    next();
  }

  function dequeue(call: Call): void {
    const queue = queries[0] === call ? queries : batches;
    queue.shift();
  }

  function next(): void {
    if (running) return;
    const call = queries[0] ?? batches[0];
    if (!call) {
      // An idle worker must not keep a finished process alive.
      worker?.unref();
      return;
    }
    worker ??= start();
    worker.ref();
    running = call;
    turn += 1;
    const request: EmbedRequest = { id: turn, text: call.texts[call.vectors.length] ?? '' };
    worker.postMessage(request);
  }

  function enqueue(queue: Call[], texts: readonly string[]): Promise<Float32Array[]> {
    return new Promise((resolve, reject) => {
      queue.push({ texts, vectors: [], resolve, reject });
      next();
    });
  }

  async function embedQuery(text: string): Promise<Float32Array[]> {
    const vector = remembered.get(text) ?? (await enqueue(queries, [text]))[0] ?? new Float32Array(dimensions);
    remembered.set(text, vector);
    return [vector.slice()];
  }

  return {
    id: 'minilm-l6-v2-en-384',
    dimensions,
    async embed(texts) {
      const prepared = texts.map((text) => text.toWellFormed().replace(/\s+/g, ' ').trim().slice(0, longestText));
      // The model cannot take an empty text; the zero vector is near nothing, which is the truth.
      const filled = prepared.filter((text) => text !== '');
      if (filled.length === 0) return prepared.map(() => new Float32Array(dimensions));
      const [only] = filled;
      const vectors = filled.length === 1 && only ? await embedQuery(only) : await enqueue(batches, filled);
      let taken = 0;
      return prepared.map((text) => (text === '' ? undefined : vectors[taken++]) ?? new Float32Array(dimensions));
    },
    async close() {
      const stopping = worker;
      giveUp(new Unreachable('the local embedder was closed'));
      await stopping?.terminate();
    },
  };
}
