-- What the team notes about a contact, whichever conversation it is about. Under the author's name as it was: who leaves
-- the team has written it all the same.
create table contact_notes (
  shop_id uuid not null,
  id uuid not null,
  contact_id uuid not null,
  author_id uuid not null,
  author_name text not null,
  text text not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, contact_id) references contacts on delete cascade
);
create index contact_notes_by_contact on contact_notes (shop_id, contact_id, created_at);
comment on table contact_notes is '@owner contacts';
