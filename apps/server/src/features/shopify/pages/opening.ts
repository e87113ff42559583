import { createIsbotFromList, list as botPatterns } from 'isbot';
import { readIdToken } from '../../../adapters/shopify/wire/id-token.ts';
import { shopDomainOf } from '../../../adapters/shopify/wire/shopify-fetch.ts';
import type { PageFrame } from '../../../platform/http/page-headers.ts';
import type { Services } from '../../../ctx.ts';
import { shopifyAppOf } from '../shopify-app.ts';
import { connectSoftly } from './connect-softly.ts';

/** What a request for a document of the admin is answered with. */
export type Opening =
  /** The document, and what stands first in its head. */
  | { frame: PageFrame; head: string }
  | { redirect: string }
  /** Robots get nothing. */
  | 'gone';

/** Where the page is that fetches a fresh id token and comes back with it. */
export const bouncePath = '/auth/session-token';
const cdn = 'https://cdn.shopify.com';
const shopifyAdmin = 'https://admin.shopify.com';

/** A browser without a window (a journey's, a measurement's) runs the page as any other does. */
const isRobot = createIsbotFromList(botPatterns.filter((it) => !/headless|playwright|lighthouse/.test(it)));
/** Shopify's own apps look like robots to the list. */
const isShopifys = (agent: string) => /Shopify (POS|Mobile)\//.test(agent);

const withoutToken = (query: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(query);
  rest.delete('id_token');
  return rest;
};

/** An embedded page of one shop: who may frame it, and App Bridge as the first script of its head. */
export function embeddedIn(services: Services, shop: string): { frame: PageFrame; head: string } | null {
  const { SHOPIFY_CLIENT_ID: clientId, SHOPIFY_SIMULATOR_URL } = services.config;
  if (!clientId) return null;
  const simulator = SHOPIFY_SIMULATOR_URL ? new URL(SHOPIFY_SIMULATOR_URL).origin : null;
  const script = simulator ? `${simulator}/app-bridge.js` : `${cdn}/shopifycloud/app-bridge.js`;
  const key = clientId.replace(/[^\w-]/g, '');
  return {
    frame: {
      ancestors: [`https://${shop}`, shopifyAdmin, ...(simulator ? [simulator] : [])],
      scripts: [simulator ?? cdn],
    },
    head: `<meta name="shopify-api-key" content="${key}"><script src="${script}"></script>`,
  };
}

/** The way to a fresh id token: Shopify's own parameters, and where to come back to. */
function bounceTo(services: Services, path: string, query: URLSearchParams): string {
  const rest = withoutToken(query);
  const back = new URL(services.config.APP_URL);
  back.pathname = path;
  back.search = rest.toString();
  rest.set('shopify-reload', back.href);
  return `${bouncePath}?${rest}`;
}

/**
 * Decides how a document of the admin is opened: inside the Shopify admin (the address names a shop and says that it is
 * embedded, or holds an id token, which then counts alone) or standing alone. A good id token installs the app where it
 * is not yet; a bad one is exchanged for a fresh one by the bounce page.
 */
export async function openDocument(services: Services, url: string, agent: string): Promise<Opening> {
  const [path = '/', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  const alone: Opening = { frame: { ancestors: [], scripts: [] }, head: '' };
  const app = shopifyAppOf(services.config);
  const idToken = query.get('id_token');
  const named = shopDomainOf(query.get('shop') ?? '');
  const says = query.get('embedded') === '1' || query.has('host');
  if (!app || (!idToken && !(named && says))) return alone;
  if (isRobot(agent) && !isShopifys(agent)) return 'gone';
  if (!idToken) return embeddedIn(services, named ?? '') ?? alone;
  const token = await readIdToken(idToken, app, services.clock.now());
  if (!token) return { redirect: bounceTo(services, path, query) };
  await connectSoftly(services, token.shop, idToken);
  return embeddedIn(services, token.shop) ?? alone;
}
