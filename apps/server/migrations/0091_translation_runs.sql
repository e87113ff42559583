-- How far the language model has come in a language of a shop: the latest time that somebody let it translate.
create table translation_runs (
  shop_id uuid not null references shops (id) on delete cascade,
  locale text not null,
  state text not null check (state in ('running', 'done', 'failed')),
  total integer not null,
  done integer not null,
  -- Texts that came back in a way in which nobody may read them: they stay as they were.
  refused integer not null,
  begun_at timestamptz not null,
  -- When it was heard of last: a run of which nothing is heard any more has failed.
  told_at timestamptz not null,
  primary key (shop_id, locale)
);
comment on table translation_runs is '@owner translations';
comment on column translation_runs.state is '@type ''running'' | ''done'' | ''failed''';
