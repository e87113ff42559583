-- What the assistant does with each of the store's discount codes, as far as somebody has decided it.
create table discount_rules (
  shop_id uuid not null references shops on delete cascade,
  discount_id text not null,
  is_named boolean not null,
  audience text not null,
  -- In the shop's currency.
  min_cart numeric(12, 2),
  until timestamptz,
  -- To how many shoppers it may be named.
  budget integer,
  primary key (shop_id, discount_id)
);
comment on table discount_rules is '@owner discounts';
comment on column discount_rules.audience is $$@type 'everyone' | 'customers'$$;

-- What becomes of the codes that nobody has decided about; without a row none of them is named.
create table discount_policies (
  shop_id uuid primary key references shops on delete cascade,
  are_new_named boolean not null
);
comment on table discount_policies is '@owner discounts';
-- Shops that are here already named every code so far.
insert into discount_policies (shop_id, are_new_named) select id, true from shops;

-- Whom the assistant has named which code to.
create table told_discounts (
  shop_id uuid not null,
  discount_id text not null,
  contact_id uuid not null,
  told_at timestamptz not null,
  primary key (shop_id, discount_id, contact_id),
  foreign key (shop_id, contact_id) references contacts on delete cascade
);
create index told_discounts_by_contact on told_discounts (shop_id, contact_id);
comment on table told_discounts is '@owner discounts';
