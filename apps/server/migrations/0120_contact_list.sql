-- The list of contacts: paged by key, whatever it is sorted by, however many there are.
alter table contacts
  -- What a blocked contact sends is refused.
  add column blocked_at timestamptz,
  add column blocked_reason text not null default '',
  -- Since when they have subscribed to the store's newsletter; the proof of it stands with the subscription.
  add column subscribed_at timestamptz;

update contacts set subscribed_at = s.consented_at
from (
  select shop_id, contact_id, min(consented_at) as consented_at from newsletter_subscribers group by shop_id, contact_id
) as s
where s.shop_id = contacts.shop_id and s.contact_id = contacts.id;

create index contacts_by_last_seen on contacts (shop_id, last_seen_at, id);
create index contacts_by_created on contacts (shop_id, created_at, id);
-- As the team reads them: by name, else by e-mail address; those who left neither come last.
create index contacts_by_name on contacts (
  shop_id,
  (coalesce(nullif(name, ''), email, '') = ''),
  (lower(coalesce(nullif(name, ''), email, '')) collate "C"),
  id
);
-- One for each segment that is there from the start: a few among many are found without reading the others.
create index contacts_by_last_seen_customers on contacts (shop_id, last_seen_at, id) where customer_id is not null;
create index contacts_by_last_seen_with_email on contacts (shop_id, last_seen_at, id) where email is not null;
create index contacts_by_last_seen_anonymous on contacts (shop_id, last_seen_at, id)
  where customer_id is null and email is null;
create index contacts_by_last_seen_blocked on contacts (shop_id, last_seen_at, id) where blocked_at is not null;
create index contacts_by_last_seen_subscribed on contacts (shop_id, last_seen_at, id) where subscribed_at is not null;
create index contacts_by_locale on contacts (shop_id, locale, last_seen_at, id);
-- Any part of a phone number, however it was written.
create index contacts_by_phone on contacts
  using gin (text_grams(shop_id, regexp_replace(phone, '\D', '', 'g'))) with (fastupdate = off) where phone is not null;

-- Filters that the team has given a name.
create table contact_segments (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  name text not null,
  filter jsonb not null,
  created_at timestamptz not null default now(),
  primary key (shop_id, id)
);
create unique index contact_segments_by_name on contact_segments (shop_id, lower(name));
comment on table contact_segments is '@owner contacts';
comment on column contact_segments.filter is $$@type Record<string, string | number>$$;

-- Which columns a member wants to see; without a row those that are shown at first.
create table contact_columns (
  shop_id uuid not null,
  member_id uuid not null,
  columns jsonb not null,
  primary key (shop_id, member_id),
  foreign key (shop_id, member_id) references members on delete cascade
);
comment on table contact_columns is '@owner contacts';
comment on column contact_columns.columns is $$@type string[]$$;
