import type { Engine } from '../../../ports/engine.ts';
import { createOfflineModel } from './offline-model.ts';

/** The engine that needs no key and no network. */
export function createOfflineEngine(): Engine {
  const id = 'offline-1';
  return { id, model: createOfflineModel(id), price: { input: 0, output: 0 } };
}
