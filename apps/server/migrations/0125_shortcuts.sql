-- Texts that members keep for replies, and what is done once such a reply is sent.
create table shortcuts (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  -- Whose own it is; without, the team's. A job takes away what is of those who were removed from the team.
  owner_id uuid,
  -- Who made it. They may have left the team since.
  author_id uuid not null,
  key text not null,
  title text not null,
  body text not null,
  actions jsonb not null,
  file_ids jsonb not null,
  uses integer not null default 0,
  last_used_at timestamptz,
  -- The latest messages that were sent with it: the same one again counts once.
  recent_uses jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (shop_id, id)
);
create unique index shortcuts_of_team on shortcuts (shop_id, key) where owner_id is null and deleted_at is null;
create unique index shortcuts_of_member on shortcuts (shop_id, owner_id, key) where deleted_at is null;
comment on table shortcuts is '@owner shortcuts';
comment on column shortcuts.actions is '@type ("assign" | "resolve")[]';
comment on column shortcuts.file_ids is '@type string[]';
comment on column shortcuts.recent_uses is '@type string[]';
