-- What the assistant does when a visitor brings up a certain matter. The upper of two that are as near runs.
create table scenarios (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  -- Which of those it is that every shop has; null where a member made it.
  default_key text,
  title text not null,
  examples jsonb not null,
  counter_examples jsonb not null,
  steps jsonb not null,
  is_on boolean not null,
  position int not null,
  updated_at timestamptz not null,
  -- A deleted one keeps its place for a day, so that it can be restored.
  deleted_at timestamptz,
  primary key (shop_id, id)
);
create unique index scenarios_by_default on scenarios (shop_id, default_key) where default_key is not null;
comment on table scenarios is '@owner knowledge';
comment on column scenarios.examples is '@type string[]';
comment on column scenarios.counter_examples is '@type string[]';
comment on column scenarios.steps is '@type unknown[]';

-- The scenario that ran in this turn, and with which step it goes on once the visitor has said something; null where it
-- is over.
alter table decisions add column scenario jsonb;
comment on column decisions.scenario is $$@type { id: string, title: string, next: number | null }
  Null where none ran.$$;
