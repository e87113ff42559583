-- The inbox with what is due first before all others.
create index conversations_due_first on conversations (
  shop_id,
  status,
  (case when due_at is not null then 0 else 1 end),
  (coalesce(due_at, last_message_at)),
  id
);
-- What is overdue, of which there is little.
create index conversations_overdue on conversations (shop_id, status, due_at) where due_at is not null;
