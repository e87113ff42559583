-- Who of the team watches a conversation. With the row, so that who changes it knows them, and one lock is enough.
alter table conversations add column watchers jsonb not null default '{}';
comment on column conversations.watchers is $$@type Record<string, number>
  Up to which message each of them has seen it, by member.$$;

-- Most conversations are watched by nobody.
create index conversations_by_watcher on conversations using gin (watchers) where watchers <> '{}';
