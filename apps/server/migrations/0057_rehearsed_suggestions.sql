-- What came of a shop's suggestions when they were last rehearsed. One that does not stand in here has not been yet.
alter table shops add column rehearsed jsonb not null default '[]';
comment on column shops.rehearsed is
  $$@type { question: string, result: 'answered' | 'unanswered' | 'no_orders', refusedFor: string[] }[]$$;
