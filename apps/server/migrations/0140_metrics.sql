-- How long visitors waited for an answer, and how long it took until their conversations were resolved: one row for each
-- answer that somebody waited for, and for each time that a conversation was resolved. All of it can be reckoned anew from
-- the messages.
create table metrics (
  shop_id uuid not null references shops on delete cascade,
  conversation_id uuid not null,
  seq integer not null,
  kind text not null check (kind in ('first_response', 'next_response', 'resolution')),
  by text not null check (by in ('person', 'assistant')),
  member_id uuid,
  ended_as text check (ended_as in ('resolved', 'auto_resolved', 'ended')),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  primary key (shop_id, conversation_id, seq),
  foreign key (shop_id, conversation_id) references conversations on delete cascade,
  check ((kind = 'resolution') = (ended_as is not null))
);
create index metrics_by_time on metrics (shop_id, ended_at);
comment on table metrics is '@owner metrics';
comment on column metrics.seq is 'The place of the message that ended the time.';
comment on column metrics.kind is $$@type 'first_response' | 'next_response' | 'resolution'$$;
comment on column metrics.by is $$@type 'person' | 'assistant'$$;
comment on column metrics.ended_as is $$@type 'resolved' | 'auto_resolved' | 'ended'$$;

-- How far each conversation was measured, and what runs in it.
create table metric_clocks (
  shop_id uuid not null references shops on delete cascade,
  conversation_id uuid not null,
  measured_seq integer not null,
  clock jsonb not null,
  primary key (shop_id, conversation_id),
  foreign key (shop_id, conversation_id) references conversations on delete cascade
);
comment on table metric_clocks is '@owner metrics';
create index metric_clocks_unmeasured on metric_clocks (shop_id, conversation_id) where measured_seq = 0;
comment on column metric_clocks.clock is '@type Record<string, unknown>';

-- Conversations of before are measured by the job that looks for those.
insert into metric_clocks (shop_id, conversation_id, measured_seq, clock)
select shop_id, id, 0, '{}' from conversations where last_seq > 0;
