import type { FastifyInstance, FastifyReply } from 'fastify';
import { drawProduct } from '../catalogue/draw-product.ts';
import { html, scriptJson, trusted, type Html } from '../html.ts';
import { price } from '../shop/money.ts';
import type { Product } from '../shop/records.ts';
import { shopOfRequest, type World } from '../world.ts';
import { productJson } from '../cart/cart-json.ts';
import { renderPage } from './layout.ts';
import { isSoldOut, leadVariant, productGrid } from './product-card.ts';
import { searchProducts } from './search-products.ts';
import { openVisit, type Visit } from './visit.ts';

const PER_PAGE = 24;

/** Home, collections, products, pictures and search. */
export function cataloguePages(app: FastifyInstance, world: World): void {
  app.get('/', async (request, reply) => {
    const visit = openVisit(world, request, reply);
    return page(reply, await renderPage(visit, { title: visit.shop.name, template: 'index', main: homeMain(visit) }));
  });

  app.get<{ Params: { handle: string }; Querystring: { page?: string } }>(
    '/collections/:handle',
    async (request, reply) => {
      const visit = openVisit(world, request, reply);
      const { handle } = request.params;
      const collection =
        handle === 'all'
          ? { handle, title: 'Everything', description: 'The whole shop on a few pages.' }
          : visit.shop.collections.find((one) => one.handle === handle);
      if (!collection) return reply.callNotFound();
      const products = activeProducts(visit).filter(
        (product) => handle === 'all' || product.collections.includes(handle),
      );
      const current = Math.max(1, Number(request.query.page) || 1);
      const main = html`<section class="wrap"><header class="heading"><h1>${collection.title}</h1><p>${collection.description}</p><p class="small">${products.length} products</p></header>
${productGrid(products.slice((current - 1) * PER_PAGE, current * PER_PAGE), 4)}${paging(Math.ceil(products.length / PER_PAGE), current)}</section>`;
      return page(
        reply,
        await renderPage(visit, {
          title: collection.title,
          description: collection.description,
          template: 'collection',
          collection: handle,
          main,
        }),
      );
    },
  );
  app.get('/collections', async (request, reply) => {
    const visit = openVisit(world, request, reply);
    const main = html`<section class="wrap narrow"><h1>Collections</h1><ul>${visit.shop.collections.map((one) => html`<li><a href="/collections/${one.handle}">${one.title}</a></li>`)}</ul></section>`;
    return page(reply, await renderPage(visit, { title: 'Collections', template: 'list-collections', main }));
  });

  app.get<{ Params: { handle: string }; Querystring: { variant?: string } }>(
    '/products/:handle',
    async (request, reply) => {
      const visit = openVisit(world, request, reply);
      const asJson = request.params.handle.endsWith('.js');
      const product = visit.shop.productByHandle(request.params.handle.replace(/\.js$/, ''));
      if (!product || product.status !== 'ACTIVE') return reply.callNotFound();
      if (asJson) return reply.send(productJson(product));
      const main = productMain(visit, product, Number(request.query.variant));
      return page(
        reply,
        await renderPage(visit, {
          title: product.title,
          description: summaryOf(product),
          template: 'product',
          product,
          main,
        }),
      );
    },
  );

  app.get<{ Params: { file: string } }>('/cdn/products/:file', (request, reply) => {
    const shop = shopOfRequest(world, request);
    const product = shop?.productByHandle(request.params.file.replace(/\.svg$/, ''));
    if (!product) return reply.callNotFound();
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=31536000')
      .header('access-control-allow-origin', '*')
      .send(drawProduct(product.handle, product.picture.silhouette, product.picture.colour));
  });

  app.get<{ Querystring: { q?: string } }>('/search', async (request, reply) => {
    const visit = openVisit(world, request, reply);
    const query = (request.query.q ?? '').slice(0, 200);
    const found = searchProducts(visit.shop, query);
    const main = html`<section class="wrap"><header class="heading"><h1>Search</h1></header>
<form class="bar" action="/search"><input type="search" name="q" value="${query}" aria-label="Search again"><button>Search</button></form>
${query ? html`<p class="small">${found.length === 0 ? `Nothing found for “${query}”. Try fewer words.` : `${found.length} results for “${query}”`}</p>` : null}${productGrid(found.slice(0, 48), 4)}</section>`;
    return page(reply, await renderPage(visit, { title: 'Search', template: 'search', main }));
  });
}

export function page(reply: FastifyReply, body: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache').send(body);
}

function activeProducts(visit: Visit): Product[] {
  return visit.shop.products.filter((product) => product.status === 'ACTIVE');
}

function homeMain(visit: Visit): Html {
  const products = activeProducts(visit);
  const inStock = products.filter((product) => !isSoldOut(product));
  const oneOfEach = (handles: readonly string[]): Product[] =>
    handles.flatMap((handle) => inStock.filter((product) => product.collections.includes(handle)).slice(4, 6));
  const tiles = ['camp', 'clothing', 'kitchen', 'home'].flatMap((handle) =>
    visit.shop.collections.filter((one) => one.handle === handle),
  );
  const sale = inStock.filter((product) => leadVariant(product).compareAtCents).filter((_, index) => index % 5 === 0);
  return html`<section class="hero"><div><p class="eyebrow">Made to be repaired</p><h1>Good gear for long walks.<br>Good things to come home to.</h1>
<p>Jackets, tents, lamps and blankets from Portland, Maine, with spare parts for at least ten years.</p><p><a class="button" href="/collections/all">Shop everything</a> <a class="button quiet" href="/pages/warranty">Our warranty</a></p></div>${landscape}</section>
<section class="wrap"><h2>Where to start</h2><ul class="tiles">${tiles.map((one) => {
    const lead = inStock.findLast((product) => product.collections[0] === one.handle);
    return html`<li><a href="/collections/${one.handle}">${lead ? html`<img src="/cdn/products/${lead.handle}.svg" alt="" width="400" height="400" loading="lazy">` : null}<strong>${one.title}</strong><span>${one.description}</span></a></li>`;
  })}</ul></section>
<section class="wrap"><h2>Picked this week</h2>${productGrid(oneOfEach(['jackets', 'shelter', 'light', 'bedroom']))}</section>
<section class="wrap"><h2>On sale</h2>${productGrid(sale.slice(0, 8))}</section>`;
}

function productMain(visit: Visit, product: Product, wanted: number): Html {
  const chosen = product.variants.find((variant) => variant.id === wanted) ?? leadVariant(product);
  const variants = product.variants.map((variant) => ({
    id: variant.id,
    options: variant.options,
    price: price(variant.priceCents),
    compareAt: variant.compareAtCents === null ? null : price(variant.compareAtCents),
    stock: stockText(variant.inventoryQuantity),
    available: variant.inventoryQuantity > 0,
  }));
  const related = visit.shop.products
    .filter((other) => other.productType === product.productType && other.id !== product.id)
    .slice(0, 4);
  return html`<section class="wrap product"><div class="frame large"><img src="/cdn/products/${product.handle}.svg" alt="${product.title}" width="800" height="800" fetchpriority="high"></div>
<div class="details"><p class="eyebrow">${product.vendor}</p><h1>${product.title}</h1>
<p class="price big"><span data-price>${price(chosen.priceCents)}</span> <s data-compare>${chosen.compareAtCents === null ? null : price(chosen.compareAtCents)}</s></p>
<form action="/cart/add" method="post" data-product-form><input type="hidden" name="id" value="${chosen.id}">
${product.options.map((option, index) => html`<fieldset><legend>${option.name}</legend><div class="choices">${option.values.map((value) => html`<label><input type="radio" name="option-${index}" value="${value}" ${chosen.options[index] === value ? trusted('checked') : null}><span>${value}</span></label>`)}</div></fieldset>`)}
<p class="stock" data-stock aria-live="polite">${stockText(chosen.inventoryQuantity)}</p>
<div class="buy"><label>Quantity <input type="number" name="quantity" value="1" min="1" max="20"></label>
<button ${chosen.inventoryQuantity > 0 ? null : trusted('disabled')}>${chosen.inventoryQuantity > 0 ? 'Add to cart' : 'Sold out'}</button></div>
<p class="problem" role="alert" data-problem></p></form>
<div class="prose">${trusted(product.descriptionHtml)}</div></div>
<script type="application/json" data-variants>${scriptJson(variants)}</script></section>
<section class="wrap"><h2>More ${product.productType.toLowerCase()}</h2>${productGrid(related)}</section>`;
}

function stockText(quantity: number): string {
  if (quantity <= 0) return 'Sold out';
  return quantity < 5 ? `Only ${quantity} left` : 'In stock, ships within one business day';
}

function summaryOf(product: Product): string {
  return product.descriptionHtml
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 155);
}

function paging(pages: number, current: number): Html | null {
  if (pages <= 1) return null;
  return html`<nav class="paging" aria-label="Pages">${Array.from({ length: pages }, (_, index) => index + 1).map(
    (number) =>
      number === current
        ? html`<span aria-current="page">${number}</span>`
        : html`<a href="?page=${number}">${number}</a>`,
  )}</nav>`;
}

const landscape =
  trusted(`<svg class="landscape" viewBox="0 0 640 420" role="img" aria-label="A tent by a lake below mountains" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#d9e4e0"/><stop offset="1" stop-color="#f4e2c6"/></linearGradient><linearGradient id="lake" x2="0" y2="1"><stop offset="0" stop-color="#8fb3b6"/><stop offset="1" stop-color="#4f7f86"/></linearGradient></defs>
<rect width="640" height="420" fill="url(#sky)"/><circle cx="470" cy="110" r="44" fill="#fbe9bd"/>
<path d="M0 230 90 140 160 200 260 90 360 200 430 150 540 240 640 180V420H0Z" fill="#a9bdb9"/><path d="M0 270 120 190 220 260 330 180 450 270 560 220 640 260V420H0Z" fill="#7f9c92"/>
<path d="M0 296H640V420H0Z" fill="url(#lake)"/><path d="M0 300q120-16 240 0t240-4 160 4v14H0Z" fill="#5d7f71"/>
<g fill="#2f5141"><path d="M62 318 92 210l30 108ZM30 326 54 240l24 86Z"/><path d="M566 330 592 236l26 94ZM606 336 626 262l20 74Z"/></g>
<path d="M0 342q180-40 340-16t300 4V420H0Z" fill="#3f6350"/><path d="M286 352q36-80 84-92 46 14 84 92Z" fill="#cf9a3a"/><path d="M370 260q-22 40-30 92h56q-6-54-26-92Z" fill="#f6dfa6"/><path d="M370 276q-14 34-18 76h32q-2-44-14-76Z" fill="#57401d"/>
<path d="M140 372q10-26 4-40 20 14 16 40Z" fill="#e08a3c"/><path d="M128 374h46" stroke="#4a3423" stroke-width="7" stroke-linecap="round"/></svg>`);
