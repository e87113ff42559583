-- Who may see an order is found out in one place, for the assistant and for the chatbox's own tracking.
comment on table order_attempts is '@owner order-tracking';

-- A visitor asked to see an order, and may show the code that was mailed to its own address. There is a row whether there is
-- such an order or not, so that nothing that follows tells. What was asked by stands in it as a keyed hash.
create table order_codes (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  contact_id uuid not null,
  claim_hash text not null,
  tries_left integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Of the order that was found, if one was: keyed hashes of code and address, and the store's id of it.
  code_mac text,
  email_hash text,
  order_id text,
  primary key (shop_id, id),
  foreign key (shop_id, contact_id) references contacts on delete cascade
);
create index order_codes_of_contact on order_codes (shop_id, contact_id);
create index order_codes_by_age on order_codes (expires_at);
comment on table order_codes is '@owner order-tracking';

-- An address whose mails a visitor has shown to read; kept as a keyed hash, for a day.
create table order_proofs (
  shop_id uuid not null references shops on delete cascade,
  contact_id uuid not null,
  email_hash text not null,
  expires_at timestamptz not null,
  primary key (shop_id, contact_id, email_hash),
  foreign key (shop_id, contact_id) references contacts on delete cascade
);
create index order_proofs_by_age on order_proofs (expires_at);
comment on table order_proofs is '@owner order-tracking';
