-- What the shop has told its assistant, each time that it was saved otherwise. Under the author's name as it was: who leaves
-- the team has written it all the same.
create table instruction_versions (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  text text not null,
  author_id uuid not null,
  author_name text not null,
  saved_at timestamptz not null,
  primary key (shop_id, id)
);
create index instruction_versions_by_time on instruction_versions (shop_id, saved_at, id);
comment on table instruction_versions is '@owner shop-settings';
