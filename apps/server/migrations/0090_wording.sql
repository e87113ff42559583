-- What a shop says to visitors in each language: texts of the product that it words otherwise, and its own in other languages.
create table translations (
  shop_id uuid not null references shops (id) on delete cascade,
  locale text not null,
  key text not null,
  value jsonb not null,
  -- What it was made from: where that has changed since, the translation may be out of date.
  source jsonb not null,
  written_by text not null check (written_by in ('person', 'machine')),
  updated_at timestamptz not null,
  primary key (shop_id, locale, key)
);
comment on table translations is '@owner wording';
comment on column translations.value is '@type string | Record<string, string>';
comment on column translations.source is '@type string | Record<string, string>';
comment on column translations.written_by is '@type ''person'' | ''machine''';

alter table shops add column store_locales jsonb not null default '[]';
comment on column shops.store_locales is '@type string[]';
-- Languages that the merchant added by hand, beside those of the store.
alter table shops add column added_locales jsonb not null default '[]';
comment on column shops.added_locales is '@type string[]';
