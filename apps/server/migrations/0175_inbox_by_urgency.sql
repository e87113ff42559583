-- The inbox in the order of its priorities, the latest first among those of one.
create index conversations_by_urgency on conversations (
  shop_id,
  status,
  (array_position(array['none', 'low', 'medium', 'high', 'urgent'], priority)) desc,
  last_message_at desc,
  id desc
);
