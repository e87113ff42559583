-- One process at a time renews a shop's tokens.
alter table shop_tokens add column refreshing_until timestamptz;

-- A sync that has not been heard of for a minute is dead.
alter table syncs add column touched_at timestamptz;

-- Two counters of a shop: one for its passages, one for its products. A row's version is the counter's when the row was
-- last written, so that an index reads only what changed since it was last filled.
alter table knowledge_versions add column catalog bigint not null default 0;
alter table passages add column version bigint not null default 0;
create index passages_by_version on passages (shop_id, version);

-- updated_at is the store's own; seen is the counter at our latest reading that still had the product. The embedding is
-- of the title.
alter table products add column version bigint not null default 0;
alter table products add column seen bigint not null default 0;
alter table products add column embedder text;
alter table products add column embedding bytea;
create index products_by_version on products (shop_id, version);
create index products_by_handle on products (shop_id, handle);
