import type { ColumnType, Generated } from 'kysely';
import type { Json, MaybeJson, MaybeMoment, Moment } from './columns.ts';

/** Tables of shops, their people and what these may do. */
export interface AccountTables {
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
    widget: Json<Record<string, unknown>>;
    created_at: Moment;
    uninstalled_at: MaybeMoment;
    plan_interval: string | null;
    subscription_date: MaybeMoment;
    no_limit: Generated<boolean>;
    additional_seats: Generated<number>;
    setup_done: Generated<boolean>;
    block_access: Generated<boolean>;
    uat_features: MaybeJson<Record<string, boolean>>;
    dismissed_banners: MaybeJson<string[]>;
    is_sync_product_first: Generated<boolean>;
    shopify_plan: Generated<string>;
    shop_owner: Generated<string>;
    primary_locale: Generated<string>;
    installed_at: MaybeMoment;
    scopes: Generated<string>;
    staff_last_active_at: MaybeMoment;
    staff_entry: Generated<'ask' | 'let-in'>;
  };
  shop_tokens: {
    shop_id: string;
    access_token: string;
    access_expires_at: Moment;
    refresh_token: string;
    refresh_expires_at: Moment;
    scope: string;
    refreshing_until: MaybeMoment;
  };
  members: {
    shop_id: string;
    id: string;
    auth_id: string;
    full_name: string;
    email: string;
    avatar: string | null;
    role: 'admin' | 'member';
    active: Generated<boolean>;
    enable_away_mode: Generated<boolean>;
    created_at: Moment;
    owner: Generated<boolean>;
    invited: Generated<boolean>;
    platform_user_id: string | null;
    notifications: ColumnType<
      Record<string, { email: boolean; push: boolean }> | null,
      string | null | undefined,
      string | null
    >;
    notification_email: string | null;
    notification_email_verified: Generated<boolean>;
    tokens_valid_from: MaybeMoment;
  };
  seat_requests: {
    shop_id: string;
    id: string;
    platform_user_id: string;
    full_name: string;
    email: string | null;
    asked_at: ColumnType<Date, Date, Date>;
    declined_at: MaybeMoment;
  };
  one_time_tokens: {
    hash: string;
    purpose: string;
    payload: Json<unknown>;
    subject: string;
    expires_at: Moment;
    created_at: Moment;
  };
  tries: {
    key: string;
    used: number;
    open_at: ColumnType<Date, Date, Date>;
    forgotten_at: ColumnType<Date, Date, Date>;
  };
  push_tokens: {
    shop_id: string;
    member_id: string;
    endpoint_hash: string;
    token: string;
    is_pwa: Generated<boolean>;
    created_at: Moment;
  };
  kept_secrets: { name: string; sealed: string; created_at: Moment };
  told_by_mail: { shop_id: string; conversation_id: string; member_id: string; seq: number; told_at: Moment };
  processes: { id: string; beat_at: Moment };
  staff_sockets: { shop_id: string; member_id: string; process_id: string };
  privacy_receipts: {
    id: string;
    shop_domain: string;
    kind: 'export' | 'redact_customer' | 'redact_shop' | 'delete_contact';
    request: string;
    counts: Json<Record<string, number>>;
    requested_at: Moment;
    done_at: MaybeMoment;
    kept_because: string | null;
  };
}
