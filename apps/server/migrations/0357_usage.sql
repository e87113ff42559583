-- Which of a day's uses were members' tests of the assistant, and what those cost.
alter table copilot_days
  add column tests integer not null default 0,
  add column test_input_tokens bigint not null default 0,
  add column test_output_tokens bigint not null default 0,
  -- US dollars.
  add column test_cost numeric not null default 0;

-- When a shop's admins were last told that so much of their plan's replies is used, in percent.
create table usage_warnings (
  shop_id uuid not null references shops on delete cascade,
  percent integer not null,
  warned_at timestamptz not null,
  primary key (shop_id, percent)
);
comment on table usage_warnings is '@owner usage';
