-- What visitors answered before their chat, beside name, email, and phone, and the disclaimers to which they agreed.
create table pre_chats (
  shop_id uuid not null references shops on delete cascade,
  contact_id uuid not null,
  answers jsonb not null default '[]',
  answered_at timestamptz,
  consents jsonb not null default '[]',
  primary key (shop_id, contact_id),
  foreign key (shop_id, contact_id) references contacts (shop_id, id) on delete cascade
);
comment on table pre_chats is '@owner contacts';
comment on column pre_chats.answers is '@type { id: string, label: string, answer: string }[]';
comment on column pre_chats.consents is '@type { text: string, link: string, at: string }[]';
