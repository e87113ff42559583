import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, describe, expect, test } from 'vitest';
import { Unreachable } from '../../platform/problem.ts';
import { createLocalEmbedder } from './local-embedder.ts';

const embedder = createLocalEmbedder();
afterAll(() => embedder.close());

function cosine(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (!a || !b) throw new Error('a vector is missing');
  return a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
}

describe('the local embedder', () => {
  test('puts texts of one meaning nearer to each other than to another meaning', async () => {
    const [wanted, same, other] = await embedder.embed([
      'When will my parcel arrive?',
      'How long does the delivery take?',
      'The soup needs more salt',
    ]);
    expect(wanted).toHaveLength(embedder.dimensions);
    expect(cosine(wanted, wanted)).toBeCloseTo(1, 4);
    expect(cosine(wanted, same)).toBeGreaterThan(cosine(wanted, other) + 0.2);
  });

  test('gives a text the same vector alone, among others, and from memory', async () => {
    const [among] = await embedder.embed(['Can I return it?', 'Do you ship to Norway, and what does it cost?']);
    const [alone] = await embedder.embed(['Can I return it?']);
    const [again] = await embedder.embed(['  Can I\nreturn it? ']);
    expect(cosine(among, alone)).toBeCloseTo(1, 4);
    expect(again).toEqual(alone);
  });

  test('takes empty, foreign, broken and endless texts', async () => {
    const vectors = await embedder.embed(['', '   ', '\ud800', '🏳️‍🌈', 'مرحبا', 'a'.repeat(50_000)]);
    expect(vectors).toHaveLength(6);
    for (const vector of vectors) expect(vector.every(Number.isFinite)).toBe(true);
    expect(vectors[0]?.every((x) => x === 0)).toBe(true);
  });

  test('a question overtakes a batch under way', async () => {
    const order: string[] = [];
    const batch = Array.from({ length: 40 }, (_, i) => `Product number ${i}, a black cotton shirt with long sleeves`);
    const indexing = embedder.embed(batch).then(() => order.push('batch'));
    const asking = embedder.embed(['Is the shop open on Sunday?']).then(() => order.push('question'));
    await Promise.all([indexing, asking]);
    expect(order).toEqual(['question', 'batch']);
  });

  test('the event loop stays free meanwhile', async () => {
    const delays = monitorEventLoopDelay({ resolution: 5 });
    delays.enable();
    await embedder.embed(Array.from({ length: 60 }, (_, i) => `Sentence ${i} about shipping, returns and refunds`));
    delays.disable();
    expect(delays.percentile(50) / 1e6).toBeLessThan(50);
  });

  test('closing rejects what waits, and a later call starts anew', async () => {
    const closing = createLocalEmbedder();
    const waiting = closing.embed(['one', 'two']).catch((error: unknown) => error);
    await closing.close();
    expect(await waiting).toBeInstanceOf(Unreachable);
    expect(await closing.embed(['three'])).toHaveLength(1);
    await closing.close();
  });
});
