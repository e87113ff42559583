-- Conversations that were merged into another one: their messages stand there, and whoever asks for one of them is led there.
create table merged_conversations (
  shop_id uuid not null,
  id uuid not null,
  into_id uuid not null,
  seq_shift integer not null,
  primary key (shop_id, id),
  foreign key (shop_id, into_id) references conversations on delete cascade
);
create index merged_conversations_by_target on merged_conversations (shop_id, into_id);
comment on table merged_conversations is '@owner conversations What led to a conversation that was merged into another one.';
comment on column merged_conversations.seq_shift is 'Its message n is the message n + seq_shift there.';

-- What its provider calls a message goes with the message.
alter table provider_messages
  drop constraint provider_messages_shop_id_conversation_id_message_id_fkey,
  add foreign key (shop_id, conversation_id, message_id) references messages (shop_id, conversation_id, id)
    on delete cascade on update cascade;
