-- The clock that runs in a conversation, as its metrics are measured by it, and when the next of the shop's response targets is
-- missed. Those that are under way have no clock until a shop sets targets: then what was said in them is read.
alter table conversations
  add column clock jsonb,
  add column due_at timestamptz,
  add column due_kind text check (due_kind in ('first_response', 'next_response', 'resolution'));
comment on column conversations.clock is '@type Record<string, unknown>';
comment on column conversations.due_kind is $$@type 'first_response' | 'next_response' | 'resolution'$$;
