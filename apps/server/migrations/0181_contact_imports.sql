-- A file of contacts that an admin hands over, and how far its import has come.
create table contact_imports (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  file_name text not null,
  headings jsonb not null,
  -- What its columns say, once somebody has said it.
  columns jsonb,
  existing text not null default 'update',
  tag_ids uuid[] not null default '{}',
  state text not null default 'chosen',
  total integer not null,
  gone integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  created_at timestamptz not null,
  primary key (shop_id, id)
);
create index contact_imports_by_age on contact_imports (created_at);
comment on table contact_imports is '@owner contacts';
comment on column contact_imports.headings is $$@type string[]$$;
comment on column contact_imports.columns is $$@type (string | null)[]$$;
comment on column contact_imports.existing is $$@type 'update' | 'skip'$$;
comment on column contact_imports.state is $$@type 'chosen' | 'running' | 'done' | 'stopped'$$;

-- The rows of the file that are still to come, and those that failed with the reason. A row that has become a contact
-- is not kept.
create table contact_import_rows (
  shop_id uuid not null,
  import_id uuid not null,
  -- Where it stands in the file.
  line integer not null,
  cells jsonb not null,
  problem text,
  primary key (shop_id, import_id, line),
  foreign key (shop_id, import_id) references contact_imports on delete cascade
);
create index contact_import_rows_to_come on contact_import_rows (shop_id, import_id, line) where problem is null;
comment on table contact_import_rows is '@owner contacts';
comment on column contact_import_rows.cells is $$@type string[]$$;

-- An import finds whom the shop knows already by address or number.
create index contacts_by_email on contacts (shop_id, lower(email)) where email is not null;
create index contacts_by_digits on contacts (shop_id, regexp_replace(phone, '\D', '', 'g')) where phone is not null;
