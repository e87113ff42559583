-- A desk also holds what comes after resolving a conversation.
comment on column members.desk is $$@type { messagePreference?: 'sendOnEnter' | 'newLineOnEnter', undoSeconds?: 0 | 5 | 10, afterResolve?: 'stay' | 'next', sound?: 'mine' | 'all' | 'off', singleKeys?: boolean, keys?: Record<string, string> }$$;
