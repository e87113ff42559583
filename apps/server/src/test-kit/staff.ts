import { type Api, createApi } from '@chatty/client/api';
import { createTokens } from '../platform/auth/access-token.ts';
import type { TestMember, TestServer, TestShop } from './test-server.ts';

/** Staff of the provider, in the name of the shop's owner. */
export async function staffOf(w: TestServer, shop: TestShop, owner: TestMember): Promise<Api> {
  const tokens = createTokens(w.services.config.APP_SECRET, () => new Date());
  const { token } = await tokens.issue({
    type: 'member',
    from: Date.now(),
    authId: owner.authId,
    shopID: shop.id,
    shopId: shop.id,
    memberId: owner.id,
    isAdmin: true,
    isCrmLogin: true,
  });
  return createApi({ origin: w.origin, token: async () => token });
}
