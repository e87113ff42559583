-- When a member is told of nothing.
alter table members add column quiet_hours jsonb;
comment on column members.quiet_hours is $$@type { isOn: boolean, from: string, to: string, timeZone: string }$$;

-- What a member is still to be told of: by one mail, and after their quiet hours by one push message, for all of it.
create table pending_notices (
  shop_id uuid not null,
  member_id uuid not null,
  conversation_id uuid not null,
  topic text not null,
  by_mail boolean not null,
  by_push boolean not null,
  version integer not null default 1,
  primary key (shop_id, member_id, conversation_id, topic),
  foreign key (shop_id, conversation_id) references conversations on delete cascade,
  foreign key (shop_id, member_id) references members on delete cascade
);
create index pending_notices_of_conversation on pending_notices (shop_id, conversation_id);
comment on column pending_notices.version is 'Grows with each time that it is asked for: what was told is not what came meanwhile.';
comment on table pending_notices is '@owner notifications';

-- When a member was mailed last: not more often than every few minutes.
create table mail_pauses (
  shop_id uuid not null,
  member_id uuid not null,
  mailed_at timestamptz not null,
  primary key (shop_id, member_id),
  foreign key (shop_id, member_id) references members on delete cascade
);
comment on table mail_pauses is '@owner notifications';
comment on column told_by_mail.told_at is 'When that mail went out.';
