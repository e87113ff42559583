-- Lists of the inbox under a name.
create table saved_views (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  -- Whose own it is; without, the team's.
  owner_id uuid,
  -- Who made it. They may have left the team since.
  author_id uuid not null,
  name text not null,
  filter jsonb not null,
  place integer not null default 0,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, owner_id) references members on delete cascade
);
create index saved_views_by_owner on saved_views (shop_id, owner_id);
comment on table saved_views is '@owner conversations';
comment on column saved_views.filter is '@type unknown';
