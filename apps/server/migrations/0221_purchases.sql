-- What a customer has bought, as the store last told it: by contact, for one person may be several customers.
create table contact_purchases (
  shop_id uuid not null,
  contact_id uuid not null,
  order_count integer not null,
  spent numeric not null,
  currency text not null,
  read_at timestamptz not null,
  primary key (shop_id, contact_id),
  foreign key (shop_id, contact_id) references contacts on delete cascade
);
comment on table contact_purchases is '@owner contacts';

-- Their sums stand with the person, so that lists are sorted and narrowed by them. Who never was a customer comes last.
alter table contacts
  add column order_count integer,
  add column spent numeric,
  add column spent_currency text;
create index contacts_by_orders on contacts (shop_id, coalesce(order_count, -1), id);
create index contacts_by_spent on contacts (shop_id, coalesce(spent, -1), id);
