import type { FastifyInstance, FastifyRequest } from 'fastify';
import { extensionState } from '../extension/extension-state.ts';
import { mintIdToken } from '../oauth/oauth-routes.ts';
import { grantScopes, revokeScopes, scopesOf } from '../shop/installation.ts';
import { findResources } from './find-resources.ts';
import { type Visit, visitOf } from './visit.ts';
import type { World } from '../world.ts';

/** What the admin's script asks for on behalf of the app in its frame. */
export function appData(app: FastifyInstance, world: World): void {
  const answer = (
    method: 'GET' | 'POST',
    path: string,
    give: (visit: Visit, request: FastifyRequest) => object | Promise<object>,
  ): void => {
    app.route({
      method,
      url: `/store/:handle/data/${path}`,
      handler: async (request, reply) => {
        const visit = visitOf(world, request, reply);
        if (!visit) return reply.callNotFound();
        reply.header('cache-control', 'no-store');
        if (!visit.shop.state.installation.installed)
          return reply.code(403).send({ error: 'The app is not installed.' });
        return give(visit, request);
      },
    });
  };

  answer('GET', 'id-token', async ({ shop, who, session }) => ({
    idToken: await mintIdToken(world, shop, who, session),
  }));
  answer('GET', 'scopes', ({ shop }) => scopesOf(shop));
  answer('POST', 'grant-scopes', ({ shop }, { body }) => grantScopes(world, shop, wordsOf(body)));
  answer('POST', 'revoke-scopes', ({ shop }, { body }) => revokeScopes(world, shop, wordsOf(body)));
  answer('GET', 'extensions', ({ shop }) => extensionState(world, shop));
  answer('GET', 'resources', ({ shop }, { query }) => {
    const { type = 'product', q = '' } = query as { type?: string; q?: string };
    return findResources(world, shop, type, q);
  });
}

function wordsOf(body: unknown): string[] {
  return Array.isArray(body) ? body.filter((one) => typeof one === 'string') : [];
}
