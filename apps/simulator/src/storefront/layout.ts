import { html, scriptJson, trusted, type Html } from '../html.ts';
import { priceCart } from '../shop/price-cart.ts';
import { type EmbeddingPage, renderEmbeds } from '../extension/embed.ts';
import { renderAppBlocks } from '../extension/app-blocks.ts';
import { themeVersion } from './theme-files.ts';
import type { Visit } from './visit.ts';

export interface PageContent extends EmbeddingPage {
  title: string;
  description?: string;
  main: Html;
  head?: Html;
  /** The theme's layout for a store behind a password: nothing of the store around it. */
  bare?: boolean;
}

const menu = [
  ['jackets', 'Jackets'],
  ['camp', 'Camp'],
  ['trail', 'Trail'],
  ['kitchen', 'Kitchen'],
  ['home', 'Home'],
  ['gifts-under-50', 'Gifts'],
] as const;
const mark = trusted(
  '<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path d="M16 3 22 13h-3l5 8h-3l4 7H7l4-7H8l5-8h-3Z" fill="#2f5141"/><path d="M3 28q6.500-4 13 0t13 0" fill="none" stroke="#3f7387" stroke-width="2.400" stroke-linecap="round"/></svg>',
);
const bag = trusted(
  '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.700"><path d="M5 8h14l1 12H4ZM9 10V6a3 3 0 0 1 6 0v4"/></svg>',
);
const person = trusted(
  '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.700"><circle cx="12" cy="8" r="3.500"/><path d="M5 20c.5-4 3-6 7-6s6.500 2 7 6"/></svg>',
);

/** A whole page of the storefront, with the app embeds of the theme before its end. */
export async function renderPage(visit: Visit, content: PageContent): Promise<string> {
  const { shop, cart, customer } = visit;
  const embeds = visit.embed ? await renderEmbeds(visit, content) : { head: '', body: '' };
  const blocks = visit.embed ? await renderAppBlocks(visit, content) : '';
  const count = priceCart(shop, cart).itemCount;
  const shopify = {
    shop: shop.domain,
    locale: visit.locale,
    country: 'US',
    currency: { active: shop.currency, rate: '1.0' },
    routes: { root: '/' },
    theme: { id: shop.state.theme.id, name: shop.state.theme.name, role: 'main' },
    designMode: visit.designMode,
  };
  return html`<!doctype html>
<html lang="${visit.locale}"${trusted(visit.locale === 'ar' ? ' dir="rtl"' : '')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${content.title === shop.name ? `${shop.name}: outdoor and home goods` : `${content.title} | ${shop.name}`}</title>
<meta name="description" content="${content.description ?? 'Outdoor and home goods that outlast trends: jackets, tents, lamps, blankets and more from Portland, Maine.'}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/theme/theme.css?v=${themeVersion}">
<script>window.Shopify = ${scriptJson(shopify)};</script>
<script src="/theme/storefront.js?v=${themeVersion}" defer></script>
${content.head}${trusted(embeds.head)}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
${
  content.bare
    ? null
    : html`<header><p class="notice">Free standard shipping on orders over $75 · 30 days to return</p>
<div class="top">
  <details class="menu"><summary aria-label="Menu"><span></span></summary><nav aria-label="Menu">${menuLinks()}<a href="/collections/all">Everything</a></nav></details>
  <a class="brand" href="/">${mark}<span>${shop.name}</span></a>
  <nav class="wide" aria-label="Collections">${menuLinks()}</nav>
  <form class="search" action="/search" role="search"><input type="search" name="q" placeholder="Search" aria-label="Search products"></form>
  <a class="icon" href="${customer ? '/account' : '/account/login'}" aria-label="${customer ? 'Your account' : 'Sign in'}">${person}</a>
  <a class="icon" href="/cart" data-cart-link>${bag}<span class="visually-hidden">Cart, pieces: </span><span class="count" data-cart-count aria-live="polite">${count}</span></a>
</div></header>`
}
<main id="main">${content.main}${trusted(blocks)}</main>
${
  content.bare
    ? null
    : html`<footer class="bottom">
  <div><strong>${shop.name}</strong><p>18 Wharf Lane, Portland, Maine 04101<br>Monday to Friday, 9 am to 6 pm ET</p></div>
  <nav aria-label="About the shop">${shop.pages.map((page) => html`<a href="/pages/${page.handle}">${page.title}</a>`)}<a href="/blogs/journal">Journal</a></nav>
  <nav aria-label="Policies">${shop.policies.map((policy) => html`<a href="/policies/${policy.handle}">${policy.title}</a>`)}</nav>
  <p class="small">A demo shop: nothing here can be bought for real. Prices in US dollars.</p>
</footer>`
}
<dialog class="drawer" data-cart-drawer aria-label="Cart"><div data-cart-content></div></dialog>
${trusted(embeds.body)}
</body>
</html>`.text;
}

function menuLinks(): Html[] {
  return menu.map(([handle, title]) => html`<a href="/collections/${handle}">${title}</a>`);
}
