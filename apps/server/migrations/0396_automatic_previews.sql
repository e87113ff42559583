-- A quick answer is the shop's own, and quoted as such in the list. What stands there already is right with the next message.
comment on column conversations.preview_by is $$@type 'visitor' | 'member' | 'assistant' | 'automatic'$$;
