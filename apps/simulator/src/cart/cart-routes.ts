import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world.ts';
import { cartJson, lineJson } from './cart-json.ts';
import { addToCart, CartError, setQuantity, touch } from './change-cart.ts';
import { openVisit } from '../storefront/visit.ts';

type Body = Record<string, unknown>;

/** Shopify's AJAX cart under its own paths, and the two plain forms that work without JavaScript. */
export function cartRoutes(app: FastifyInstance, world: World): void {
  app.get('/cart.js', (request, reply) => {
    const visit = openVisit(world, request, reply);
    return noStore(reply).send(cartJson(visit.shop, visit.cart));
  });

  app.post('/cart/add.js', (request, reply) =>
    answer(reply, () => {
      const visit = openVisit(world, request, reply);
      const cart = visit.keepCart();
      const body = bodyOf(request.body);
      const items = Array.isArray(body.items) ? body.items.map(bodyOf) : [body];
      const before = structuredClone(cart.items);
      try {
        for (const item of items) {
          addToCart(visit.shop, cart, Number(item.id), wholeNumber(item.quantity, 1), textRecord(item.properties));
        }
      } catch (error) {
        cart.items = before;
        throw error;
      }
      const lines = items.flatMap((item) => {
        const line = cart.items.find((one) => one.variantId === Number(item.id));
        const found = line && visit.shop.variant(line.variantId);
        return line && found ? [lineJson(found.product, found.variant, line.quantity, line.properties)] : [];
      });
      return Array.isArray(body.items) ? { items: lines } : lines[0];
    }),
  );

  app.post('/cart/change.js', (request, reply) =>
    answer(reply, () => {
      const visit = openVisit(world, request, reply);
      const body = bodyOf(request.body);
      const line = body.line === undefined ? String(body.id) : Number(body.line);
      setQuantity(visit.shop, visit.cart, line, wholeNumber(body.quantity, 0));
      return cartJson(visit.shop, visit.cart);
    }),
  );

  app.post('/cart/update.js', (request, reply) =>
    answer(reply, () => {
      const visit = openVisit(world, request, reply);
      const cart = visit.keepCart();
      const body = bodyOf(request.body);
      const updates: (readonly [string | number, unknown])[] = Array.isArray(body.updates)
        ? body.updates.map((quantity: unknown, index) => [cart.items[index]?.variantId ?? '', quantity])
        : Object.entries(bodyOf(body.updates));
      for (const [id, quantity] of updates) {
        if (cart.items.some((item) => String(item.variantId) === String(id).split(':')[0]))
          setQuantity(visit.shop, cart, id, wholeNumber(quantity, 0));
        else addToCart(visit.shop, cart, Number(id), wholeNumber(quantity, 1), {});
      }
      if (typeof body.note === 'string') cart.note = body.note;
      Object.assign(cart.attributes, textRecord(body.attributes));
      for (const [key, value] of Object.entries(cart.attributes)) if (value === '') delete cart.attributes[key];
      if (typeof body.discount === 'string')
        cart.discountCodes = body.discount
          .split(',')
          .map((code) => code.trim())
          .filter(Boolean);
      touch(visit.shop, cart);
      return cartJson(visit.shop, cart);
    }),
  );

  app.post('/cart/clear.js', (request, reply) =>
    answer(reply, () => {
      const visit = openVisit(world, request, reply);
      visit.cart.items = [];
      touch(visit.shop, visit.cart);
      return cartJson(visit.shop, visit.cart);
    }),
  );

  app.post('/cart/add', (request, reply) => {
    const visit = openVisit(world, request, reply);
    const body = bodyOf(request.body);
    try {
      addToCart(visit.shop, visit.keepCart(), Number(body.id), wholeNumber(body.quantity, 1), {});
    } catch (error) {
      if (!(error instanceof CartError)) throw error;
      return reply.redirect(`/cart?problem=${encodeURIComponent(error.message)}`, 303);
    }
    return reply.redirect('/cart', 303);
  });

  app.post('/cart', (request, reply) => {
    const visit = openVisit(world, request, reply);
    const body = bodyOf(request.body);
    const cart = visit.keepCart();
    try {
      for (const item of cart.items.slice()) {
        const wanted = body[`quantity-${item.variantId}`];
        if (wanted !== undefined) setQuantity(visit.shop, cart, item.variantId, wholeNumber(wanted, item.quantity));
      }
      if (typeof body.remove === 'string') setQuantity(visit.shop, cart, body.remove, 0);
    } catch (error) {
      if (!(error instanceof CartError)) throw error;
      return reply.redirect(`/cart?problem=${encodeURIComponent(error.message)}`, 303);
    }
    if (typeof body.discount === 'string') cart.discountCodes = body.discount.trim() ? [body.discount.trim()] : [];
    touch(visit.shop, cart);
    return reply.redirect(body.checkout === undefined ? '/cart' : '/checkout', 303);
  });

  app.get<{ Params: { code: string }; Querystring: { redirect?: string } }>('/discount/:code', (request, reply) => {
    const visit = openVisit(world, request, reply);
    const cart = visit.keepCart();
    cart.discountCodes = [request.params.code];
    touch(visit.shop, cart);
    const target = request.query.redirect ?? '/';
    return reply.redirect(/^\/(?![/\\])/.test(target) ? target : '/', 302);
  });
}

function answer(reply: FastifyReply, act: () => object | undefined): FastifyReply {
  try {
    return noStore(reply).send(act());
  } catch (error) {
    if (!(error instanceof CartError)) throw error;
    return reply.code(error.status).send({ status: error.status, message: 'Cart Error', description: error.message });
  }
}

function noStore(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
}

function bodyOf(value: unknown): Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : {};
}

function textRecord(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(bodyOf(value)).map(([key, text]) => [key, text === null ? '' : String(text)]),
  );
}

function wholeNumber(value: unknown, otherwise: number): number {
  const number = Number(value ?? otherwise);
  return Number.isInteger(number) && number >= 0 ? number : otherwise;
}
