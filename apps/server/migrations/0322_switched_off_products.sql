-- Products that the assistant is not to use. They are remembered beside the products, which go and come with the store.
create table switched_off_products (
  shop_id uuid not null references shops on delete cascade,
  product_id text not null,
  primary key (shop_id, product_id)
);
comment on table switched_off_products is '@owner catalog';
-- The list of products goes by title, a piece at a time.
create index products_by_title on products (shop_id, (left(lower(title), 200) collate "C"), id);
