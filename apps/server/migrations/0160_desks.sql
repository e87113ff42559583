-- How a member wants their own inbox to work; what they never chose is left out.
alter table members add column desk jsonb not null default '{}';
comment on column members.desk is $$@type { messagePreference?: 'sendOnEnter' | 'newLineOnEnter', undoSeconds?: 0 | 5 | 10, sound?: 'mine' | 'all' | 'off' }$$;
