import { createOfflineEngine } from '../adapters/engine/offline-engine/index.ts';
import { createWorkerReader } from '../adapters/reader/worker-reader.ts';
import { createOutgoing } from '../platform/http/outgoing.ts';
import { Unreachable } from '../platform/problem.ts';
import type { Commerce } from '../ports/commerce.ts';
import type { Push } from '../ports/push.ts';
import type { Embedder } from '../ports/embedder.ts';

const away = async (): Promise<never> => {
  throw new Unreachable('It does not answer.');
};

/** A store that does not answer: what a test that is not about the store sees. */
const noCommerce: Commerce = {
  facts: away,
  scopes: away,
  countProducts: away,
  countCustomers: away,
  countOrders: away,
  readProducts: away,
  readProduct: away,
  findCollections: away,
  readPages: away,
  readDiscounts: away,
  addShopperCode: away,
  readCustomer: away,
  findOrder: away,
  readOrder: away,
  ordersOf: away,
  subscribeCustomer: away,
  unsubscribeCustomer: away,
  findEmbed: away,
  publishEmbed: away,
  publishFaqBlocks: away,
};

/** An encoder that does not answer: retrieval goes by words alone. */
const noEmbedder: Embedder = { id: 'none', dimensions: 1, embed: away };

/** A push service that does not answer. */
const noPush: Push = { publicKey: away, send: away };

export const offlineParts = () => ({
  commerce: noCommerce,
  embedder: noEmbedder,
  engine: createOfflineEngine(),
  offlineEngine: createOfflineEngine(),
  push: noPush,
  reader: createWorkerReader(),
  outgoing: createOutgoing({ alsoThisMachine: true }),
});
