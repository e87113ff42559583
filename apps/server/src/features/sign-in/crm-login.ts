import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { texts } from '#texts/sign-in.ts';
import { texts as problems } from '#texts/problems.ts';
import { isOperatorKey, operatorPath } from '../../platform/auth/operator-key.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { notFound } from '../../platform/problem.ts';
import type { Services } from '../../ctx.ts';
import { findShopByDomain } from '../shops/index.ts';

const attemptsPerMinute = 10;

/** The very machine, and no proxy between: what came from elsewhere says so in these headers. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const from = socket.remoteAddress ?? '';
  const here = /^(::ffff:)?127\.|^::1$/.test(from) || from === socket.localAddress;
  return here && headers.forwarded === undefined && headers['x-forwarded-for'] === undefined;
}

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
    url: operatorPath,
    handler: async (request) => {
      const shown = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
      await services.limits.use('crm-link', clientAddress(request), attemptsPerMinute);
      if (!isFromHere(request) || !isOperatorKey(services.config.APP_SECRET, shown))
        throw notFound(problems.thisAddress);
      const { shop } = z.object({ shop: z.string().trim().min(1).max(200) }).parse(request.body);
      return { success: true, data: { link: await makeCrmLink(services, shop) } };
    },
  });
}
