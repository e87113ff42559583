-- Which sources answers rest on is counted when somebody looks: an answer costs no statement more.
create index messages_with_sources on messages (shop_id, created_at)
  where sender = 'assistant' and (parts @> '[{"type": "sources"}]' or parts @> '[{"type": "products"}]');
