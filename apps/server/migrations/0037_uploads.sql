-- Bytes that are on their way, or were when a process ended: named before the first of them is kept, until there is a file
-- of them. What has stood here for a day is removed.
create table uploads (
  shop_id uuid not null references shops on delete cascade,
  -- Of the file that it is to be; several uploads may try to be the same one.
  id uuid not null,
  secret text not null,
  owner_id uuid not null,
  begun_at timestamptz not null,
  primary key (shop_id, id, secret)
);
create index uploads_by_owner on uploads (shop_id, owner_id);
create index uploads_by_begin on uploads (begun_at);
