import { createHash } from 'node:crypto';
import { standAlonePath } from '@chatty/contract/settings/options';
import type { FastifyInstance } from 'fastify';
import { orNull } from '../../../platform/problem.ts';
import { findShopByDomain, settingsOf, type ShopRow } from '../../shops/index.ts';
import type { Ctx, Services } from '../../../ctx.ts';
import { inEachLanguage, sayTo, settingsIn, wordsFor } from '../../wording/index.ts';
import { noChatPage, renderStandAlonePage, renderStorePage } from './chat-page.ts';

const originOf = ({ config }: Services): string => new URL(config.APP_URL).origin;

/** The shop's chat page as it is now, as Liquid for the store's own layout; null where the shop wants none. */
export async function readStorePage(ctx: Ctx, shop: ShopRow): Promise<string | null> {
  const settings = settingsOf(shop);
  if (!settings.chatPageSettings.isEnabled || settings.isBlocked) return null;
  const origin = originOf(ctx.services);
  return inEachLanguage(shop, async (locale) => {
    const words = await wordsFor(ctx, shop, locale);
    const say = sayTo(locale, words.own);
    return [renderStorePage({ shop: shop.shopify_domain, settings: settingsIn(settings, words), origin, say })];
  });
}

/** The visitor's first language, as the browser tells it. */
const localeOf = (accepted = ''): string => /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2}/i.exec(accepted)?.[0] ?? 'en';

/**
 * What the page may do: run our scripts, and talk to us. Whatever a merchant puts into the chat can show pictures, and links
 * to the store whose paths it takes.
 */
function policyOf(services: Services, storefront: string): string {
  const { APP_URL, SHOPIFY_SIMULATOR_URL } = services.config;
  const pictures = SHOPIFY_SIMULATOR_URL ? ` ${new URL(SHOPIFY_SIMULATOR_URL).origin}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
    'font-src https://fonts.gstatic.com',
    `img-src 'self' data: blob: https:${pictures}`,
    "media-src 'self' blob: https:",
    `connect-src 'self' ${new URL(APP_URL).origin.replace(/^http/, 'ws')}`,
    'frame-src https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com https://www.tiktok.com',
    `base-uri ${storefront}`,
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Serves the chat of each shop that wants it as a page of its own, for links from anywhere. */
export function mountChatPage(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { shop: string } }>(`${standAlonePath}:shop`, async (request, reply) => {
    const shop = await orNull(findShopByDomain(services.db, request.params.shop));
    const settings = shop && settingsOf(shop);
    const locale = localeOf(request.headers['accept-language']);
    void reply.type('text/html; charset=utf-8');
    if (!shop || !settings?.chatPageSettings.isEnabled || settings.isBlocked)
      return reply.code(404).send(noChatPage(locale, sayTo(locale)));
    const words = await wordsFor({ db: services.db, shopId: shop.id }, shop, locale);
    const page = renderStandAlonePage({
      shop: shop.shopify_domain,
      shopName: shop.name,
      settings: settingsIn(settings, words),
      origin: originOf(services),
      say: sayTo(locale, words.own),
      storefrontUrl: shop.storefront_url,
      currency: shop.currency,
      locale,
    });
    const etag = `"${createHash('sha256').update(page).digest('base64url')}"`;
    void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Language' });
    // It is asked for anew each time: a page that was switched off is gone at once.
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .headers({
        'content-security-policy': policyOf(services, new URL(shop.storefront_url).origin),
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      })
      .send(page);
  });
}
