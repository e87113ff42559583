import type { Route } from '../../apps/server/src/adapters/engine/offline-engine/reading/route-message.ts';
import {
  type Kind,
  kinds,
  sharesOf,
  slotCount,
  type TrainedRoutes,
  vectorOf,
} from '../../apps/server/src/adapters/engine/offline-engine/reading/route-model.ts';
import { shuffled } from '../random-numbers.ts';

export interface Labelled {
  text: string;
  kind: Kind;
  /** What the patterns alone take it for. */
  pattern: Route;
}

const rounds = 15;
const pace = 0.3;
const decay = 1e-3;
/** There are few of them, and to miss one costs most. */
const importance = kinds.map((it) => (it === 'human' ? 1.5 : 1));

/** Logistic regression by AdaGrad (Duchi, Hazan, Singer, 2011). */
export function train(rows: readonly Labelled[]): Float64Array {
  const weights = new Float64Array(slotCount * kinds.length);
  const steps = new Float64Array(slotCount * kinds.length).fill(1e-8);
  const examples = rows.map((it) => ({ vector: vectorOf(it.text, it.pattern), kind: kinds.indexOf(it.kind) }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { vector, kind } of shuffled(examples, round + 1)) {
      const errors = sharesOf(vector, weights).map((share, at) => share - (at === kind ? 1 : 0));
      for (const [slot, value] of vector) {
        for (const [at, error] of errors.entries()) {
          const index = slot * kinds.length + at;
          const weight = weights[index] ?? 0;
          const gradient = value * error * (importance[kind] ?? 1) + decay * weight;
          const step = (steps[index] ?? 0) + gradient * gradient;
          steps[index] = step;
          weights[index] = weight - (pace * gradient) / Math.sqrt(step);
        }
      }
    }
  }
  return weights;
}

/** The weights as one byte each. */
export function packed(weights: Float64Array): TrainedRoutes {
  const highest = weights.reduce((most, it) => Math.max(most, Math.abs(it)), 0);
  const scale = highest / 127;
  const bytes = Int8Array.from(weights, (it) => Math.round(it / scale));
  return { scale, weights: Buffer.from(bytes.buffer).toString('base64') };
}
