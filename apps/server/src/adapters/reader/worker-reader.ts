import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { ParsedKind, ReadPage, ReadPart, ReadSitemap, Reader, Unreadable } from '../../ports/reader.ts';

export type ReadTask =
  | { kind: ParsedKind; bytes: Uint8Array }
  | { kind: 'page'; html: string; url: string }
  | { kind: 'sitemap'; xml: string };

export type ReadReply = {
  parts?: ReadPart[];
  page?: ReadPage;
  sitemap?: ReadSitemap;
  problem?: Unreadable;
};

interface ReaderLimits {
  /** What takes longer is given up. */
  timeMs: number;
  /** By how many megabytes the process may grow meanwhile: bytes that are unpacked are no part of a worker's own limit. */
  growthMb: number;
}

const usual: ReaderLimits = { timeMs: 60_000, growthMb: 700 };
const workerHeapMb = 384;
const lookEachMs = 100;
const megabyte = 1024 * 1024;

const workerFile = new URL('./read.worker.ts', import.meta.url);

/** Reads one thing in a worker of its own, which ends with it: what a stranger's file has done is gone afterwards. */
function readAlone(task: ReadTask, { timeMs, growthMb }: ReaderLimits): Promise<ReadReply> {
  const { promise, resolve } = Promise.withResolvers<ReadReply>();
  const worker = new Worker(workerFile, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: workerHeapMb },
    stdout: true,
    stderr: true,
  });
  const before = process.memoryUsage.rss();
  const clock = setTimeout(() => resolve({ problem: 'too_slow' }), timeMs);
  const scale = setInterval(() => {
    if (process.memoryUsage.rss() - before > growthMb * megabyte) resolve({ problem: 'too_long' });
  }, lookEachMs);
  worker.on('message', resolve);
  worker.on('error', (error: NodeJS.ErrnoException) =>
    resolve({ problem: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_long' : 'damaged' }),
  );
  worker.on('exit', () => resolve({ problem: 'damaged' }));
  return promise.finally(async () => {
    clearTimeout(clock);
    clearInterval(scale);
    await worker.terminate();
  });
}

/** A reader whose work is done by one worker thread at a time, so that the server's event loop waits for none of it. */
export function createWorkerReader(limits: Partial<ReaderLimits> = {}): Reader {
  const oneAtATime = pLimit(1);
  const read = (task: ReadTask) => oneAtATime(() => readAlone(task, { ...usual, ...limits }));
  const damaged = { problem: 'damaged' } as const;
  return {
    async readFile(kind, bytes) {
      const { parts, problem } = await read({ kind, bytes });
      return parts ? { parts } : problem ? { problem } : damaged;
    },
    async readPage(html, url) {
      const { page, problem } = await read({ kind: 'page', html, url });
      return page ? { page } : problem ? { problem } : damaged;
    },
    async readSitemap(xml) {
      const { sitemap, problem } = await read({ kind: 'sitemap', xml });
      return sitemap ? { sitemap } : problem ? { problem } : damaged;
    },
  };
}
