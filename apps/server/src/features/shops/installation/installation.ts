import { newId } from '@chatty/contract/new-id';
import type { StoreFacts } from '../../../ports/commerce.ts';
import type { Services, TxCtx } from '../../../ctx.ts';
import { lockShop } from '../change-shop.ts';
import { scopesChanged, shopConnected, storeMoved } from '../shops.events.ts';

/** The row of a shop with this permanent domain, made if there is none; the app is not installed there yet. */
export async function takeShopPlace({ db, clock }: Services, domain: string): Promise<string> {
  const { id } = await db
    .insertInto('shops')
    .values({
      id: newId(),
      name: domain,
      shopify_domain: domain,
      domain,
      storefront_url: `https://${domain}`,
      widget: '{}',
      uninstalled_at: clock.now(),
    })
    // Returns the row that was there before.
    .onConflict((on) => on.column('shopify_domain').doUpdateSet({ shopify_domain: domain }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Where shoppers see the shop: with a simulator there, for its domains lead nowhere. */
const storefrontOf = ({ config }: Services, facts: Pick<StoreFacts, 'domain'>) =>
  config.SHOPIFY_SIMULATOR_URL ? new URL(config.SHOPIFY_SIMULATOR_URL).origin : `https://${facts.domain}`;

/** Writes what the store says of itself; says `store.moved` where it told another time zone before. Throws `not_found`. */
export async function keepFacts(tx: TxCtx, facts: StoreFacts): Promise<void> {
  const { store_time_zone: from } = await lockShop(tx);
  await tx.db
    .updateTable('shops')
    .set({
      name: facts.name,
      email: facts.email,
      domain: facts.domain,
      currency: facts.currency,
      country_code: facts.countryCode,
      storefront_url: storefrontOf(tx.services, facts),
      shopify_plan: facts.platformPlan,
      shop_owner: facts.ownerName,
      primary_locale: facts.primaryLocale,
      store_locales: JSON.stringify(facts.locales),
      store_time_zone: facts.timeZone,
    })
    .where('id', '=', tx.shopId)
    .execute();
  if (from !== null && from !== facts.timeZone) await tx.raise(storeMoved, { from, to: facts.timeZone });
}

/** Writes what the store lets us do. */
export async function keepScopes(tx: TxCtx, scopes: string): Promise<void> {
  await tx.db.updateTable('shops').set({ scopes }).where('id', '=', tx.shopId).execute();
  await tx.raise(scopesChanged, {});
}

/** The app is installed from now on, or again; says `shop.connected`. */
export async function admitShop(tx: TxCtx, facts: StoreFacts, scopes: string): Promise<void> {
  await keepFacts(tx, facts);
  const { widget, uninstalled_at, installed_at } = await tx.db
    .selectFrom('shops')
    .select(['widget', 'uninstalled_at', 'installed_at'])
    .where('id', '=', tx.shopId)
    .executeTakeFirstOrThrow();
  await tx.db
    .updateTable('shops')
    .set({
      uninstalled_at: null,
      // A renewal of lost tokens is no installation.
      installed_at: uninstalled_at ? tx.services.clock.now() : installed_at,
      scopes,
      // A new shop's hours are meant where the shop is.
      widget: JSON.stringify({ timeZone: facts.timeZone, ...widget }),
    })
    .where('id', '=', tx.shopId)
    .execute();
  await tx.raise(shopConnected, {});
}

/** The app is uninstalled; since when stays as it is where that is known. */
export async function letShopGo(tx: TxCtx): Promise<void> {
  await tx.db
    .updateTable('shops')
    .set({ uninstalled_at: tx.services.clock.now() })
    .where('id', '=', tx.shopId)
    .where('uninstalled_at', 'is', null)
    .execute();
}

/** How it stands with a shop, which stays so until the transaction ends. */
export async function lockInstallation(tx: TxCtx): Promise<'installed' | 'uninstalled' | 'gone'> {
  const shop = await tx.db
    .selectFrom('shops')
    .select('uninstalled_at')
    .where('id', '=', tx.shopId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!shop) return 'gone';
  return shop.uninstalled_at ? 'uninstalled' : 'installed';
}

/** Removes the shop itself, and what hangs on its row. */
export async function removeShop(tx: TxCtx): Promise<void> {
  await tx.db.deleteFrom('shops').where('id', '=', tx.shopId).execute();
}
