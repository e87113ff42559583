-- Tries to see an order by its number and an e-mail or phone, kept for an hour so that nobody can try them out.
create table order_attempts (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  contact_id uuid not null,
  order_hash text not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, contact_id) references contacts on delete cascade
);
create index order_attempts_recent on order_attempts (shop_id, created_at);
