import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Api } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import type { WriteContents } from '@chatty/simulator/src/content/contents.ts';
import { createSimulator, type Simulator } from '@chatty/simulator/src/simulator.ts';
import { createShopifyCommerce } from '../adapters/shopify/commerce.ts';
import type { ShopAccounts } from '../adapters/shopify/wire/tokens.ts';
import { connectDemoShop, createShopAccounts } from '../features/shopify/index.ts';
import { createSeal } from '../platform/auth/secrets/seal.ts';
import { type Ctx, systemCtx } from '../ctx.ts';
import { signInByLink } from './sign-in.ts';
import { type TestParts, type TestServer, testServer } from './test-server.ts';
import { freePort } from './free-port.ts';

export interface SimulatedStore {
  w: TestServer;
  simulator: Simulator;
  accounts: ShopAccounts;
  /** Connects the simulator's shop and answers work on its behalf. */
  connect(): Promise<Ctx>;
  /** A new admin of a connected shop, signed in. */
  signIn(ctx: Ctx): Promise<Api>;
  close(): Promise<void>;
}

export const simulatedDomain = 'demo-store.myshopify.com';
export const simulatedApp = { clientId: 'test-client-id', clientSecret: 'the secret of the app in tests' };

/** A server whose commerce platform is the real adapter against the simulator, over HTTP. */
export async function simulatedStore(parts: TestParts = {}, contents?: WriteContents): Promise<SimulatedStore> {
  const port = await freePort();
  const appUrl = `http://127.0.0.1:${port}`;
  const simulator = await createSimulator({
    port: 0,
    smtpPort: 0,
    appUrl,
    ...simulatedApp,
    extensionDir: 'extensions/chatbox',
    shopDomain: simulatedDomain,
    ...(contents ? { contents } : {}),
    webhookRetryDelaysMs: [20, 50],
    // Waiting is cut short below, so there must be nothing to wait for: how fast tests ask is the machine's affair.
    bucket: { size: 100_000, restoreRate: 10_000 },
  });
  await simulator.start();
  let accounts: ShopAccounts | null = null;
  const opened = () => accounts ?? Promise.reject(new Error('the database is not open yet'));
  const commerce = createShopifyCommerce({
    app: simulatedApp,
    accounts: {
      read: async (shopId) => (await opened()).read(shopId),
      save: async (shopId, tokens) => (await opened()).save(shopId, tokens),
      releaseRefresh: async (shopId, ended) => (await opened()).releaseRefresh(shopId, ended),
      claimRefresh: async (shopId, ms) => (await opened()).claimRefresh(shopId, ms),
    },
    simulatorUrl: simulator.origin,
    now: () => new Date(),
    pause: (ms) => pauseFor(Math.min(ms, 20)),
  });
  const w = await testServer({
    commerce,
    ...parts,
    env: {
      PORT: String(port),
      APP_URL: appUrl,
      SHOPIFY_SIMULATOR_URL: simulator.origin,
      SHOPIFY_CLIENT_ID: simulatedApp.clientId,
      SHOPIFY_CLIENT_SECRET: simulatedApp.clientSecret,
      ...parts.env,
    },
  });
  accounts = createShopAccounts(w.services.db, createSeal(w.services.config.APP_SECRET));
  return {
    w,
    simulator,
    accounts,
    async connect() {
      const shopId = await connectDemoShop(w.services, simulatedDomain);
      // Its plan has room for the whole catalogue.
      await w.services.db.updateTable('shops').set({ plan: 'pro' }).where('id', '=', shopId).execute();
      return systemCtx(w.services, shopId);
    },
    async signIn({ shopId, db }) {
      const id = newId();
      const email = `${id}@shop.example`;
      const auth_id = await w.services.sessions.addPerson({ email, name: 'Maya Lind' });
      await db
        .insertInto('members')
        .values({ shop_id: shopId, id, auth_id, full_name: 'Maya Lind', email, role: 'admin' })
        .execute();
      return (await signInByLink(w, email)).api;
    },
    async close() {
      await w.close();
      await simulator.close();
    },
  };
}
