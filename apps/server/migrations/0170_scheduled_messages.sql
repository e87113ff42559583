-- Replies that are sent at their time. The id is that of the message that each becomes.
create table scheduled_messages (
  shop_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  author_id uuid not null,
  state text not null default 'waiting',
  -- Found when it was time; what would hold it before is asked whenever somebody looks.
  held_because text,
  problem text,
  send_at timestamptz not null,
  unless_reply boolean not null,
  -- How far the conversation had come when its time was set last.
  since_seq integer not null,
  text text not null,
  reply_to_id uuid,
  file_ids jsonb not null default '[]',
  products jsonb not null default '[]',
  order_id text,
  -- Its cards as they were when it was written, for the team alone.
  parts jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, conversation_id) references conversations on delete cascade
);
create index scheduled_messages_by_conversation on scheduled_messages (shop_id, conversation_id, send_at);
create index scheduled_messages_due on scheduled_messages (send_at) where state = 'waiting';
create index scheduled_messages_done on scheduled_messages (updated_at) where state in ('sent', 'cancelled');
comment on table scheduled_messages is '@owner scheduling';
comment on column scheduled_messages.state is $$@type 'waiting' | 'held' | 'sent' | 'cancelled'$$;
comment on column scheduled_messages.held_because is
  $$@type 'replied' | 'resolved' | 'spam' | 'blocked' | 'author_left' | 'refused' | 'late'$$;
comment on column scheduled_messages.file_ids is '@type string[]';
comment on column scheduled_messages.products is '@type { id: string, variantId?: string | undefined }[]';
comment on column scheduled_messages.parts is '@type unknown[]';
