import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { terms } from '../content/policies.ts';
import { html, trusted, type Html } from '../html.ts';
import { price } from '../shop/money.ts';
import { CannotOrder, placeOrder } from '../shop/place-order.ts';
import { priceCart, type PricedCart } from '../shop/price-cart.ts';
import type { Order } from '../shop/records.ts';
import { upsertCustomer } from '../shop/upsert-customer.ts';
import { customerPayload, orderPayload, productPayload, purchasesPayload } from '../webhooks/payloads.ts';
import type { World } from '../world.ts';
import { page } from '../storefront/catalogue-pages.ts';
import { renderPage } from '../storefront/layout.ts';
import { openVisit, type Visit } from '../storefront/visit.ts';

interface CheckoutForm {
  email?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  address1?: string;
  city?: string;
  province?: string;
  zip?: string;
  shipping?: string;
}

/** The cart, the checkout that makes an order, and the page that thanks for it. */
export function cartPages(app: FastifyInstance, world: World): void {
  app.get<{ Querystring: { problem?: string } }>('/cart', async (request, reply) => {
    const visit = openVisit(world, request, reply);
    return page(
      reply,
      await renderPage(visit, { title: 'Cart', template: 'cart', main: cartMain(visit, request.query.problem) }),
    );
  });

  app.get('/checkout', async (request, reply) => {
    const visit = openVisit(world, request, reply);
    if (visit.cart.items.length === 0) return reply.redirect('/cart');
    return page(
      reply,
      await renderPage(
        { ...visit, cart: visit.cart, embed: false },
        { title: 'Checkout', template: 'checkout', main: checkoutMain(visit) },
      ),
    );
  });

  app.post<{ Body: CheckoutForm }>('/checkout', (request, reply) => submitCheckout(world, request, reply));

  app.get<{ Params: { confirmation: string } }>('/orders/:confirmation', async (request, reply) => {
    const visit = openVisit(world, request, reply);
    const order = visit.shop.state.orders.find((one) => one.confirmationNumber === request.params.confirmation);
    if (!order) return reply.callNotFound();
    return page(
      reply,
      await renderPage(visit, { title: `Order ${order.name}`, template: 'order', main: thanksMain(order) }),
    );
  });
}

async function submitCheckout(
  world: World,
  request: FastifyRequest<{ Body: CheckoutForm }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const visit = openVisit(world, request, reply);
  const form = request.body;
  const required = [form.email, form.firstName, form.lastName, form.address1, form.city, form.province, form.zip];
  if (required.some((value) => !value?.trim()) || !/^\S+@\S+\.\S+$/.test(form.email ?? '')) {
    return page(
      reply.code(422),
      await renderPage(
        { ...visit, cart: visit.cart, embed: false },
        {
          title: 'Checkout',
          template: 'checkout',
          main: checkoutMain(visit, form, 'Fill in every field and enter a valid email.'),
        },
      ),
    );
  }
  try {
    return reply.redirect(`/orders/${buy(visit, form).confirmationNumber}`, 303);
  } catch (error) {
    if (!(error instanceof CannotOrder)) throw error;
    return reply.redirect(`/cart?problem=${encodeURIComponent(error.message)}`, 303);
  }
}

function buy(visit: Visit, form: CheckoutForm): Order {
  const { shop, world } = visit;
  const text = (value: string | undefined): string => (value ?? '').trim();
  const address = {
    firstName: text(form.firstName),
    lastName: text(form.lastName),
    address1: text(form.address1),
    city: text(form.city),
    province: text(form.province),
    provinceCode: text(form.province),
    zip: text(form.zip),
    country: 'United States',
    countryCode: 'US',
    phone: text(form.phone) || null,
  };
  const email = text(form.email).toLowerCase();
  const known = visit.customer ?? shop.customerByEmail(email);
  const boughtProducts = priceCart(shop, visit.cart).lines.map((line) => line.product);
  const customer = known ?? { ...address, email };
  const order = placeOrder(shop, visit.cart, {
    email,
    phone: address.phone,
    address,
    express: form.shipping === 'express',
    customer: known,
  });
  const buyer = known ?? upsertCustomer(shop, undefined, { ...customer, address });
  order.customerId = buyer.id;
  if (!known) world.webhooks.send(shop, 'customers/create', customerPayload(buyer));
  for (const topic of ['orders/create', 'orders/paid'])
    world.webhooks.send(shop, topic, orderPayload(shop, order, world.origin));
  world.webhooks.send(shop, 'customers/purchasing_summary', purchasesPayload(buyer, shop));
  for (const product of new Set(boughtProducts))
    world.webhooks.send(shop, 'products/update', productPayload(product, world.origin));
  return order;
}

function cartMain(visit: Visit, problem: string | undefined): Html {
  const priced = priceCart(visit.shop, visit.cart);
  if (priced.lines.length === 0) {
    return html`<section class="wrap empty"><h1>Your cart is empty</h1>${problem ? html`<p class="problem" role="alert">${problem}</p>` : null}<p><a class="button" href="/collections/all">Shop everything</a></p></section>`;
  }
  const code = visit.cart.discountCodes[0] ?? '';
  const refused = code !== '' && !priced.codes.some((entry) => entry.applicable);
  return html`<section class="wrap"><h1>Cart</h1>${problem ? html`<p class="problem" role="alert">${problem}</p>` : null}
<form class="cart" method="post" action="/cart"><button class="default" tabindex="-1" aria-hidden="true">Update</button><ul class="lines">${priced.lines.map(
    (line) => html`<li>
<img src="/cdn/products/${line.product.handle}.svg" alt="" width="96" height="96"><div><a href="/products/${line.product.handle}?variant=${line.variantId}">${line.product.title}</a><span class="small">${line.variant.title}</span><span class="small">${price(line.variant.priceCents)}</span></div>
<label class="quantity"><span class="visually-hidden">Quantity of ${line.product.title}</span><input type="number" name="quantity-${line.variantId}" value="${line.quantity}" min="0" max="99"></label>
<strong>${price(line.totalCents)}</strong><button class="link" name="remove" value="${line.variantId}" aria-label="Remove ${line.product.title}">Remove</button></li>`,
  )}</ul>
<aside class="summary"><label>Discount code <input name="discount" value="${code}" autocomplete="off"></label>${refused ? html`<p class="problem" role="alert">This code doesn’t apply to your cart.</p>` : null}${totals(priced)}
<button name="checkout" value="1">Check out</button><button class="quiet">Update cart</button><p class="small">Taxes are calculated at checkout.</p></aside></form></section>`;
}

function totals(priced: PricedCart): Html {
  return html`<dl class="totals"><div><dt>Subtotal</dt><dd>${price(priced.subtotalCents)}</dd></div>
${priced.discountCents > 0 ? html`<div><dt>Discount</dt><dd>−${price(priced.discountCents)}</dd></div>` : null}
<div><dt>Standard shipping</dt><dd>${priced.shippingCents === 0 ? 'Free' : price(priced.shippingCents)}</dd></div>
<div class="sum"><dt>Total</dt><dd>${price(priced.totalCents)}</dd></div></dl>`;
}

function checkoutMain(visit: Visit, form: CheckoutForm = {}, problem?: string): Html {
  const { customer } = visit;
  const known = customer?.address;
  const field = (
    name: keyof CheckoutForm,
    label: string,
    value: string | null | undefined,
    autocomplete: string,
    type = 'text',
  ): Html =>
    html`<label class="field ${name}">${label}<input name="${name}" type="${type}" value="${form[name] ?? value ?? ''}" autocomplete="${autocomplete}" ${name === 'phone' ? null : trusted('required')}></label>`;
  const priced = priceCart(visit.shop, visit.cart);
  return html`<section class="wrap"><h1>Checkout</h1>${problem ? html`<p class="problem" role="alert">${problem}</p>` : null}
<form class="cart" method="post" action="/checkout"><div class="fields">${field('email', 'Email', customer?.email, 'email', 'email')}
${field('firstName', 'First name', customer?.firstName, 'given-name')}${field('lastName', 'Last name', customer?.lastName, 'family-name')}
${field('address1', 'Address', known?.address1, 'address-line1')}${field('city', 'City', known?.city, 'address-level2')}${field('province', 'State', known?.provinceCode, 'address-level1')}${field('zip', 'ZIP code', known?.zip, 'postal-code')}
${field('phone', 'Phone (optional)', customer?.phone, 'tel', 'tel')}
<fieldset><legend>Shipping</legend><label class="radio"><input type="radio" name="shipping" value="standard" checked> Standard, 3 to 5 business days (${priced.shippingCents === 0 ? 'free' : price(priced.shippingCents)})</label>
<label class="radio"><input type="radio" name="shipping" value="express"> Express, 1 to 2 business days (${price(terms.expressShippingCents)})</label></fieldset></div>
<aside class="summary"><ul class="plain">${priced.lines.map((line) => html`<li>${line.quantity} × ${line.product.title} <span class="small">${line.variant.title}</span></li>`)}</ul>${totals(priced)}<button>Place order</button><p class="small">Demo checkout: no payment is taken.</p></aside></form></section>`;
}

function thanksMain(order: Order): Html {
  return html`<section class="wrap narrow"><p class="eyebrow">Confirmation ${order.confirmationNumber}</p><h1>Thank you, ${order.shippingAddress.firstName}. Your order is <span data-order-name>${order.name}</span>.</h1>
<p>It ships to ${order.shippingAddress.city}, ${order.shippingAddress.provinceCode}. ${order.cancelledAt ? 'It was canceled and refunded.' : order.fulfillments.length > 0 ? null : 'We’ll email you when it ships.'}</p>
<ul class="plain">${order.lineItems.map((item) => html`<li>${item.quantity} × <a href="/products/${item.handle}">${item.title}</a> <span class="small">${item.variantTitle}</span></li>`)}</ul>
<p><strong>Total ${price(order.totalCents)}</strong></p>${order.fulfillments.map((one) => html`<p>${one.tracking.company} <a href="/tracking/${one.tracking.number}">${one.tracking.number}</a></p>`)}</section>`;
}
