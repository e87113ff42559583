import { createOfflineEngine } from '../adapters/engine/offline-engine/index.ts';
import { Unreachable } from '../platform/problem.ts';
import type { Commerce } from '../ports/commerce.ts';
import type { Embedder } from '../ports/embedder.ts';

/** A store that does not answer: what a test that is not about the store sees. */
const away = async (): Promise<never> => {
  throw new Unreachable('The store does not answer.');
};

const noCommerce: Commerce = {
  facts: away,
  countProducts: away,
  readProducts: away,
  readProduct: away,
  readPages: away,
  readDiscounts: away,
  readCustomer: away,
  findOrder: away,
  ordersOf: away,
  publishEmbed: away,
};

/** An encoder that does not answer: retrieval goes by words alone. */
const noEmbedder: Embedder = { id: 'none', dimensions: 1, embed: away };

export const offlineParts = () => ({ commerce: noCommerce, embedder: noEmbedder, engine: createOfflineEngine() });
