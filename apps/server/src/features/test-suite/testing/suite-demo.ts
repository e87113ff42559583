import { type Api, createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { createOfflineEngine } from '../../../adapters/engine/offline-engine/index.ts';
import type { Ctx } from '../../../ctx.ts';
import type { Engine } from '../../../ports/engine.ts';
import { simulatedDomain, type SimulatedStore, simulatedStore } from '../../../test-kit/simulated-store.ts';
import { until } from '../../../test-kit/until.ts';

const syncMs = 60_000;
const answerMs = 15_000;

export interface SuiteDemo extends Pick<SimulatedStore, 'w' | 'simulator' | 'close'> {
  ctx: Ctx;
  /** An admin, signed in. */
  member: Api;
  /** A new visitor's id. */
  visitor(): Promise<string>;
  /** A new visitor asks this; answers with their conversation, once the assistant has ended its turn. */
  visitorAsks(text: string): Promise<string>;
  /** No case, run or setting is left of the test before. */
  empty(): Promise<void>;
}

/** The simulator's shop, its catalog and pages read, whose assistant is to be tested. */
export async function openSuiteDemo(engine: Engine = createOfflineEngine()): Promise<SuiteDemo> {
  const store = await simulatedStore({ engine });
  const ctx = await store.connect();
  const { db } = store.w.services;
  await db.updateTable('shops').set({ plan: 'pro' }).where('id', '=', ctx.shopId).execute();
  await until('the store was still being read', syncMs, async () => {
    const products = db.selectFrom('syncs').select('kind').where('shop_id', '=', ctx.shopId);
    const synced = await products
      .where('kind', '=', 'products')
      .where('finished_at', 'is not', null)
      .executeTakeFirst();
    const page = await db.selectFrom('store_pages').select('id').where('shop_id', '=', ctx.shopId).executeTakeFirst();
    return page && synced;
  });
  const open = createApi({ origin: store.w.origin, token: async () => null });
  const arrive = async () =>
    (await open('POST /client/api/visitors', { body: { shop: simulatedDomain, locale: 'en' } })).data;
  return {
    ...store,
    ctx,
    member: await store.signIn(ctx),
    visitor: async () => (await arrive()).contact.id,
    async visitorAsks(text) {
      const { token } = await arrive();
      const api = createApi({ origin: store.w.origin, token: async () => token });
      const params = { id: newId() };
      const body = { id: newId(), text };
      await api('POST /client/api/conversations/:id/messages', { params, body });
      await until('the assistant had not finished', answerMs, () =>
        db.selectFrom('decisions').select('id').where('conversation_id', '=', params.id).executeTakeFirst(),
      );
      return params.id;
    },
    async empty() {
      store.w.forgetLimits();
      for (const table of ['suite_runs', 'suite_cases', 'suite_settings'] as const)
        await db.deleteFrom(table).where('shop_id', '=', ctx.shopId).execute();
    },
  };
}
