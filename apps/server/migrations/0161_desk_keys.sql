-- A desk also holds which keys do what.
comment on column members.desk is $$@type { messagePreference?: 'sendOnEnter' | 'newLineOnEnter', undoSeconds?: 0 | 5 | 10, sound?: 'mine' | 'all' | 'off', singleKeys?: boolean, keys?: Record<string, string> }$$;
