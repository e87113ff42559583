-- What whoever put a conversation off wants to be told when it comes back. With the row, as until when it is put off.
alter table conversations add column reminder jsonb;
comment on column conversations.reminder is $$@type { memberId: string, text: string }
  Null where nobody left one.$$;
