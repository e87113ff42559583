-- Each shopper is told a code of their own, that the store takes once.
alter table discount_rules add column per_shopper boolean not null default false;
-- Why the last such code could not be made; null where it could.
alter table discount_rules add column failure text;
alter table discount_rules add column failed_at timestamptz;

-- The code that was made for this shopper alone, and until when the store takes it.
alter table told_discounts add column code text;
alter table told_discounts add column code_ends_at timestamptz;

-- The discounts that we have made in the store, to which the codes of shoppers are added: of which of the store's codes,
-- and what they give.
create table shopper_discounts (
  shop_id uuid not null references shops on delete cascade,
  store_id text not null,
  discount_id text not null,
  terms jsonb not null,
  ends_at timestamptz,
  made_at timestamptz not null,
  primary key (shop_id, store_id)
);
create index shopper_discounts_of on shopper_discounts (shop_id, discount_id, made_at);
comment on table shopper_discounts is '@owner discounts';
comment on column shopper_discounts.terms is '@type unknown';
