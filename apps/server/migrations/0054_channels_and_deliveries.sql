-- By which channel a message came or goes where that is not the conversation's own, and how far it has come where its
-- channel tells us. Columns without a value, so that no row is written anew.
alter table messages
  add column channel text,
  add column delivery text,
  add column failed_because text;

-- What the provider of a channel calls a message. In a table of its own: only messages of such channels have such a name,
-- and an index on messages would read all of them once.
create table provider_messages (
  shop_id uuid not null,
  channel text not null,
  provider_id text not null,
  conversation_id uuid not null,
  message_id uuid not null,
  primary key (shop_id, channel, provider_id),
  foreign key (shop_id, conversation_id, message_id) references messages (shop_id, conversation_id, id) on delete cascade
);
create index provider_messages_by_message on provider_messages (shop_id, conversation_id, message_id);

comment on column messages.channel is
  $$@type 'online_store' | 'email' | 'facebook' | 'instagram' | 'whatsapp'
  Null where it is the conversation's.$$;
comment on column messages.delivery is
  $$@type 'queued' | 'sent' | 'failed' | 'delivered' | 'read'
  What the channel reported last. Null where nothing is reported, as of the chat.$$;
comment on table provider_messages is '@owner conversations What the provider of a channel calls a message.';
comment on column provider_messages.channel is $$@type 'online_store' | 'email' | 'facebook' | 'instagram' | 'whatsapp'$$;
