-- A member has stopped the assistant in this conversation.
alter table conversations add column assistant_off boolean not null default false;
