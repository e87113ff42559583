import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../ctx.ts';
import { mustBeOperator, operatorPaths } from '../../platform/auth/operator-key.ts';
import { findShopByDomain } from '../shops/index.ts';
import { measureUnmeasured } from './measure-conversations.ts';
import { putBackClocks } from './metric.store.ts';

/**
 * Has all conversations of a shop, or of all shops, measured anew from their messages; answers how many those are. What was
 * measured stays until its conversation's turn. Throws `not_found` for a shop without the app.
 */
async function measureAllAnew(services: Services, domain: string | undefined): Promise<number> {
  const shop = domain === undefined ? null : await findShopByDomain(services.db, domain);
  const conversations = await putBackClocks(services.db, shop?.id ?? null);
  await measureUnmeasured(services);
  services.log.warn({ shopId: shop?.id, conversations }, 'metrics are measured anew');
  return conversations;
}

const Asked = z.object({ shop: z.string().trim().min(1).max(200).optional() });

/** For `npm run measure-anew`, beside the server. */
export function mountMeasureAnew(app: FastifyInstance, services: Services): void {
  app.route({
    method: 'POST',
    url: operatorPaths.measureAnew,
    handler: async (request) => {
      await mustBeOperator(services, request);
      const { shop } = Asked.parse(request.body);
      return { success: true, data: { conversations: await measureAllAnew(services, shop) } };
    },
  });
}
