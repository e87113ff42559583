-- What the assistant is tested with. The words of a case may be a visitor's, and its answers a customer's: it goes with either.
create table suite_cases (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  turns jsonb not null,
  contact_id uuid,
  locale text not null,
  page text not null,
  checks jsonb not null,
  -- The conversation that its words are from.
  asked_in uuid,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  -- What became of it in the latest run with what is saved; null where it was not run since it was changed.
  last jsonb,
  primary key (shop_id, id)
);
comment on table suite_cases is '@owner test-suite';
comment on column suite_cases.turns is '@type string[]';
create index suite_cases_by_change on suite_cases (shop_id, updated_at desc, id desc) where deleted_at is null;

create table suite_runs (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  cause text not null check (cause in ('member', 'change', 'draft')),
  -- The settings of the assistant that were tested are those that are saved, or have been saved since.
  is_published boolean not null,
  -- All of them, as they were tested.
  assistant jsonb not null,
  with_model boolean not null,
  state text not null check (state in ('running', 'done', 'canceled', 'failed')),
  reason text not null default '',
  -- The member's name: it stays readable when they have left.
  member_name text not null,
  engine text not null,
  config_version text not null default '',
  case_ids jsonb not null,
  done integer not null default 0,
  failed integer not null default 0,
  regressions integer not null default 0,
  cost numeric(12, 6) not null default 0,
  begun_at timestamptz not null,
  -- When it was heard of last: a run of which nothing is heard any more has failed.
  told_at timestamptz not null,
  ended_at timestamptz,
  primary key (shop_id, id)
);
comment on table suite_runs is '@owner test-suite';
comment on column suite_runs.cause is '@type ''member'' | ''change'' | ''draft''';
comment on column suite_runs.state is '@type ''running'' | ''done'' | ''canceled'' | ''failed''';
comment on column suite_runs.case_ids is '@type string[]';
create index suite_runs_latest on suite_runs (shop_id, begun_at desc, id desc);

create table suite_results (
  shop_id uuid not null,
  run_id uuid not null,
  case_id uuid not null,
  passed boolean not null,
  is_regression boolean not null,
  question text not null,
  failures jsonb not null,
  answer jsonb not null,
  cost numeric(12, 6) not null,
  ms integer not null,
  at timestamptz not null,
  primary key (shop_id, run_id, case_id),
  foreign key (shop_id, run_id) references suite_runs on delete cascade,
  foreign key (shop_id, case_id) references suite_cases on delete cascade
);
comment on table suite_results is '@owner test-suite';
create index suite_results_by_case on suite_results (shop_id, case_id);

create table suite_settings (
  shop_id uuid primary key references shops on delete cascade,
  gate text not null check (gate in ('off', 'warn', 'block')),
  runs_by_itself boolean not null
);
comment on table suite_settings is '@owner test-suite';
comment on column suite_settings.gate is '@type ''off'' | ''warn'' | ''block''';
comment on column suite_cases.checks is '@type unknown';
comment on column suite_cases.last is '@type unknown';
comment on column suite_runs.assistant is '@type unknown';
comment on column suite_results.failures is '@type unknown';
comment on column suite_results.answer is '@type unknown';
