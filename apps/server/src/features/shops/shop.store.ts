import type { Shop } from '@chatty/contract/members';
import { WidgetSettings } from '@chatty/contract/widget';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/open-database.ts';
import { notFound } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';

export type ShopRow = Selectable<Tables['shops']>;

export function toShop(it: ShopRow): Shop {
  const plans = ['free', 'basic', 'pro', 'plus'] as const;
  return {
    id: it.id,
    name: it.name,
    shopifyDomain: it.shopify_domain,
    domain: it.domain,
    plan: plans.find((plan) => plan === it.plan) ?? 'free',
    currency: it.currency,
    countryCode: it.country_code,
    email: it.email,
    storefrontUrl: it.storefront_url,
    createdAt: it.created_at.toISOString(),
  };
}

/** Throws `not_found`. */
export async function findShop(db: Db, shopId: string): Promise<ShopRow> {
  const row = await db.selectFrom('shops').selectAll().where('id', '=', shopId).executeTakeFirst();
  if (!row) throw notFound('This shop');
  return row;
}

/** A shop by its permanent domain, if the app is installed there. Throws `not_found`. */
export async function findShopByDomain(db: Db, domain: string): Promise<ShopRow> {
  const row = await db
    .selectFrom('shops')
    .selectAll()
    .where('shopify_domain', '=', domain.toLowerCase())
    .where('uninstalled_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('This shop');
  return row;
}

/** The shop’s chatbox settings, the product’s defaults filled in. */
export const widgetOf = (it: Pick<ShopRow, 'widget'>): WidgetSettings => WidgetSettings.parse(it.widget);
