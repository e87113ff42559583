import type { FastifyInstance, FastifyReply } from 'fastify';
import { html, type Html } from '../html.ts';
import { discountStatus, summarize } from '../shop/discounts.ts';
import { decimal, price } from '../shop/money.ts';
import type { Order } from '../shop/records.ts';
import { cancelOrder, fulfillOrder, moveShipment } from '../shop/ship-order.ts';
import type { Shop } from '../shop/shop.ts';
import { searchProducts } from '../storefront/search-products.ts';
import { orderPayload, productPayload, shopPayload } from '../webhooks/payloads.ts';
import type { World } from '../world.ts';
import { appControlsMain } from './app-controls.ts';
import { controlPage } from './control-page.ts';

type Form = Record<string, string | undefined>;

/** The merchant's side of the demo shop: what a person changes here reaches the app by webhook. */
export function shopAdmin(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: { q?: string } }>('/simulator', (request, reply) => {
    const shop = world.store.firstShop;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(controlPage('Shop admin', adminMain(world, shop, request.query.q ?? '')));
  });

  const act = (path: string, change: (shop: Shop, form: Form) => void): void => {
    app.post<{ Body: Form | null }>(`/simulator/${path}`, (request, reply) => {
      change(world.store.firstShop, request.body ?? {});
      return back(reply, request.headers.referer);
    });
  };

  act('product', (shop, form) => {
    const found = shop.variant(Number(form.variant));
    if (!found) return;
    const cents = Math.round(Number(form.price) * 100);
    const stock = Number(form.stock);
    if (Number.isFinite(cents) && cents > 0) found.variant.priceCents = cents;
    if (Number.isInteger(stock) && stock >= 0) found.variant.inventoryQuantity = stock;
    if (form.title?.trim()) found.product.title = form.title.trim();
    shop.changed(found.product);
    world.webhooks.send(shop, 'products/update', productPayload(found.product, world.origin));
  });
  act('order', (shop, form) => {
    const order = shop.state.orders.find((one) => one.id === Number(form.order));
    if (!order) return;
    changeOrder(shop, order, form.step);
    world.webhooks.send(shop, 'orders/updated', orderPayload(shop, order, world.origin));
    const topic = { cancel: 'orders/cancelled', fulfill: 'orders/fulfilled' }[form.step ?? ''];
    if (topic) world.webhooks.send(shop, topic, orderPayload(shop, order, world.origin));
  });
  act('discount', (shop, form) => {
    const code = form.code?.trim().toUpperCase();
    const fraction = Number(form.percent) / 100;
    if (!code || !(fraction > 0 && fraction <= 1)) return;
    const now = new Date().toISOString();
    shop.state.discounts.push({
      id: shop.takeId(),
      title: code,
      codes: [{ id: shop.takeId(), code, used: 0 }],
      value: { kind: 'percentage', fraction },
      minimumCents: 0,
      usageLimit: null,
      startsAt: now,
      endsAt: null,
      createdAt: now,
    });
    shop.changed();
  });
  act('embed', (shop, form) => {
    const { theme } = shop.state;
    const now = new Date().toISOString();
    theme.embed = {
      handle: form.handle?.trim() || theme.embed?.handle || 'chat',
      addedAt: theme.embed?.addedAt ?? now,
      enabled: form.enabled === 'on',
    };
    theme.updatedAt = now;
    shop.changed();
  });
  act('shop-update', (shop) => void world.webhooks.send(shop, 'shop/update', shopPayload(shop, world.origin)));
  act('repeat-webhook', (_, form) => world.webhooks.repeat(form.id ?? ''));
  act('webhook-mode', (_, form) => {
    world.webhooks.duplicate = form.duplicate === 'on';
    world.webhooks.failNext = Math.max(0, Number(form.failNext) || 0);
    world.webhooks.family = form.family === 'events' ? 'events' : 'classic';
  });
  app.get('/simulator/webhooks.json', () => ({ webhooks: world.webhooks.sent }));
}

function changeOrder(shop: Shop, order: Order, step: string | undefined): void {
  if (step === 'fulfill') fulfillOrder(shop, order);
  if (step === 'transit') moveShipment(shop, order, 'IN_TRANSIT', 'Left the regional sorting center');
  if (step === 'out') moveShipment(shop, order, 'OUT_FOR_DELIVERY', 'Out for delivery');
  if (step === 'deliver') moveShipment(shop, order, 'DELIVERED', 'Left at the front door');
  if (step === 'cancel') cancelOrder(shop, order);
}

function back(reply: FastifyReply, referer: string | undefined): FastifyReply {
  const search = referer && URL.canParse(referer) ? new URL(referer).search : '';
  return reply.redirect(`/simulator${search}`, 303);
}

function adminMain(world: World, shop: Shop, query: string): Html {
  const { embed } = shop.state.theme;
  const { webhooks, options } = world;
  return html`<h1>${shop.name}: controls</h1><p class="small">${shop.domain}, ${shop.products.length} products, ${shop.state.orders.length} orders. Changes made here reach the app at ${options.appUrl} by webhook.</p>
<section><h2>Products</h2><form method="get"><label>Find a product<input name="q" value="${query}"></label><button>Find</button></form>${productForms(shop, query)}</section>
<section><h2>Latest orders</h2><div class="scroll"><table><thead><tr><th>Order</th><th>Email</th><th>Total</th><th>State</th><th>Next step</th></tr></thead><tbody>${shop.state.orders
    .slice(-12)
    .toReversed()
    .map(
      (
        order,
      ) => html`<tr><td><a href="/orders/${order.confirmationNumber}">${order.name}</a></td><td>${order.email}</td><td>${price(order.totalCents)}</td>
<td>${order.cancelledAt ? 'Canceled' : (order.fulfillments.at(-1)?.displayStatus ?? 'Unfulfilled')}</td><td>${orderSteps(order)}</td></tr>`,
    )}</tbody></table></div></section>
<section><h2>Discount codes</h2><p class="small">${shop.state.discounts.map((one) => html`${one.codes[0]?.code}: ${summarize(one, shop.currency)}, ${discountStatus(one).toLowerCase()}<br>`)}</p>
<form method="post" action="/simulator/discount"><label>Code<input name="code" required></label><label>Percent<input name="percent" type="number" min="1" max="100" value="10"></label><button>Create</button></form></section>
${appControlsMain(world, shop)}
<section><h2>App embed</h2><form method="post" action="/simulator/embed"><label>App handle<input name="handle" value="${embed?.handle ?? 'chat'}"></label><input type="hidden" name="enabled" value="${embed?.enabled ? 'off' : 'on'}"><button>${embed?.enabled ? 'Turn the app embed off' : 'Turn the app embed on'}</button></form>
<form method="post" action="/simulator/shop-update"><button>Send shop/update</button></form>
<p class="small">ID token of the owner: <a href="/simulator/id-token?shop=${shop.domain}">/simulator/id-token</a>. Model server: ${world.origin}/openai/v1, scripts at /openai/script.</p></section>
<section><h2>Webhooks</h2><form method="post" action="/simulator/webhook-mode"><label>Send each twice<select name="duplicate"><option value="off">no</option><option value="on" ${webhooks.duplicate ? html`selected` : null}>yes</option></select></label><label>Headers<select name="family"><option value="classic">X-Shopify-…</option><option value="events" ${webhooks.family === 'events' ? html`selected` : null}>shopify-… (events)</option></select></label><label>Lose the next<input name="failNext" type="number" min="0" value="${webhooks.failNext}"></label><button>Set</button></form>
<div class="scroll"><table><thead><tr><th>Topic</th><th>Triggered</th><th>Attempts</th><th>State</th><th>Repeat</th></tr></thead><tbody>${webhooks.sent.slice(0, 30).map((one) => html`<tr><td>${one.topic}</td><td>${one.triggeredAt}</td><td>${one.attempts.map((attempt) => attempt.outcome).join(', ')}</td><td>${one.state}</td><td><form method="post" action="/simulator/repeat-webhook"><button name="id" value="${one.id}">Send again</button></form></td></tr>`)}</tbody></table></div></section>`;
}

function productForms(shop: Shop, query: string): Html {
  const found = query ? searchProducts(shop, query).slice(0, 8) : [];
  return html`${found.map(
    (product) =>
      html`<details><summary>${product.title} (${product.variants.length} variants)</summary>${product.variants.map(
        (
          variant,
        ) => html`<form method="post" action="/simulator/product"><input type="hidden" name="variant" value="${variant.id}">
<label>Title<input name="title" value="${product.title}"></label><label>${variant.title}, price<input name="price" value="${decimal(variant.priceCents)}" size="7"></label><label>Stock<input name="stock" value="${variant.inventoryQuantity}" size="5"></label><button>Save</button></form>`,
      )}</details>`,
  )}`;
}

function orderSteps(order: Order): Html {
  const shipped = order.fulfillments.at(-1);
  const steps =
    order.cancelledAt || shipped?.deliveredAt
      ? []
      : shipped
        ? [
            ['transit', 'In transit'],
            ['out', 'Out for delivery'],
            ['deliver', 'Delivered'],
          ]
        : [
            ['fulfill', 'Fulfill'],
            ['cancel', 'Cancel'],
          ];
  return html`<form method="post" action="/simulator/order"><input type="hidden" name="order" value="${order.id}">${steps.map(([step, label]) => html`<button name="step" value="${step}">${label}</button>`)}</form>`;
}
