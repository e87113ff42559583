-- Tables of sizes, by which the assistant finds who has which measures.
create table size_guides (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  name text not null,
  unit text not null,
  columns jsonb not null,
  rows jsonb not null,
  -- Which products it is for.
  scope jsonb not null,
  between_note text not null,
  outside_note text not null,
  updated_at timestamptz not null,
  -- A deleted one keeps its place for a day, so that it can be restored.
  deleted_at timestamptz,
  primary key (shop_id, id)
);
comment on table size_guides is '@owner knowledge';
comment on column size_guides.unit is $$@type 'cm' | 'in'$$;
comment on column size_guides.columns is '@type unknown[]';
comment on column size_guides.rows is '@type unknown[]';
comment on column size_guides.scope is '@type unknown';
