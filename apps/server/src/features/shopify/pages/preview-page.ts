import { previewPath } from '@chatty/contract/widget-preview';
import type { FastifyInstance } from 'fastify';
import { shopDomainOf } from '../../../adapters/shopify/wire/shopify-fetch.ts';
import type { Services } from '../../../ctx.ts';
import { embeddedIn } from './opening.ts';

/** A page as stores have them, in outline. */
const blocks = [
  '#ececea 0 0) 24px 20px/120px 14px',
  '#f3f3f2 0 0) 0 54px/100% 220px',
  '#ececea 0 0) 24px 310px/28% 180px',
  '#ececea 0 0) calc(28% + 64px) 310px/28% 180px',
];
const style = `html{background:#fff}body{margin:0;min-height:100vh;background:${blocks
  .map((it) => `linear-gradient(${it} no-repeat`)
  .join()}}`;
const page = `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Chatty</title><style>${style}</style><script type="module" src="/chatbox/preview.js"></script></head><body></body></html>`;

/**
 * Serves the page in which the admin previews the chatbox. It knows no shop and no visitor: it may call nobody, and shows
 * what the page around it posts. Only the admin may frame it, also where that stands in the admin of a shop.
 */
export function mountPreviewPage(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: Record<string, string | undefined> }>(previewPath, async (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1] ?? '');
    const shop = shopDomainOf(query.get('shop') ?? '');
    const around = (shop && embeddedIn(services, shop)?.frame.ancestors) || [];
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
      'font-src https://fonts.gstatic.com',
      "img-src 'self' data: blob: https:",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${["'self'", ...around].join(' ')}`,
    ];
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy.join('; '),
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      })
      .send(page);
  });
}
