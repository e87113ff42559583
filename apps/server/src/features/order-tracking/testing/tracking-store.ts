import { type Api, createApi } from '@chatty/client/api';
import type { OrderClaim } from '@chatty/contract/orders';
import { expect } from 'vitest';
import type { Ctx } from '../../../ctx.ts';
import { simulatedDomain, simulatedStore } from '../../../test-kit/simulated-store.ts';

export const patient = { timeout: 20_000, interval: 20 };

export interface Visitor {
  api: Api;
  token: string;
  contactId: string;
}

export const find = async ({ api }: Visitor, body: OrderClaim) =>
  (await api('POST /client/api/orders/find', { body })).data;
export const show = async ({ api }: Visitor, body: OrderClaim & { code: string }) =>
  (await api('POST /client/api/orders/code', { body })).data;

export const wrongOf = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

/** A store with orders, whose visitors track them. */
export async function trackingStore() {
  const store = await simulatedStore();
  const ctx: Ctx = await store.connect();
  const { w, simulator } = store;
  const { state } = simulator.store.firstShop;
  const someOrders = () => state.orders.filter((it) => it.email && it.phone && !it.cancelledAt).slice(-6);
  const settings = (orderTrackingSettings: object, isEnableAIAssistant = false) =>
    ctx.db
      .updateTable('shops')
      .set({ widget: JSON.stringify({ isEnableAIAssistant, typeWorking: 'always', orderTrackingSettings }) })
      .execute();
  const mailsTo = (email: string) => w.mails.filter((it) => it.to === email);
  /** A shopper's browser, with what it shows of itself. */
  const arrive =
    (origin: string) =>
    async (given: { customer?: string; token?: string; locale?: string } = {}): Promise<Visitor> => {
      const open = createApi({ origin, token: async () => null });
      const { data } = await open('POST /client/api/visitors', { body: { shop: simulatedDomain, ...given } });
      const api = createApi({ origin, token: async () => data.token });
      return { api, token: data.token, contactId: data.contact.id };
    };
  return {
    store,
    w,
    ctx,
    orders: state.orders,
    someOrders,
    anOrder(at = 0) {
      const order = someOrders()[at];
      if (!order) throw new Error('the demo shop has orders');
      return order;
    },
    settings,
    mailsTo,
    visitor: arrive(w.origin),
    /** Everybody may ask again, the shop's settings are the product's, and no mail is there. */
    async anew() {
      await settings({});
      w.forgetLimits();
      w.mails.length = 0;
      await ctx.db.deleteFrom('tries').execute();
      await ctx.db.deleteFrom('order_attempts').execute();
      await ctx.db.deleteFrom('order_codes').execute();
    },
    /** The code in the latest mail to an address, as soon as so many are there. */
    async codeIn(email: string, count = 1): Promise<string> {
      await expect.poll(() => mailsTo(email).length, patient).toBe(count);
      const code = /^\d{6}/.exec(mailsTo(email).at(-1)?.subject ?? '')?.[0];
      if (!code) throw new Error('the subject begins with the code');
      return code;
    },
    /** All that was asked so far has been looked up. */
    async quiet(): Promise<void> {
      const waiting = async () => (await w.services.jobs.count(ctx.shopId, ctx.db)).map((it) => it.queue);
      await expect.poll(waiting, patient).not.toContain('order-tracking.send-code');
    },
  };
}
export type TrackingStore = Awaited<ReturnType<typeof trackingStore>>;
