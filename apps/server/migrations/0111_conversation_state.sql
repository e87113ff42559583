-- A conversation that the team has put off, or that is spam; and how urgent it is.
comment on column conversations.status is $$@type 'open' | 'snoozed' | 'resolved' | 'spam'$$;
-- When a snoozed one comes back by itself; null where only the visitor's next word brings it back.
alter table conversations add column snoozed_until timestamptz;
alter table conversations add column priority text not null default 'none';
comment on column conversations.priority is $$@type 'none' | 'low' | 'medium' | 'high' | 'urgent'$$;
-- Which are due is asked every minute, of all shops.
create index conversations_due on conversations (snoozed_until) where status = 'snoozed';
