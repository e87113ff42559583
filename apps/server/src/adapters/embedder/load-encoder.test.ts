import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { loadEncoder } from './load-encoder.ts';

const modelBytes = 27_903_656;

it('the encoder holds its weights once', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const before = process.memoryUsage().arrayBuffers;
  const encoder = await loadEncoder();
  const [vector] = await encoder.embed(['Do you ship to Norway?']);
  expect(vector).toHaveLength(512);
  collect();
  // What it computes with lies in its WebAssembly memory, which is counted elsewhere.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(modelBytes / 2);
});
