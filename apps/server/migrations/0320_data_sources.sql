-- Which of the store's pages, or which passages of one, the assistant is not to use. A passage is named by what it says, so
-- that a new reading of the store leaves it switched off wherever it stands, and no longer once it says something else.
create table switched_off_pages (
  shop_id uuid not null references shops on delete cascade,
  page_id text not null,
  -- Of the passage; empty for the whole page.
  content_hash text not null default '',
  primary key (shop_id, page_id, content_hash)
);
comment on table switched_off_pages is '@owner knowledge';

-- What the last whole reading of the store's pages found new, changed and gone.
create table page_changes (
  shop_id uuid primary key references shops on delete cascade,
  added jsonb not null,
  changed jsonb not null,
  gone jsonb not null
);
comment on table page_changes is '@owner knowledge';
comment on column page_changes.added is '@type { count: number, titles: string[] }';
comment on column page_changes.changed is '@type { count: number, titles: string[] }';
comment on column page_changes.gone is '@type { count: number, titles: string[] }';
