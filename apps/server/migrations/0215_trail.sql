-- What contacts did in the store: pages, what changed in the cart, and what became of orders.
create table trail_steps (
  shop_id uuid not null,
  id uuid not null,
  contact_id uuid not null,
  at timestamptz not null,
  kind text not null,
  content jsonb not null,
  -- What the store tells more than once is one step.
  told_as text,
  primary key (shop_id, id),
  foreign key (shop_id, contact_id) references contacts on delete cascade
);
create index trail_steps_by_contact on trail_steps (shop_id, contact_id, at);
create unique index trail_steps_told_once on trail_steps (shop_id, contact_id, told_as) where told_as is not null;
create index trail_steps_by_age on trail_steps (at);
comment on table trail_steps is '@owner contacts';
comment on column trail_steps.kind is $$@type 'page' | 'cart' | 'order'$$;
comment on column trail_steps.content is '@type object';
