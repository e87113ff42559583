-- Accounts, shops and team.

alter table shops add column plan_interval text;
alter table shops add column subscription_date timestamptz;
alter table shops add column no_limit boolean not null default false;
alter table shops add column additional_seats integer not null default 0;
alter table shops add column setup_done boolean not null default false;
alter table shops add column block_access boolean not null default false;
alter table shops add column uat_features jsonb not null default '{}';
alter table shops add column dismissed_banners jsonb not null default '[]';
alter table shops add column is_sync_product_first boolean not null default false;
alter table shops add column shopify_plan text not null default '';
alter table shops add column shop_owner text not null default '';
alter table shops add column primary_locale text not null default 'en';
alter table shops add column installed_at timestamptz;
-- The access scopes that the platform last granted.
alter table shops add column scopes text not null default '';

alter table members add column owner boolean not null default false;
alter table members add column invited boolean not null default false;
-- The person's number at the commerce platform, for those who come in through its admin.
alter table members add column platform_user_id text;
alter table members add column notifications jsonb;
alter table members add column notification_email text;
alter table members add column notification_email_verified boolean not null default false;
-- Access tokens made before are no longer taken.
alter table members add column tokens_valid_from timestamptz;
create unique index members_owner on members (shop_id) where owner;
create unique index members_by_platform_user on members (shop_id, platform_user_id) where platform_user_id is not null;
create unique index members_by_email on members (shop_id, lower(email));

-- Which shop a session has chosen; and whether it is the provider's staff who came in by CRM login.
alter table "session" add column "shopId" uuid;
alter table "session" add column "isCrmLogin" boolean not null default false;

-- The second factor of an account, as better-auth's schema names it.
alter table "user" add column "twoFactorEnabled" boolean not null default false;
create table "twoFactor" (
  "id" text primary key,
  "secret" text not null,
  "backupCodes" text not null,
  "userId" text not null references "user" ("id") on delete cascade,
  "verified" boolean not null default true
);
create index "twoFactor_by_user" on "twoFactor" ("userId");

-- Links and tokens that work once: only a hash is kept.
create table one_time_tokens (
  hash text primary key,
  purpose text not null,
  -- Whom and what it is for; the reader of the purpose knows its shape.
  payload jsonb not null,
  -- Replaces an older one of the same purpose and subject.
  subject text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index one_time_tokens_by_subject on one_time_tokens (purpose, subject);
create index one_time_tokens_by_age on one_time_tokens (expires_at);

create table push_tokens (
  shop_id uuid not null references shops on delete cascade,
  member_id uuid not null,
  -- Of the endpoint, which is an address with a secret in it.
  endpoint_hash text not null,
  token text not null,
  is_pwa boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (shop_id, member_id, endpoint_hash),
  foreign key (shop_id, member_id) references members on delete cascade
);

-- Server processes that live, and the members whose sockets each of them holds. Who has no living process is not there.
create table processes (
  id uuid primary key,
  beat_at timestamptz not null
);
create table staff_sockets (
  shop_id uuid not null references shops on delete cascade,
  member_id uuid not null,
  process_id uuid not null references processes on delete cascade,
  sockets integer not null,
  primary key (shop_id, member_id, process_id)
);
create index staff_sockets_by_process on staff_sockets (process_id);
alter table shops add column staff_last_active_at timestamptz;

-- What was exported or deleted on whose behalf, and the proof of it. Outlives the shop.
create table privacy_receipts (
  id uuid primary key,
  shop_domain text not null,
  kind text not null check (kind in ('export', 'redact_customer', 'redact_shop', 'delete_contact')),
  -- The request's number at the commerce platform, or what we were asked by; never a name or an address.
  request text not null,
  counts jsonb not null,
  requested_at timestamptz not null,
  done_at timestamptz
);
create index privacy_receipts_by_shop on privacy_receipts (shop_domain, requested_at desc);
