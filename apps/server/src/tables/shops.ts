// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Json, MaybeMoment, Moment } from './columns.ts';

export interface ShopsTables {
  shops: {
    id: string;
    name: string;
    shopify_domain: string;
    domain: string;
    email: Generated<string>;
    plan: Generated<string>;
    currency: Generated<string>;
    country_code: Generated<string>;
    storefront_url: string;
    widget: Generated<Json<Record<string, unknown>>>;
    created_at: Generated<Moment>;
    uninstalled_at: MaybeMoment;
    plan_interval: string | null;
    subscription_date: MaybeMoment;
    no_limit: Generated<boolean>;
    additional_seats: Generated<number>;
    setup_done: Generated<boolean>;
    block_access: Generated<boolean>;
    uat_features: Generated<Json<Record<string, boolean>>>;
    dismissed_banners: Generated<Json<string[]>>;
    is_sync_product_first: Generated<boolean>;
    shopify_plan: Generated<string>;
    shop_owner: Generated<string>;
    primary_locale: Generated<string>;
    installed_at: MaybeMoment;
    scopes: Generated<string>;
    staff_last_active_at: MaybeMoment;
    staff_entry: Generated<'ask' | 'let-in'>;
    rehearsed: Generated<Json<{ question: string, result: 'answered' | 'unanswered' | 'no_orders', refusedFor: string[], answeredIn?: Record<string, string> }[]>>;
    enable_chatbox: Generated<boolean>;
    embed_state: 'on' | 'off' | null;
    /** The name of the published theme. */
    embed_theme: string | null;
    /** The store's id of the theme in which it was seen switched on last. */
    embed_on_theme: string | null;
    embed_checked_at: MaybeMoment;
    /** When a page of the store last began a visit, to the hour. */
    embed_seen_at: MaybeMoment;
    store_locales: Generated<Json<string[]>>;
    added_locales: Generated<Json<string[]>>;
    /** Names the recommendation rules that are on, as they are. Null where there are none. */
    recommending: string | null;
    store_time_zone: string | null;
  };
}
