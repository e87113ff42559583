-- Whether visitors are to see the chatbox at all, and whether the published theme has its app embed switched on, as far as
-- anybody knows: the store, where it lets us read its themes, else the last page of it on which the chatbox began a visit.
alter table shops
  add column enable_chatbox boolean not null default true,
  -- Of the published theme, and null where the store does not tell.
  add column embed_state text,
  add column embed_theme text,
  add column embed_on_theme text,
  add column embed_checked_at timestamptz,
  add column embed_seen_at timestamptz;
comment on column shops.embed_state is $$@type 'on' | 'off'$$;
comment on column shops.embed_theme is 'The name of the published theme.';
comment on column shops.embed_on_theme is 'The store''s id of the theme in which it was seen switched on last.';
comment on column shops.embed_seen_at is 'When a page of the store last began a visit, to the hour.';
