-- What `has:` of a search looks for. Few messages hold any of it, and only those are in an index.
create index messages_with_files on messages (shop_id, conversation_id) where files <> '[]';
create index messages_that_are_notes on messages (shop_id, conversation_id) where kind = 'note';
create index messages_with_orders on messages (shop_id, conversation_id) where parts @> '[{"type": "order"}]';
create index messages_with_products on messages (shop_id, conversation_id) where parts @> '[{"type": "products"}]';
