import type { Db } from '../../../platform/db/open-database.ts';

/** A shop in which a person is active. */
export interface Membership {
  shopId: string;
  memberId: string;
  isAdmin: boolean;
  name: string;
  shopifyDomain: string;
}

/**
 * The shops in which a person is active, by name: the app is installed there, the invitation was accepted, and they have
 * a seat or are an admin. With `from` (ms), only those where what was given out at that moment still counts.
 */
export async function membershipsOf(db: Db, authId: string, from = Number.POSITIVE_INFINITY): Promise<Membership[]> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('shops', 'shops.id', 'members.shop_id')
    .select(['shop_id', 'members.id', 'role', 'tokens_valid_from', 'shops.name', 'shopify_domain'])
    .where('auth_id', '=', authId)
    .where('invited', '=', false)
    .where('uninstalled_at', 'is', null)
    .where((q) => q.or([q('active', '=', true), q('role', '=', 'admin')]))
    .orderBy('shops.name')
    .orderBy('shop_id')
    .execute();
  return rows
    .filter((it) => !it.tokens_valid_from || it.tokens_valid_from.getTime() <= from)
    .map((row) => ({
      shopId: row.shop_id,
      memberId: row.id,
      isAdmin: row.role === 'admin',
      name: row.name,
      shopifyDomain: row.shopify_domain,
    }));
}
