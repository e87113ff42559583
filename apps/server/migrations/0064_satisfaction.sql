-- What visitors think of a conversation, once for each time that it was resolved.
create table satisfaction_ratings (
  shop_id uuid not null references shops on delete cascade,
  conversation_id uuid not null,
  resolution integer not null,
  rating integer not null check (rating between 1 and 5),
  comment text not null default '',
  activity_id uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (shop_id, conversation_id, resolution),
  foreign key (shop_id, conversation_id) references conversations (shop_id, id) on delete cascade
);
comment on table satisfaction_ratings is '@owner satisfaction';
comment on column satisfaction_ratings.resolution is 'The place of the grey line that says that it was resolved.';
comment on column satisfaction_ratings.activity_id is 'The grey line by which the team is told.';
