import { gzipSync } from 'node:zlib';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { adminRoutes } from './admin-api/admin-routes.ts';
import { hostRoutes } from './admin-host/host-routes.ts';
import { chargePages } from './billing/charge-pages.ts';
import { appControls } from './control/app-controls.ts';
import { shopAdmin } from './control/shop-admin.ts';
import { Mailbox } from './mailbox/mailbox.ts';
import { mailboxRoutes } from './mailbox/mailbox-routes.ts';
import { AnswerScript } from './model/answer-script.ts';
import { modelRoutes } from './model/model-routes.ts';
import { oauthRoutes } from './oauth/oauth-routes.ts';
import { Store } from './shop/store.ts';
import { storefront } from './storefront/index.ts';
import { WebhookSender } from './webhooks/webhook-sender.ts';
import type { SimulatorOptions, World } from './world.ts';

export type { SimulatorOptions } from './world.ts';

const DEFAULT_RETRY_DELAYS_MS = [1000, 2000, 4000, 8000];
const BODY_LIMIT = 20_000_000;
const SMALLEST_GZIP = 1000;

/** A running (or not yet started) outside world: a Shopify shop, a mailbox and a model server. */
export interface Simulator extends World {
  /** Listens on both ports; rejects when one is taken. `origin` and `smtpPort` are right afterwards. */
  start(): Promise<void>;
  close(): Promise<void>;
  smtpPort: number;
}

export async function createSimulator(options: SimulatorOptions): Promise<Simulator> {
  const domain = options.shopDomain ?? 'demo-store.myshopify.com';
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const simulator: Simulator = {
    options,
    origin: `http://localhost:${options.port}`,
    smtpPort: options.smtpPort,
    store: new Store([domain, ...(options.otherShopDomains ?? [])], options.dataDir, new Date(), options.contents),
    webhooks: new WebhookSender({
      appUrl: options.appUrl,
      clientSecret: options.clientSecret,
      retryDelaysMs: options.webhookRetryDelaysMs ?? DEFAULT_RETRY_DELAYS_MS,
    }),
    mailbox: new Mailbox(),
    script: new AnswerScript(),
    async start() {
      simulator.smtpPort = await simulator.mailbox.listen(options.smtpPort);
      options.smtpPort = simulator.smtpPort;
      try {
        await app.listen({ port: options.port, host: '127.0.0.1' });
      } catch (error) {
        await simulator.mailbox.close();
        throw error;
      }
      const address = app.server.address();
      if (typeof address === 'object' && address) simulator.origin = `http://localhost:${address.port}`;
    },
    async close() {
      simulator.webhooks.close();
      await Promise.all([app.close(), simulator.mailbox.close()]);
      simulator.store.save();
    },
  };
  await addRoutes(app, simulator);
  return simulator;
}

async function addRoutes(app: FastifyInstance, world: World): Promise<void> {
  await app.register(cookie, { secret: `storefront:${world.options.clientSecret}` });
  await app.register(formbody);
  compressText(app);
  adminRoutes(app, world);
  oauthRoutes(app, world);
  hostRoutes(app, world);
  chargePages(app, world);
  modelRoutes(app, world);
  shopAdmin(app, world);
  appControls(app, world);
  mailboxRoutes(app, world);
  await storefront(app, world);
}

function compressText(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    const wanted = String(request.headers['accept-encoding'] ?? '').includes('gzip');
    if (
      !isText ||
      !wanted ||
      payload.length < SMALLEST_GZIP ||
      !/text|json|javascript|svg/.test(type) ||
      reply.hasHeader('content-encoding')
    ) {
      return done(null, payload);
    }
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').removeHeader('content-length');
    return done(null, gzipSync(payload));
  });
}
