import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { texts } from '#texts/sign-in.ts';
import { mustBeOperator, operatorPaths } from '../../platform/auth/operator-key.ts';
import { notFound } from '../../platform/problem.ts';
import type { Services } from '../../ctx.ts';
import { findShopByDomain } from '../shops/index.ts';

/**
 * A link that signs the provider's staff in as the owner of a shop: once, within ten minutes, as a CRM login. Throws
 * `not_found` for a shop without the app.
 */
async function makeCrmLink(services: Services, domain: string): Promise<string> {
  const shop = await findShopByDomain(services.db, domain);
  const owner = await services.db
    .selectFrom('members')
    .innerJoin('user', 'user.id', 'auth_id')
    .select('user.email')
    .where('shop_id', '=', shop.id)
    .where('owner', '=', true)
    .executeTakeFirst();
  if (!owner) throw notFound(texts.shopOwner);
  const token = await services.sessions.makeLink(owner.email, { shopId: shop.id, isCrmLogin: true });
  services.log.warn({ shopId: shop.id, shop: domain }, 'CRM login: a link was made');
  return `${services.config.APP_URL}/sign-in/link?token=${token}`;
}

/** For `npm run crm-link`, beside the server. Everybody else is told that there is no such address. */
export function mountCrmLogin(app: FastifyInstance, services: Services): void {
  app.route({
    method: 'POST',
    url: operatorPaths.crmLink,
    handler: async (request) => {
      await mustBeOperator(services, request);
      const { shop } = z.object({ shop: z.string().trim().min(1).max(200) }).parse(request.body);
      return { success: true, data: { link: await makeCrmLink(services, shop) } };
    },
  });
}
