-- A desk also says whether the thread shows what a visitor did in the store.
comment on column members.desk is $$@type { messagePreference?: 'sendOnEnter' | 'newLineOnEnter', undoSeconds?: 0 | 5 | 10, afterResolve?: 'stay' | 'next', sound?: 'mine' | 'all' | 'off', singleKeys?: boolean, keys?: Record<string, string>, showTrail?: boolean }$$;
