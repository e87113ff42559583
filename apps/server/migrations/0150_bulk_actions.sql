-- What a member has done to many conversations at once, for as long as it can be undone.
create table bulk_runs (
  shop_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  action jsonb not null,
  -- Whom it is done to, for as long as it goes there: it may name customers.
  target jsonb,
  state text not null default 'running' check (state in ('running', 'done', 'undoing', 'undone')),
  total integer not null default 0,
  gone integer not null default 0,
  changed integer not null default 0,
  restored integer not null default 0,
  problem text,
  -- The conversation after which it goes on, there and back; none once it has ended.
  after_id uuid not null default '00000000-0000-0000-0000-000000000000',
  begun_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, member_id) references members on delete cascade
);
create index bulk_runs_by_age on bulk_runs (begun_at);
comment on table bulk_runs is '@owner conversations';
comment on column bulk_runs.action is '@type unknown';
comment on column bulk_runs.target is '@type unknown';

-- How each conversation was before; with its latest place, by which is known whether anything has happened since.
create table bulk_changes (
  shop_id uuid not null,
  run_id uuid not null,
  conversation_id uuid not null,
  former jsonb not null,
  last_seq integer not null,
  is_read boolean not null,
  primary key (shop_id, run_id, conversation_id),
  foreign key (shop_id, run_id) references bulk_runs on delete cascade,
  foreign key (shop_id, conversation_id) references conversations on delete cascade
);
create index bulk_changes_by_conversation on bulk_changes (shop_id, conversation_id);
comment on table bulk_changes is '@owner conversations';
comment on column bulk_changes.former is '@type unknown';
