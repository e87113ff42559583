import type { FastifyInstance } from 'fastify';
import { texts } from '#texts/shopify.ts';
import { shopDomainOf } from '../../../adapters/shopify/wire/shopify-fetch.ts';
import { framePage } from '../../../platform/http/page-headers.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../ctx.ts';
import { bouncePath, embeddedIn } from './opening.ts';

/** App Bridge goes wherever this names: only pages of our own are taken, and never this one again. */
function isOwnPage(services: Services, target: string): boolean {
  const own = new URL(services.config.APP_URL).origin;
  if (!URL.canParse(target)) return false;
  const { origin, pathname, protocol } = new URL(target);
  return origin === own && /^https?:$/.test(protocol) && pathname !== bouncePath;
}

/** Serves the page that only loads App Bridge, which comes back to `shopify-reload` with a fresh id token. */
export function mountBouncePage(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: Record<string, string | undefined> }>(bouncePath, async (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const shop = shopDomainOf(query.get('shop') ?? '');
    const targets = query.getAll('shopify-reload');
    const embedded = shop && embeddedIn(services, shop);
    if (!embedded || targets.length !== 1 || !isOwnPage(services, targets[0] ?? ''))
      throw new Problem('bad_input', texts.openAgain);
    return framePage(reply, services.config, embedded.frame)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="en"><head>${embedded.head}<meta charset="utf-8"><title>Chatty</title></head><body></body></html>`,
      );
  });
}
