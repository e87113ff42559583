-- The conversations of a blocked contact are blocked, all of them; each goes back to what it was when the block ends.
comment on column conversations.status is $$@type 'open' | 'snoozed' | 'resolved' | 'spam' | 'blocked'$$;
alter table conversations add column blocked_from text;
comment on column conversations.blocked_from is $$@type 'open' | 'snoozed' | 'resolved' | 'spam'$$;
