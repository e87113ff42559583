import type { OfflineEngine } from '../../../ports/engine.ts';
import { createOfflineModel } from './offline-model.ts';
import { saysOnlyThanks } from './reading/only-thanks.ts';

/** The engine that needs no key and no network. */
export function createOfflineEngine(): OfflineEngine {
  const id = 'offline-1';
  return { id, model: createOfflineModel(id), price: { input: 0, output: 0 }, saysOnlyThanks };
}
