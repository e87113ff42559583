-- When the one who wrote a message changed or deleted it. Columns without a value, so that no row is written anew. What stood
-- there before is not kept.
alter table messages
  add column edited_at timestamptz,
  add column deleted_at timestamptz;
