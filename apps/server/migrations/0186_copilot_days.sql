-- How often a shop's members had a language model help them on a day, and what that cost.
create table copilot_days (
  shop_id uuid not null references shops on delete cascade,
  day date not null,
  uses integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  -- US dollars.
  cost numeric not null default 0,
  primary key (shop_id, day)
);
comment on table copilot_days is '@owner copilot';
