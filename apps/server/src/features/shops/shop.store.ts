import { PlanInterval } from '@chatty/contract/plan-id';
import type { Shop } from '@chatty/contract/shops';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { texts } from '#texts/shops.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { lastNumberOf } from '../../platform/live/event-log.ts';
import { notFound, Problem } from '../../platform/problem.ts';
import type { Tables } from '../../tables.ts';
import { planIdOf } from './plan-id.ts';
import { settingsOf } from './settings/shop-settings.ts';
import { toldOfSettings } from './tell-visitors.ts';

export type ShopRow = Selectable<Tables['shops']>;

/** The locale of the shop that a row belongs to, read with the row. */
export const localeOfShop = sql<string>`(select primary_locale from shops where id = shop_id)`.as('primary_locale');

/** The shop as its own people see it. */
export function toShop({ SHOPIFY_SIMULATOR_URL }: Pick<Config, 'SHOPIFY_SIMULATOR_URL'>, row: ShopRow): Shop {
  const handle = row.shopify_domain.replace(/\.myshopify\.com$/, '');
  return {
    id: row.id,
    name: row.name,
    shopifyDomain: row.shopify_domain,
    domain: row.domain,
    websiteId: row.id,
    email: row.email,
    currency: row.currency,
    countryCode: row.country_code,
    storefrontUrl: row.storefront_url,
    shopAdminUrl: `${SHOPIFY_SIMULATOR_URL ?? 'https://admin.shopify.com'}/store/${handle}`,
    plan: planIdOf(row),
    planInterval: PlanInterval.nullable().catch(null).parse(row.plan_interval),
    subscriptionDate: row.subscription_date?.toISOString() ?? null,
    noLimit: row.no_limit,
    teamMemberAdditionalSeats: row.additional_seats,
    setupDone: row.setup_done,
    blockAccess: row.block_access,
    uatFeatures: row.uat_features,
    campaignsPublished: false,
    dismissedBanners: row.dismissed_banners,
    isSyncProductFirst: row.is_sync_product_first,
    staffEntry: row.staff_entry,
    enableChatbox: row.enable_chatbox,
    enableEmbedCore: row.embed_state === null ? row.embed_seen_at !== null : row.embed_state === 'on',
    themeEmbed: embedOf(row),
    ...chatboxOf(row),
    shopifyPlan: row.shopify_plan,
    shopInfo: { shopOwner: row.shop_owner, planName: row.shopify_plan, primaryLocale: row.primary_locale },
    createdAt: row.created_at.toISOString(),
    installedAt: row.installed_at?.toISOString() ?? null,
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

/** A shop as its visitors know it. Throws `not_found`, and `blocked` where the provider has turned its chatbox off. */
export async function findVisitedShop(db: Db, domain: string): Promise<ShopRow> {
  const row = await findShopByDomain(db, domain);
  // Each visit asks this alone of the settings.
  if (row.widget.isBlocked === true) throw chatboxBlocked();
  return row;
}

/** A state of the database, as `markOfVisitedShop` finds it. */
export interface VisitedShopMark {
  /** Another text after each change. */
  mark: string;
  /** The number of the last event that told visitors of a change of the settings. */
  widgetEvent: number;
}

/**
 * Names the state of a shop that visitors may come to: its row, what visitors were told of it, and what `parts` say of it by
 * its id. Throws `not_found`.
 */
export async function markOfVisitedShop(
  db: Db,
  domain: string,
  parts: (shopId: RawBuilder<unknown>) => readonly RawBuilder<string | null>[],
): Promise<VisitedShopMark> {
  const marks = [sql`shops.id::text`, sql`shops.xmin::text`, ...parts(sql`shops.id`)];
  const { rows } = await sql<{ mark: string; told: string }>`
    select ${sql.join(
      marks.map((it) => sql`coalesce(${it}, '')`),
      sql` || ' ' || `,
    )} as mark, ${lastNumberOf(toldOfSettings, sql`shops.id`)} as told from shops
    where shopify_domain = ${domain.toLowerCase()} and uninstalled_at is null`.execute(db);
  const row = rows[0];
  if (!row) throw notFound(texts.thisShop);
  return { mark: `${row.mark} ${row.told}`, widgetEvent: Number(row.told) };
}

/** What every call of a visitor is answered while the provider has turned the chatbox off. */
export const chatboxBlocked = (): Problem => new Problem('blocked', texts.chatboxBlocked);

/** Whether the shop's assistant answers, and how; whether visitors may have a chatbox at all. */
const chatboxOf = (shop: ShopRow) => {
  const {
    isEnableAIAssistant,
    aiAssistantSettings: { customInstruction: _, ...aiAssistantSettings },
    isBlocked,
  } = settingsOf(shop);
  return { isEnableAIAssistant, aiAssistantSettings, isBlocked };
};

const embedOf = (row: ShopRow): Shop['themeEmbed'] => ({
  state: row.embed_state === 'off' && row.embed_on_theme !== null ? 'other_theme' : (row.embed_state ?? 'unknown'),
  theme: row.embed_theme,
  checkedAt: row.embed_checked_at?.toISOString() ?? null,
  seenAt: row.embed_seen_at?.toISOString() ?? null,
});

const isGranted = ({ scopes }: Pick<ShopRow, 'scopes'>, ...any: string[]): boolean =>
  scopes.split(',').some((it) => any.includes(it.trim()));

/** Whether the store lets us read its themes. */
export const mayReadThemes = (shop: Pick<ShopRow, 'scopes'>): boolean => isGranted(shop, 'read_themes', 'write_themes');

/** Whether the store lets us look up its orders. */
export const mayReadOrders = (shop: Pick<ShopRow, 'scopes'>): boolean => isGranted(shop, 'read_orders', 'write_orders');

/** Whether the store lets us write its customers; it is asked for, and nothing else depends on it. */
export const mayWriteCustomers = ({ scopes }: Pick<ShopRow, 'scopes'>): boolean =>
  scopes.split(',').some((it) => it.trim() === 'write_customers');

/** Whether the store lets us make discount codes; it is asked for, and nothing else depends on it. */
export const mayWriteDiscounts = (shop: Pick<ShopRow, 'scopes'>): boolean => isGranted(shop, 'write_discounts');

/** What came of a suggestion when it was rehearsed; `no_orders`: the store doesn't let us look up orders. */
export type Rehearsed = ShopRow['rehearsed'][number];
