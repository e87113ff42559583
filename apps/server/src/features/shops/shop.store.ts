import { PlanId, PlanInterval } from '@chatty/contract/plans';
import type { Shop } from '@chatty/contract/shops';
import { InboxSettings, WidgetSettings } from '@chatty/contract/widget';
import type { Selectable } from 'kysely';
import { texts } from '#texts/shops.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { notFound } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';

export type ShopRow = Selectable<Tables['shops']>;

export const planIdOf = (it: Pick<ShopRow, 'plan'>): PlanId => PlanId.catch('free').parse(it.plan);

/** The shop as its own people see it. */
export function toShop({ SHOPIFY_SIMULATOR_URL }: Pick<Config, 'SHOPIFY_SIMULATOR_URL'>, it: ShopRow): Shop {
  const handle = it.shopify_domain.replace(/\.myshopify\.com$/, '');
  return {
    id: it.id,
    name: it.name,
    shopifyDomain: it.shopify_domain,
    domain: it.domain,
    websiteId: it.id,
    email: it.email,
    currency: it.currency,
    countryCode: it.country_code,
    storefrontUrl: it.storefront_url,
    shopAdminUrl: `${SHOPIFY_SIMULATOR_URL ?? 'https://admin.shopify.com'}/store/${handle}`,
    plan: planIdOf(it),
    planInterval: PlanInterval.nullable().catch(null).parse(it.plan_interval),
    subscriptionDate: it.subscription_date?.toISOString() ?? null,
    noLimit: it.no_limit,
    teamMemberAdditionalSeats: it.additional_seats,
    setupDone: it.setup_done,
    blockAccess: it.block_access,
    uatFeatures: it.uat_features,
    campaignsPublished: false,
    dismissedBanners: it.dismissed_banners,
    isSyncProductFirst: it.is_sync_product_first,
    staffEntry: it.staff_entry,
    isEnableAIAssistant: widgetOf(it).isEnableAIAssistant,
    shopifyPlan: it.shopify_plan,
    shopInfo: { shopOwner: it.shop_owner, planName: it.shopify_plan, primaryLocale: it.primary_locale },
    createdAt: it.created_at.toISOString(),
    installedAt: it.installed_at?.toISOString() ?? null,
  };
}

/** Throws `not_found`. */
export async function findShop(db: Db, shopId: string): Promise<ShopRow> {
  const row = await db.selectFrom('shops').selectAll().where('id', '=', shopId).executeTakeFirst();
  if (!row) throw notFound(texts.thisShop);
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
  if (!row) throw notFound(texts.thisShop);
  return row;
}

/** The shop’s chatbox settings, the product’s defaults filled in. */
export const widgetOf = (it: Pick<ShopRow, 'widget'>): WidgetSettings => WidgetSettings.parse(it.widget);

/** How the shop’s inbox works, the product’s defaults filled in. */
export const inboxSettingsOf = (it: Pick<ShopRow, 'widget'>): InboxSettings =>
  InboxSettings.parse(it.widget.inboxSettings ?? {});
