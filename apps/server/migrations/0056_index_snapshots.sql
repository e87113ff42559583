-- Where the index of a shop's knowledge or catalog lies as bytes, so that it need not be built anew from every row. A file
-- that no row names, or whose content has another hash, is never read.
create table index_snapshots (
  shop_id uuid not null references shops on delete cascade,
  -- Which index it is of.
  name text not null,
  -- The shop's counter of changes when it was made.
  version bigint not null,
  -- What it was made with: the server's code, the embedder, the shop's language.
  basis text not null,
  file_key text not null,
  byte_size bigint not null,
  content_hash text not null,
  made_at timestamptz not null,
  primary key (shop_id, name)
);
comment on table index_snapshots is '@owner retrieval';
