import type { ShopAccounts, ShopTokens } from '../../adapters/shopify/wire/tokens.ts';
import type { Seal } from '../../platform/auth/secrets/seal.ts';
import type { Db } from '../../platform/db/open-database.ts';

/** Tokens of all shops in the database, sealed for the shop that they are of. */
export function createShopAccounts(db: Db, seal: Seal): ShopAccounts {
  const sealed = (shopId: string, tokens: ShopTokens) => ({
    access_token: seal.seal(tokens.accessToken, shopId),
    access_expires_at: tokens.accessExpiresAt,
    refresh_token: seal.seal(tokens.refreshToken, shopId),
    refresh_expires_at: tokens.refreshExpiresAt,
    scope: tokens.scope,
    refreshing_until: null,
  });
  return {
    async read(shopId) {
      const row = await db
        .selectFrom('shops')
        .leftJoin('shop_tokens', 'shop_tokens.shop_id', 'shops.id')
        .select(['shopify_domain', 'access_token', 'access_expires_at', 'refresh_token', 'refresh_expires_at', 'scope'])
        .where('shops.id', '=', shopId)
        .executeTakeFirst();
      if (!row) return null;
      const { access_token, access_expires_at, refresh_token, refresh_expires_at, scope } = row;
      const whole = access_token && access_expires_at && refresh_token && refresh_expires_at;
      return {
        domain: row.shopify_domain,
        tokens: whole
          ? {
              accessToken: seal.open(access_token, shopId),
              accessExpiresAt: access_expires_at,
              refreshToken: seal.open(refresh_token, shopId),
              refreshExpiresAt: refresh_expires_at,
              scope: scope ?? '',
            }
          : null,
      };
    },
    async save(shopId, tokens) {
      const row = sealed(shopId, tokens);
      await db
        .insertInto('shop_tokens')
        .values({ shop_id: shopId, ...row })
        .onConflict((on) => on.column('shop_id').doUpdateSet(row))
        .execute();
    },
    async claimRefresh(shopId, forMs) {
      const now = Date.now();
      const { numUpdatedRows } = await db
        .updateTable('shop_tokens')
        .set({ refreshing_until: new Date(now + forMs) })
        .where('shop_id', '=', shopId)
        .where((q) => q.or([q('refreshing_until', 'is', null), q('refreshing_until', '<', new Date(now))]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async releaseRefresh(shopId, ended) {
      await db
        .updateTable('shop_tokens')
        .set({ refreshing_until: null, ...(ended ? { refresh_expires_at: new Date() } : {}) })
        .where('shop_id', '=', shopId)
        // Somebody opened the app meanwhile and brought new tokens.
        .where('refreshing_until', 'is not', null)
        .execute();
    },
  };
}
