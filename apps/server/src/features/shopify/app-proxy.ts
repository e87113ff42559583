import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isProxySigned } from '../../adapters/shopify/wire/hmac.ts';
import { shopDomainOf } from '../../adapters/shopify/wire/shopify-fetch.ts';
import { tellMark } from '../../platform/http/tell-mark.ts';
import { orNull } from '../../platform/problem.ts';
import { findCustomer } from '../contacts/index.ts';
import { readFaqPage, type StorePageText, storePageText } from '../faqs/index.ts';
import { findShopByDomain, type ShopRow } from '../shops/index.ts';
import { createCustomerProofs, readStorePage } from '../widget/index.ts';
import { type Ctx, type Services, systemCtx } from '../../ctx.ts';
import { shopifyAppOf } from './shopify-app.ts';

/** The page waits for this answer; the visitor can tell a name later. */
const namedWithinMs = 2_000;

/** Name and address of a customer whom we do not know yet, if the store tells them soon enough. */
async function introduce(
  services: Services,
  shopId: string,
  customerId: string,
): Promise<{ name?: string; email?: string }> {
  if (await findCustomer(services, shopId, customerId)) return {};
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, namedWithinMs, null);
  const asked = services.commerce.readCustomer(shopId, customerId).catch((error: unknown) => {
    services.log.debug({ err: error, shopId }, 'a customer was not introduced');
    return null;
  });
  const customer = await Promise.race([asked, late]).finally(() => clearTimeout(timer));
  return { ...(customer?.name ? { name: customer.name } : {}), ...(customer?.email ? { email: customer.email } : {}) };
}

/** What a visitor of a store asks of us through Shopify's app proxy, which signs it. */
interface Proxied {
  query: URLSearchParams;
  /** Null where the app is not installed. */
  shop: ShopRow | null;
}

/** The request, if Shopify signed it; null for anybody else's. */
async function readProxied(services: Services, request: FastifyRequest, secret: string): Promise<Proxied | null> {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const domain = shopDomainOf(query.get('shop') ?? '');
  if (!domain || !isProxySigned(query, secret, services.clock.now())) return null;
  return { query, shop: await orNull(findShopByDomain(services.db, domain)) };
}

/**
 * Answers the storefront's requests that Shopify's app proxy signed: who is signed in there, as a proof for
 * `POST /client/api/visitors` (nobody else can say so), the FAQ page, and the chat page. Does nothing where no app is configured.
 */
export function mountAppProxy(app: FastifyInstance, services: Services): void {
  const shopify = shopifyAppOf(services.config);
  if (!shopify) return;
  const proofs = createCustomerProofs(services.config.APP_SECRET, () => services.clock.now());

  app.get('/proxy/shopify/customer', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const proxied = await readProxied(services, request, shopify.clientSecret);
    if (!proxied) return reply.code(401).send({ success: false });
    const { shop, query } = proxied;
    const customerId = query.get('logged_in_customer_id') ?? '';
    if (!shop || !/^\d{1,20}$/.test(customerId)) return { success: true, data: {} };
    const proof = { shopId: shop.id, customerId, ...(await introduce(services, shop.id, customerId)) };
    return { success: true, data: { proof: await proofs.issue(proof) } };
  });

  /** A page that the store's theme puts into its own layout; null where the shop wants none. */
  const page = (path: string, read: (ctx: Ctx, shop: ShopRow) => Promise<StorePageText | null>) =>
    app.get(path, async (request, reply) => {
      const proxied = await readProxied(services, request, shopify.clientSecret);
      if (!proxied) return reply.code(401).send({ success: false });
      const { shop } = proxied;
      const text = shop && (await read(systemCtx(services, shop.id), shop));
      if (!text) return reply.code(404).header('cache-control', 'no-store').send({ success: false });
      // Whoever keeps it asks each time whether it is still this one: what a merchant changes is seen at once.
      void reply.header('cache-control', 'public, no-cache');
      if (tellMark(request, reply, text.mark)) return reply.code(304).send();
      return reply.type('application/liquid').send(text.liquid);
    });
  page('/proxy/shopify/faqs', readFaqPage);
  page('/proxy/shopify/page', async (ctx, shop) => {
    const liquid = await readStorePage(ctx, shop);
    return liquid === null ? null : storePageText(liquid);
  });
}
