-- The members whom a note names. A column without a value, so that no row is written anew.
alter table messages add column mentions jsonb;
comment on column messages.mentions is $$@type string[]
  Null where it names nobody.$$;

-- Where each member was named last in a conversation: what they are told of, and what lists of their mentions go by.
create table mentions (
  shop_id uuid not null,
  member_id uuid not null,
  conversation_id uuid not null,
  message_id uuid not null,
  primary key (shop_id, member_id, conversation_id),
  foreign key (shop_id, conversation_id) references conversations on delete cascade,
  foreign key (shop_id, member_id) references members on delete cascade
);
create index mentions_by_conversation on mentions (shop_id, conversation_id);
comment on table mentions is '@owner conversations Which note of a conversation named a member last.';
