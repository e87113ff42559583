-- What the assistant reads beside the store: files that the team uploads, and pages of the web.
create table documents (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('file', 'web', 'sitemap')),
  title text not null,
  -- Of a page of the web, or of a sitemap; its host is asked one thing at a time.
  url text,
  host text,
  -- The address that the page calls its own.
  canonical text,
  sitemap_id uuid,
  -- Of a sitemap: how many of its pages the plan had no room for.
  left_out integer not null default 0,
  bytes integer,
  added_by uuid,
  created_at timestamptz not null default now(),
  state text not null default 'waiting',
  problem text,
  -- What it was read from: the same again is not read again.
  content_hash text,
  etag text,
  last_modified text,
  changes jsonb,
  -- Which upload or request is to be read: an earlier one that is still under way writes nothing any more.
  asked integer not null default 1,
  read_at timestamptz,
  next_at timestamptz,
  deleted_at timestamptz,
  primary key (shop_id, id)
);
comment on table documents is '@owner knowledge';
comment on column documents.kind is '@type ''file'' | ''web'' | ''sitemap''';
comment on column documents.state is '@type ''waiting'' | ''reading'' | ''ready'' | ''failed''';
comment on column documents.changes is
  '@type Record<''added'' | ''changed'' | ''gone'', { count: number, titles: string[] }>';

create index documents_of_host on documents (shop_id, host);
create index documents_due on documents (next_at) where deleted_at is null;

-- The bytes of an uploaded file until it is read: only its text is kept.
create table document_uploads (
  shop_id uuid not null,
  document_id uuid not null,
  bytes bytea not null,
  primary key (shop_id, document_id),
  foreign key (shop_id, document_id) references documents on delete cascade
);
comment on table document_uploads is '@owner knowledge';
