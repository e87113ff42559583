import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cart, Customer } from '../shop/records.ts';
import type { Shop } from '../shop/shop.ts';
import { shopOfRequest, type World } from '../world.ts';
import { localeAsked } from '../shop/locales.ts';

const CART_COOKIE = 'cart';
const CUSTOMER_COOKIE = 'customer_session';
const TWO_WEEKS_S = 1_209_600;

/** One request of a shopper: which shop, whose cart, who is signed in. */
export interface Visit {
  world: World;
  shop: Shop;
  customer: Customer | undefined;
  path: string;
  /** The language of the page. */
  locale: string;
  /** False when the page is to be shown without the app (`?embed=off`), for measuring. */
  embed: boolean;
  /** The store is open in the theme editor (`?editor=on`). */
  designMode: boolean;
  /** Settings of the theme's app blocks in place of their defaults (`?block.title=Help`), as the theme editor sets them. */
  blockSettings: Readonly<Record<string, string>>;
  /** The shopper's cart as it is; an empty one when there is none yet. */
  cart: Cart;
  /** The shopper's cart, made and remembered when there is none yet. */
  keepCart(): Cart;
}

/** Reads the shopper's cookies. Throws a 404 error for a shop that does not exist. */
export function openVisit(world: World, request: FastifyRequest, reply: FastifyReply): Visit {
  const shop = shopOfRequest(world, request);
  if (!shop) throw Object.assign(new Error('This shop does not exist.'), { statusCode: 404 });
  const query = request.query as Record<string, string | undefined>;
  const token = request.cookies[CART_COOKIE];
  let cart = (token && shop.state.carts[token]) || emptyCart();
  return {
    world,
    shop,
    customer: signedInCustomer(shop, request),
    path: request.url.split('?')[0] ?? '/',
    locale: localeAsked(query.locale),
    embed: query.embed !== 'off',
    designMode: query.editor === 'on',
    blockSettings: Object.fromEntries(
      Object.entries(query).flatMap(([name, value]) =>
        name.startsWith('block.') && value !== undefined ? [[name.slice('block.'.length), value]] : [],
      ),
    ),
    get cart() {
      return cart;
    },
    keepCart() {
      if (shop.state.carts[cart.token]) return cart;
      cart = { ...emptyCart(), token: randomUUID() };
      shop.state.carts[cart.token] = cart;
      reply.setCookie(CART_COOKIE, cart.token, { path: '/', sameSite: 'lax', maxAge: TWO_WEEKS_S });
      return cart;
    },
  };
}

export function signedInCustomer(shop: Shop, request: FastifyRequest): Customer | undefined {
  const cookie = request.cookies[CUSTOMER_COOKIE];
  const opened = cookie ? request.unsignCookie(cookie) : undefined;
  return opened?.valid ? shop.customer(Number(opened.value)) : undefined;
}

export function signIn(reply: FastifyReply, customer: Customer): void {
  reply.setCookie(CUSTOMER_COOKIE, String(customer.id), { path: '/', sameSite: 'lax', httpOnly: true, signed: true });
}

export function signOut(reply: FastifyReply): void {
  reply.clearCookie(CUSTOMER_COOKIE, { path: '/' });
}

function emptyCart(): Cart {
  return { token: '', items: [], attributes: {}, note: '', discountCodes: [], updatedAt: new Date().toISOString() };
}
