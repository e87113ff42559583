-- Words of a shop's own by which its team sorts conversations and contacts.
create table tags (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  name text not null,
  -- The name as names are compared: no two tags of a shop differ only in capitals.
  name_key text not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id),
  unique (shop_id, name_key)
);
comment on table tags is '@owner tags';

alter table conversations add column tag_ids uuid[] not null default '{}';
-- Ids are unique across shops, so that a tag alone finds its conversations.
create index conversations_by_tag on conversations using gin (tag_ids);
