-- When it last changed hands or state: who has just reopened, woken or taken over a conversation is not done with it.
alter table conversations add column moved_at timestamptz;
