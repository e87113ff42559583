-- What a visitor who only said thanks has brought back, so that one press puts it away again.
alter table conversations add column put_back jsonb;
comment on column conversations.put_back is $$@type { status: 'snoozed' | 'resolved', until: string | null, reminder: { memberId: string, text: string } | null }
  How it was before they did. Null once anybody has done anything more.$$;
