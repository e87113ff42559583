import { createHmac } from 'node:crypto';
import { Context, Liquid } from 'liquidjs';
import type { FastifyInstance } from 'fastify';
import { trusted } from '../html.ts';
import type { World } from '../world.ts';
import { page } from '../storefront/catalogue-pages.ts';
import { renderPage } from '../storefront/layout.ts';
import { openVisit, type Visit } from '../storefront/visit.ts';
import { liquidContext } from './embed.ts';

const PREFIX = '/apps/chat';
const PASSED_ON = ['content-type', 'accept', 'accept-language', 'user-agent', 'authorization'] as const;

/** Forwards `/apps/chat/...` to the app with a signed query, without cookies either way, as Shopify's app proxy does. */
export async function appProxy(app: FastifyInstance, world: World): Promise<void> {
  await app.register((proxy, _, done) => {
    proxy.removeAllContentTypeParsers();
    proxy.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    proxy.all(`${PREFIX}/*`, async (request, reply) => {
      const visit = openVisit(world, request, reply);
      const [path = '', search = ''] = request.url.split('?');
      const query = signedQuery(
        new URLSearchParams(search),
        visit.shop.domain,
        visit.customer?.id,
        world.options.clientSecret,
      );
      const headers: Record<string, string> = { 'x-forwarded-host': visit.shop.domain, 'x-forwarded-for': request.ip };
      for (const name of PASSED_ON) {
        const value = request.headers[name];
        if (typeof value === 'string') headers[name] = value;
      }
      const target = new URL(`/proxy/shopify${path.slice(PREFIX.length)}?${query}`, world.options.appUrl);
      const response = await fetch(target, {
        method: request.method,
        headers,
        redirect: 'manual',
        ...(Buffer.isBuffer(request.body) && request.method !== 'GET' && request.method !== 'HEAD'
          ? { body: new Uint8Array(request.body) }
          : {}),
      }).catch(() => undefined);
      if (!response) return reply.code(502).type('text/plain').send('The app behind this page does not answer.');
      const type = response.headers.get('content-type') ?? 'application/octet-stream';
      const location = response.headers.get('location');
      if (location) reply.header('location', location);
      if (type.startsWith('application/liquid')) {
        const { html, title, description } = await asLiquid(visit, await response.text());
        return page(
          reply.code(response.status),
          await renderPage(visit, {
            title: title || 'Help',
            ...(description ? { description } : {}),
            template: 'page',
            main: trusted(html),
          }),
        );
      }
      return reply
        .code(response.status)
        .type(type)
        .header('cache-control', response.headers.get('cache-control') ?? 'no-store')
        .send(Buffer.from(await response.arrayBuffer()));
    });
    done();
  });
}

const engine = new Liquid({ jsTruthy: false });

/** What the app answered, rendered as the theme renders its own templates. A mistake in it is shown, as Shopify does. */
async function asLiquid(visit: Visit, source: string): Promise<{ html: string; title: string; description: string }> {
  // A page of the proxy is the theme's: it knows the store, and nothing of the app's own.
  const { app: _, block: __, ...store } = liquidContext(visit, { template: 'page' }, {}, '');
  try {
    const context = new Context(store, engine.options);
    const html = String(await engine.render(engine.parse(source), context));
    // The layout reads what the page assigned: both are escaped already.
    const told = (name: string) => plainOf(String(context.getSync([name]) ?? ''));
    return { html, title: told('page_title'), description: told('page_description') };
  } catch (error) {
    return { html: `Liquid error: ${String(error)}`, title: '', description: '' };
  }
}

/** The text that HTML shows: this layout escapes it again. */
const plainOf = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#123;', '{')
    .replaceAll('&#125;', '}')
    .replaceAll('&amp;', '&');

/** The query of a proxied request with Shopify's own parameters and the signature over all of them. */
export function signedQuery(
  given: URLSearchParams,
  shop: string,
  customerId: number | undefined,
  secret: string,
): URLSearchParams {
  const query = new URLSearchParams(given);
  for (const reserved of ['shop', 'path_prefix', 'timestamp', 'logged_in_customer_id', 'signature', 'hmac'])
    query.delete(reserved);
  query.set('shop', shop);
  query.set('logged_in_customer_id', customerId === undefined ? '' : String(customerId));
  query.set('path_prefix', PREFIX);
  query.set('timestamp', String(Math.floor(Date.now() / 1000)));
  const message = [...new Set(query.keys())]
    .toSorted()
    .map((key) => `${key}=${query.getAll(key).join(',')}`)
    .join('');
  query.set('signature', createHmac('sha256', secret).update(message).digest('hex'));
  return query;
}
