import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskFiles } from '../../apps/server/src/adapters/files/disk-files.ts';
import {
  createPassageIndex,
  type Passage,
  type PassageIndex,
} from '../../apps/server/src/features/knowledge/search/passage-index.ts';
import { bytesOfSaved, savedOfBytes } from '../../apps/server/src/features/retrieval/snapshots/saved-bytes.ts';
import { ownCpuMs } from '../usage.ts';
import type { CachedEmbeddings } from './cached-embeddings.ts';
import { nearestRank } from './measures.ts';
import { readJsonLines } from './rows.ts';

export interface AtSizeRow {
  passages: number;
  vectors: number;
  megabytes: number;
  bytesEach: number;
  median: number;
  p95: number;
  /** What a search takes of the processor, however many others want it. */
  cpu: number;
  buildSeconds: number;
  snapshotMegabytes: number;
  backSeconds: number;
}

interface Faq {
  title: string;
  text?: string;
  variants?: string[];
}

const setNames = ['banking77', 'bitext', 'hint3_curekart'];
const sentencesEach = 3;
const mostQuestions = 300;

/** Numbers from 0 to 1 that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Custom answers, made of what people ask and are told in the sets: a question, three sentences, a vector for each of these. */
async function* customAnswers(folder: string, count: number, embeddings: CachedEmbeddings): AsyncGenerator<Passage> {
  const files = setNames.map((name) => join(folder, name, 'corpus.jsonl')).filter((it) => existsSync(it));
  const faqs = files.flatMap((it) => readJsonLines<Faq>(it));
  const sentences = faqs
    .flatMap(({ title, text = '', variants = [] }) => [title, ...variants, text])
    .filter((it) => it.length > 10);
  const near = await embeddings.of(faqs.map((it) => it.title));
  const next = numbers(12_345);
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(next() * from.length)];
  // A vector near that of a real text: another wording of it.
  const vector = () => (pick(near) ?? new Float32Array(0)).map((x) => x + 0.04 * (next() - 0.5));
  for (let i = 0; i < count; i += 1) {
    const text = Array.from({ length: sentencesEach }, () => pick(sentences)).join('. ');
    yield {
      id: `custom_answer:0199f0b2-0000-7000-8000-${String(i).padStart(12, '0')}:0`,
      kind: 'custom_answer',
      title: `${pick(sentences)} (${i % 5_000})`,
      text: text.slice(0, 500),
      embeddings: Array.from({ length: 1 + sentencesEach }, vector),
    };
  }
}

const held = async () => {
  // What a turn still holds is let go at its end.
  await new Promise(setImmediate);
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** Writes the index as a snapshot and reads it again, as a server does that dropped it. */
async function throughSnapshot(index: PassageIndex): Promise<{ megabytes: number; seconds: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'chatty-snapshot-'));
  try {
    const files = createDiskFiles(folder);
    async function* pieces() {
      yield* bytesOfSaved(index.save());
    }
    await files.put('index', pieces());
    const { size } = await stat(join(folder, 'index'));
    const started = performance.now();
    const hash = createHash('sha256');
    async function* read() {
      for await (const piece of (await files.open('index')) ?? []) {
        hash.update(piece);
        yield piece;
      }
    }
    const restored = createPassageIndex(await savedOfBytes(read(), size));
    hash.digest();
    if (restored.size !== index.size) throw new Error('a snapshot lost passages');
    return { megabytes: size / 1e6, seconds: (performance.now() - started) / 1000 };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** One shop of so many custom answers. Their texts are not kept: what the index takes is all. */
export async function measureAtSize(
  folder: string,
  count: number,
  questions: readonly string[],
  embeddings: CachedEmbeddings,
): Promise<AtSizeRow> {
  const asked = questions.slice(0, mostQuestions);
  const vectors = await embeddings.of(asked);
  const search = (index: PassageIndex) =>
    asked.map((text, i) => {
      const started = performance.now();
      index.search({ text, embedding: vectors[i], limit: 5 });
      return performance.now() - started;
    });
  let index: PassageIndex | null = createPassageIndex();
  let buildMs = 0;
  for await (const it of customAnswers(folder, count, embeddings)) {
    const started = performance.now();
    index.put(it);
    buildMs += performance.now() - started;
  }
  search(index);
  const cpuBefore = ownCpuMs();
  const times = search(index);
  const cpu = (ownCpuMs() - cpuBefore) / times.length;
  const withIndex = await held();
  const snapshot = await throughSnapshot(index);
  const { size } = index;
  // What is free again without it was its own: lexica and code that it had loaded stay.
  index = null;
  const bytes = withIndex - (await held());
  return {
    passages: size,
    vectors: 1 + sentencesEach,
    megabytes: bytes / 1e6,
    bytesEach: bytes / size,
    median: nearestRank(times, 0.5),
    p95: nearestRank(times, 0.95),
    cpu,
    buildSeconds: buildMs / 1000,
    snapshotMegabytes: snapshot.megabytes,
    backSeconds: snapshot.seconds,
  };
}
