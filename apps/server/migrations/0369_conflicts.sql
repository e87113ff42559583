-- Two answers of a shop to one question: the same said twice, or something else each time. The id is made of both and of
-- what they say, so that what is ignored stays ignored until one of them says something else.
create table conflicts (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  kind text not null,
  -- Passages, and what they said when they were compared.
  one_id text not null,
  one_hash text not null,
  other_id text not null,
  other_hash text not null,
  differs jsonb not null,
  ignored_reason text,
  ignored_note text not null default '',
  primary key (shop_id, id)
);
comment on table conflicts is '@owner optimize';
comment on column conflicts.kind is $$@type 'duplicate' | 'contradiction'$$;
comment on column conflicts.differs is '@type { one: string, other: string }[]';
comment on column conflicts.ignored_reason is $$@type 'not_ours' | 'spam' | 'for_a_person' | 'other'$$;

-- How far the search for them is.
create table conflict_searches (
  shop_id uuid primary key references shops on delete cascade,
  running boolean not null,
  done integer not null default 0,
  total integer not null default 0,
  finished_at timestamptz
);
comment on table conflict_searches is '@owner optimize';
