-- Answers that an engine was asked for and that have not ended yet. Each is counted against the plan under its id, so that
-- a job that runs twice, or whose process was killed, counts once.
create table answers_under_way (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  -- In whose count it stands.
  day date not null,
  begun_at timestamptz not null,
  primary key (shop_id, id)
);
comment on table answers_under_way is '@owner assistant';
create index answers_begun on answers_under_way (begun_at);

-- The ledger of the assistant's turns, written with the message: one row for each, under the id of the answer. It holds no
-- word of anybody and names nobody, so that it stays when its conversation is deleted.
create table replies (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  day date not null,
  outcome text not null,
  engine text not null,
  -- It was said by an engine that was asked for it, and counts against the plan.
  counted boolean not null,
  -- No reply that counts was given in its conversation before.
  begins boolean not null,
  input_tokens integer not null,
  output_tokens integer not null,
  -- US dollars.
  cost numeric(12, 6) not null,
  primary key (shop_id, id)
);
comment on table replies is '@owner assistant';
create index replies_by_day on replies (shop_id, day);

-- Turns of before: an engine was asked where anything was judged.
insert into replies (
  shop_id, id, day, outcome, engine, counted, begins, input_tokens, output_tokens, cost)
select shop_id, id, (created_at at time zone 'UTC')::date, outcome, engine, counted,
  counted and row_number() over (partition by shop_id, conversation_id, counted order by created_at, id) = 1,
  input_tokens, output_tokens, cost
from (
  select *, message_id is not null and outcome <> 'failed' and verdicts <> '[]' as counted from decisions
) as d;
