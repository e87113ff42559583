-- How often each popup of a store was shown, dismissed, clicked, or led to a subscription, by day. Nothing says by whom.
create table popup_counts (
  shop_id uuid not null references shops on delete cascade,
  day date not null,
  kind text not null,
  act text not null,
  times bigint not null,
  primary key (shop_id, day, kind, act)
);
comment on table popup_counts is '@owner popups';
comment on column popup_counts.kind is '@type ''cartBooster'' | ''newsletter'' | ''product'' | ''welcome''';
comment on column popup_counts.act is '@type ''shown'' | ''dismissed'' | ''clicked'' | ''subscribed''';

-- Who subscribed to a store's newsletter, and to what they agreed. An address is one subscriber, however often it is given.
create table newsletter_subscribers (
  shop_id uuid not null,
  id uuid not null,
  -- In small letters.
  email text not null,
  contact_id uuid not null,
  consented_at timestamptz not null,
  -- As it stood beside the box.
  consent_text text not null,
  -- The path of the page in the store.
  page text not null,
  locale text not null,
  -- Whether the store knows: not yet, yes, it doesn't let us, or it said no.
  in_store text not null default 'waiting',
  primary key (shop_id, id),
  foreign key (shop_id, contact_id) references contacts on delete cascade
);
comment on table newsletter_subscribers is '@owner popups';
comment on column newsletter_subscribers.in_store is '@type ''waiting'' | ''yes'' | ''no_scope'' | ''refused''';
create unique index newsletter_subscribers_by_email on newsletter_subscribers (shop_id, email);
create index newsletter_subscribers_by_contact on newsletter_subscribers (shop_id, contact_id);
