import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Staff } from '../shop/records.ts';
import type { Shop } from '../shop/shop.ts';
import type { World } from '../world.ts';

/** The cookie that says who has the admin open. */
export const sessionCookie = 'simulated_admin';

/** Who looks at the admin of which shop, in which browser session. */
export interface Visit {
  shop: Shop;
  who: Staff;
  session: string;
}

/** The shop by its name in the admin’s addresses. */
export function shopByHandle(world: World, handle: string): Shop | undefined {
  return world.store.shops.get(`${handle}.myshopify.com`);
}

/** The visit that a request belongs to; the owner's, until somebody else was chosen. */
export function visitOf(world: World, request: FastifyRequest, reply: FastifyReply): Visit | null {
  const shop = shopByHandle(world, (request.params as { handle?: string }).handle ?? '');
  if (!shop) return null;
  const [id, known] = (request.cookies[sessionCookie] ?? '').split('.');
  const who = shop.staff.find((one) => String(one.id) === id) ?? shop.owner;
  const session = known ?? randomBytes(16).toString('hex');
  if (!known) {
    reply.setCookie(sessionCookie, `${who.id}.${session}`, { path: '/store', httpOnly: true, sameSite: 'lax' });
  }
  return { shop, who, session };
}
