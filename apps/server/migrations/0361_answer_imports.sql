-- A file of custom answers that an admin hands over, and how far its import has come.
create table answer_imports (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  file_name text not null,
  state text not null default 'chosen',
  total integer not null,
  gone integer not null default 0,
  created integer not null default 0,
  changed integer not null default 0,
  same integer not null default 0,
  failed integer not null default 0,
  created_at timestamptz not null,
  primary key (shop_id, id)
);
create index answer_imports_by_age on answer_imports (created_at);
comment on table answer_imports is '@owner knowledge';
comment on column answer_imports.state is '@type ''chosen'' | ''running'' | ''done''';

-- The rows of the file that are still to come, and those that failed with the reason.
create table answer_import_rows (
  shop_id uuid not null,
  import_id uuid not null,
  -- Where it stands in the file.
  line integer not null,
  cells jsonb not null,
  problem text,
  primary key (shop_id, import_id, line),
  foreign key (shop_id, import_id) references answer_imports on delete cascade
);
create index answer_import_rows_to_come on answer_import_rows (shop_id, import_id, line) where problem is null;
comment on table answer_import_rows is '@owner knowledge';
comment on column answer_import_rows.cells is '@type Partial<Record<''id'' | ''question'' | ''answer'' | ''variants'', string>>';

-- An import finds what is known already by its question.
create index custom_answers_by_question on custom_answers (shop_id, lower(question)) where deleted_at is null;
