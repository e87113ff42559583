-- Each way in which the inbox can be looked through is read in its order, however far down.
drop index conversations_unread;
create index conversations_unread on conversations (shop_id, status, last_message_at desc, id desc) where not is_read;
drop index conversations_by_assignee;
create index conversations_by_assignee on conversations (shop_id, assignee_id, status, last_message_at desc, id desc);
create index conversations_longest on conversations (shop_id, status, (coalesce(waiting_since, last_message_at)), id);
create index conversations_by_priority on conversations (shop_id, status, priority, last_message_at desc, id desc)
  where priority <> 'none';
